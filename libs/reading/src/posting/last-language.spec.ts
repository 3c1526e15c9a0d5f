import { withoutLastLanguage } from './last-language.js';

const itemsOf = (text: string): string[] =>
  withoutLastLanguage({ text, start: 0, end: text.length, isBullet: false }).map(
    (unit) => unit.text,
  );

describe('a list that ends with a language', () => {
  it.each([
    [
      'A strong command of TypeScript and CSS, experience with Jest, good English',
      ['A strong command of TypeScript and CSS, experience with Jest', 'good English'],
    ],
    [
      'Erfahrung in der Lohnbuchhaltung mit DATEV; fließendes Deutsch',
      ['Erfahrung in der Lohnbuchhaltung mit DATEV', 'fließendes Deutsch'],
    ],
  ])('is two items: %s', (text, items) => expect(itemsOf(text)).toEqual(items));

  it.each([
    'Fluent in German, French and English, good Spanish',
    'Good written, spoken English',
    'Experience with ovens, tills and customers',
    'Cooking for the guests of a hotel, with recipes that are written in plain and fluent French',
  ])('is one otherwise: %s', (text) => expect(itemsOf(text)).toEqual([text]));

  it('keeps the places of its items in the text', () => {
    const text = 'Five years of baking bread, fluent Dutch';
    const units = withoutLastLanguage({
      text,
      start: 10,
      end: 10 + text.length,
      isBullet: true,
    });
    expect(units.map(({ start, end }) => text.slice(start - 10, end - 10))).toEqual([
      'Five years of baking bread',
      'fluent Dutch',
    ]);
  });
});
