import type { EducationWords } from '../topics/education.js';

export const education: EducationWords = {
  levels: {
    secondary: String.raw`gymnasie(?:examen|utbildning|skola)|gymnasiet|\p{L}{3,24}programmet`,
    vocational: 'yrkesutbildning|yrkeshögskola|yh-utbildning|yrkesexamen|lärlingsutbildning',
    associate: '',
    bachelor:
      'kandidatexamen|högskoleexamen|sjuksköterskeexamen|socionomexamen|lärarexamen|högskoleutbildning|universitetsutbildning',
    master: 'masterexamen|magisterexamen|civilingenjör(?:sexamen)?|civilekonom(?:examen)?',
    doctorate: 'doktorsexamen',
  },
  initials: '',
  initialsBeforeSubject: '',
  honoursMarks: '',
  nouns: 'examen|universitet|högskola|utbildning',
  degreeNouns: '',
  ofField: 'i|inom',
  beforeField: '',
  afterField: '',
  afterComma: '',
  honours: '',
};
