import type { StatedYearWords } from '../topics/stated-years.js';

export const statedYears: StatedYearWords = {
  between: 'berufserfahrung|erfahrung|mit|im|als|praxis',
  and: 'und',
  moreThan: 'mehr als ',
  ofSomething: 'mit|bei|als',
  years: 'jahre',
};
