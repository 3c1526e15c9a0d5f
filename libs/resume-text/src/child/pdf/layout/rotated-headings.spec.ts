import { raiseRotatedHeadings } from './rotated-headings.js';
import { linesAt, phrasesOf } from '../../../testing/phrases-of.js';

it('moves a vertical heading beside a block above its first line', () => {
  const lines = [
    ...linesAt(40, 100, 'Profile', 'A few words'),
    ...linesAt(40, 200, 'Cook', 'Hotel Nord', 'Soups', 'Baker', 'Bread', 'Cakes'),
  ];
  const phrases = raiseRotatedHeadings(
    phrasesOf([...lines, { text: 'Work', x: 20, y: 215, isRotated: true, size: 14 }]),
  );
  const heading = phrases.at(-1);
  expect(heading?.bottom).toBeLessThan(200);
  expect(heading?.bottom).toBeGreaterThan(112);
});
