import type { EducationWords } from '../topics/education.js';

export const education: EducationWords = {
  levels: {
    secondary: 'abitur',
    vocational:
      'berufsausbildung|abgeschlossene ausbildung|ausbildung(?= (?:als|zum|zur)(?![a-z]))',
    associate: '',
    bachelor: '(?:abgeschlossenes )?(?:hochschul|fach(?:hochschul)?)?studium',
    master: 'masterarbeit|diplom(?:-?ingenieur)?',
    doctorate: 'promotion in|doktor',
  },
  initials: '',
  initialsBeforeSubject: '',
  honoursMarks: '',
  nouns: 'studium|universität',
  degreeNouns: '',
  ofField: 'in|als|zum|zur',
  beforeField: '',
  afterField: '',
  afterComma: '',
  honours: String.raw`(?:gerne?|idealerweise|vorzugsweise|bevorzugt)(?!\p{L})`,
};
