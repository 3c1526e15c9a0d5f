import type { EducationWords } from '../topics/education.js';

export const education: EducationWords = {
  levels: {
    secondary: 'bachillerato',
    vocational: 'formación profesional',
    associate: '',
    bachelor: 'licenciatura|grado en|ingeniería|título universitario',
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
