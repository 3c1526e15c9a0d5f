import type { DurationWords } from '../topics/durations.js';

export const durations: DurationWords = {
  numbers: { un: 1, uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, diez: 10 },
  to: 'a',
  orMore: 'o más',
  years: 'años?',
  year: '',
  studies: '',
  months: 'meses',
  ofThem: '',
  thereof: 'de (?:los|las) cuales',
  atLeast: 'al menos',
  moreThan: 'más de',
  besideSkills: 'años?',
  yearsBeforeSkills: 'años?',
  yearLetters: 'años',
  beforeSkills: String.raw`de\s|con\s`,
};
