import type { DurationWords } from '../topics/durations.js';

export const durations: DurationWords = {
  numbers: { ein: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, zehn: 10 },
  to: 'bis',
  orMore: 'oder mehr',
  years: 'jahren?',
  year: '',
  studies: '',
  months: 'monaten?',
  ofThem: '',
  thereof: 'davon',
  atLeast: 'mindestens',
  moreThan: 'über',
  besideSkills: 'jahre?|monate?',
  yearsBeforeSkills: 'jahre?',
  yearLetters: '',
  beforeSkills: String.raw`mit\s|erfahrung\s`,
};
