import type { StatedYearWords } from '../topics/stated-years.js';

export const statedYears: StatedYearWords = {
  between: 'experiencia|con',
  and: 'y',
  moreThan: 'más de ',
  ofSomething: 'con',
  years: 'años',
};
