import type { EducationWords } from '../topics/education.js';

export const education: EducationWords = {
  levels: {
    secondary:
      'bachillerato|graduado escolar|graduado en (?:la )?ESO|título de (?:la )?ESO|ESO(?= (?:finalizada|terminada|completa|obligatoria))|(?<!(?:de|en) )educación secundaria',
    vocational:
      'formación profesional|(?:ciclo formativo|FP|técnico)(?: de)? grado (?:medio|superior)|ciclo formativo|grado (?:medio|superior)',
    associate: '',
    bachelor: String.raw`licenciatura|diplomatura|grado(?= (?:en|o)(?!\p{L}))|grado universitario|ingeniería|título universitario|titulación universitaria|estudios universitarios`,
    master: 'máster|maestría',
    doctorate: 'doctorado',
  },
  initials: '',
  initialsBeforeSubject: '',
  honoursMarks: '',
  nouns: 'universidad',
  degreeNouns: '',
  ofField: 'en|de',
  beforeField: '',
  afterField: 'o similar',
  afterComma: '',
  honours: 'preferiblemente',
};
