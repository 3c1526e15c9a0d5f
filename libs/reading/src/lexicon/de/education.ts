import type { EducationWords } from '../topics/education.js';

export const education: EducationWords = {
  levels: {
    secondary: 'abitur',
    vocational: 'berufsausbildung|abgeschlossene ausbildung|ausbildung (?:als|zum|zur)',
    associate: '',
    bachelor: '(?:abgeschlossenes )?(?:hochschul|fach(?:hochschul)?)?studium',
    master: 'masterarbeit|diplom(?:-?ingenieur)?',
    doctorate: 'promotion in|doktor',
  },
  initials: '',
  nouns: 'studium|universität',
  degreeNouns: '',
  ofField: 'in',
  beforeField: '',
  afterField: '',
  afterComma: '',
  honours: '',
};
