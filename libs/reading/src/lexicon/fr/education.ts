import type { EducationWords } from '../topics/education.js';

export const education: EducationWords = {
  levels: {
    secondary: 'baccalauréat',
    vocational: String.raw`CAP\/BEP|bac pro(?:fessionnel)?|brevet professionnel`,
    associate: String.raw`BTS|DUT|bac\s?\+\s?2`,
    bachelor: String.raw`DCG|licence(?= (?:en|de|ou)(?!\p{L}))|licence pro(?:fessionnelle)?|formation supérieure|diplôme universitaire|bac\s?\+\s?[34]`,
    master: String.raw`masters?(?= en(?!\p{L}))|master\s?[12](?!\d)|bac\s?\+\s?5|diplôme d['’]ingénieur`,
    doctorate: 'doctorat',
  },
  initials: '',
  initialsBeforeSubject: '',
  honoursMarks: '',
  nouns: 'école|université',
  degreeNouns: '',
  ofField: 'en|de',
  beforeField: '',
  afterField: 'ou équivalent',
  afterComma: '',
  honours: 'idéalement|de préférence',
};
