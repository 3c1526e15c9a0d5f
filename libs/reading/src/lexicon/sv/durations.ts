import type { DurationWords } from '../topics/durations.js';

export const durations: DurationWords = {
  numbers: { två: 2, tre: 3, fyra: 4, fem: 5, tio: 10 },
  to: 'till',
  orMore: 'eller mer',
  years: 'års?',
  year: '',
  studies: '',
  months: '',
  ofThem: '',
  thereof: 'varav',
  atLeast: 'minst',
  moreThan: '',
  besideSkills: '',
  yearsBeforeSkills: '',
  yearLetters: '',
  beforeSkills: '',
};
