import { withoutSecondYears } from './two-durations.js';

const itemsOf = (text: string): string[] =>
  withoutSecondYears({ text, start: 0, end: text.length, isBullet: false }).map(
    (unit) => unit.text,
  );

describe('a sentence with two demands of years', () => {
  it.each([
    [
      'At least ten years of work as a carpenter, including two years as a foreman',
      ['At least ten years of work as a carpenter', 'including two years as a foreman'],
    ],
    [
      'Mindestens 5 Jahre Erfahrung in der Küche; davon 2 Jahre als Souschef im Hotel',
      ['Mindestens 5 Jahre Erfahrung in der Küche', 'davon 2 Jahre als Souschef im Hotel'],
    ],
  ])('is two items: %s', (text, items) => {
    expect(itemsOf(text)).toEqual(items);
  });

  it.each([
    '3-5 years of experience in a bakery, ideally in a hotel',
    'Five years of experience with ovens, tills and customers',
    '3 years, 5 years',
  ])('is one otherwise: %s', (text) => expect(itemsOf(text)).toEqual([text]));

  it('keeps the places of its items in the text', () => {
    const text = 'Four years of driving a lorry, at least one year of driving abroad';
    const [, second] = withoutSecondYears({
      text,
      start: 10,
      end: 10 + text.length,
      isBullet: false,
    });
    expect(second).toEqual({
      text: 'at least one year of driving abroad',
      start: 10 + text.indexOf('at least'),
      end: 10 + text.length,
      isBullet: true,
    });
  });
});
