import type { StatedYearWords } from '../topics/stated-years.js';

export const statedYears: StatedYearWords = {
  between: '',
  and: '',
  moreThan: '',
  ofSomething: '',
  years: '',
};
