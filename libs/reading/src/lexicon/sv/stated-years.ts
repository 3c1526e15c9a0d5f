import type { StatedYearWords } from '../topics/stated-years.js';

export const statedYears: StatedYearWords = {
  between: 'erfarenhet|av|inom|som',
  and: 'och',
  moreThan: 'mer än |över ',
  ofSomething: 'av|inom|med|som',
  years: 'års?',
};
