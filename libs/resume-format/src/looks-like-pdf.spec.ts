import { containerHeadBytes, looksLikePdf } from './looks-like-pdf.js';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('looksLikePdf', () => {
  it.each([
    ['a header at the start', bytes('%PDF-1.7\n…'), true],
    ['a header after a few bytes', bytes(`\ufeff\n${' '.repeat(500)}%PDF-1.4`), true],
    [
      'a header at the very end of where we look',
      bytes(`${' '.repeat(containerHeadBytes - 5)}%PDF-`),
      true,
    ],
    ['a header too far inside', bytes(`${' '.repeat(containerHeadBytes - 4)}%PDF-1.4`), false],
    ['a page', bytes('<!doctype html>'), false],
    ['half a header', bytes('%PDF'), false],
    ['nothing', bytes(''), false],
  ])('reads %s', (_, head, expected) => {
    expect(looksLikePdf(head)).toBe(expected);
  });
});
