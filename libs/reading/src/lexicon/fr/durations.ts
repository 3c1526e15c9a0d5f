import type { DurationWords } from '../topics/durations.js';

export const durations: DurationWords = {
  numbers: { un: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, dix: 10 },
  to: 'à',
  orMore: 'ou plus',
  years: 'ans|années',
  year: '',
  studies: '',
  months: 'mois',
  ofThem: '',
  thereof: 'dont',
  atLeast: 'au moins',
  moreThan: 'plus de',
  besideSkills: 'ans|années',
  yearsBeforeSkills: 'ans|années',
  yearLetters: '',
  beforeSkills: String.raw`de\s|d['’]`,
};
