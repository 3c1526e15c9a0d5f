import { preferredLanguage } from './request-language.js';

describe('the language of an answer', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['de', 'de'],
    ['de-AT', 'de'],
    ['DE-de', 'de'],
    ['fr-FR, de;q=0.8, en;q=0.5', 'de'],
    ['en;q=0.5, de;q=0.8', 'de'],
    ['de, en', 'de'],
    ['en, de', 'en'],
    ['de;q=0, fr', 'en'],
    ['de;q=1.000', 'de'],
    ['de;q=9, en;q=0.1', 'en'],
    ['sv, nl', 'en'],
    ['de; drop table', 'en'],
  ])('for Accept-Language %j is %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });
});
