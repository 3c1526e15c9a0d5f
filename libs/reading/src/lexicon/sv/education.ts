import type { EducationWords } from '../topics/education.js';

export const education: EducationWords = {
  levels: {
    secondary: '',
    vocational: '',
    associate: '',
    bachelor: '',
    master: '',
    doctorate: '',
  },
  initials: '',
  initialsBeforeSubject: '',
  honoursMarks: '',
  nouns: '',
  degreeNouns: '',
  ofField: '',
  beforeField: '',
  afterField: '',
  afterComma: '',
  honours: '',
};
