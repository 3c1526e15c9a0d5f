import type { EducationWords } from '../topics/education.js';

/** Programmes of universities; those of schools have the same ending. */
const degreeProgrammes =
  'socionom|sjuksköterske|lärar|ekonom|jurist|psykolog|fysioterapeut|arbetsterapeut|receptarie|systemvetar|högskoleingenjörs';

export const education: EducationWords = {
  levels: {
    secondary: String.raw`gymnasie(?:examen|utbildning|skola)|gymnasiet|(?!(?:${degreeProgrammes})programmet)\p{L}{3,24}programmet`,
    vocational: 'yrkesutbildning|yrkeshögskola|yh-utbildning|yrkesexamen|lärlingsutbildning',
    associate: '',
    bachelor: `kandidat(?:examen|(?=-))|högskoleexamen|sjuksköterskeexamen|socionomexamen|lärarexamen|högskoleutbildning|universitetsutbildning|examen(?= i[ n])|(?:${degreeProgrammes})programmet`,
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
