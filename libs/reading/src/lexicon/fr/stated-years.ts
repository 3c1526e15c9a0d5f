import type { StatedYearWords } from '../topics/stated-years.js';

export const statedYears: StatedYearWords = {
  between: String.raw`d['’]expérience|expérience|de|du|des|en|dans|avec`,
  and: 'et',
  moreThan: 'plus de ',
  ofSomething: 'de|en',
  years: String.raw`ans\b`,
};
