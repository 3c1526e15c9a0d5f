import type { DurationWords } from '../topics/durations.js';

export const durations: DurationWords = {
  numbers: { ett: 1, två: 2, tre: 3, fyra: 4, fem: 5, tio: 10 },
  to: 'till',
  orMore: 'eller mer',
  years: 'års?',
  year: '',
  studies: '',
  months: 'månad(?:er)?s?',
  ofThem: '',
  thereof: 'varav',
  atLeast: 'minst',
  moreThan: 'över|mer än',
  besideSkills: 'år|månader',
  yearsBeforeSkills: 'års?',
  yearLetters: '',
  beforeSkills: String.raw`erfarenhet\s|av\s|inom\s`,
};
