import { chainText } from './chain-text.js';
import type { PlacedGlyph } from './glyph-line.js';

/** Letters of 10 pt, each 5 pt wide, `gap` points apart; a blank in the text is a glyph of `blank` points. */
function glyphs(
  text: string,
  { gap = 0, blank = 2.5, start = 0, letterSpacing = 0 } = {},
): readonly PlacedGlyph[] {
  let at = start;
  return [...text].map((letter) => {
    const width = letter === ' ' ? blank : 5;
    const glyph = {
      text: letter,
      start: at,
      end: at + width,
      baseline: 0,
      size: 10,
      font: 'f',
      order: 0,
      letterSpacing,
    };
    at += width + gap;
    return glyph;
  });
}

describe('chainText', () => {
  it('puts a space where the gap is wide enough, whether or not the file has one', () => {
    expect(chainText(glyphs('two words'))).toBe('two words');
    expect(chainText([...glyphs('two'), ...glyphs('words', { start: 17 })])).toBe('two words');
    expect(chainText([...glyphs('Node'), ...glyphs('.js', { start: 20.5 })])).toBe('Node.js');
  });

  it('keeps a narrow blank after a wide letter, which some generators write', () => {
    expect(chainText(glyphs('team of', { blank: 0.92 }))).toBe('team of');
  });

  it('joins letters that a narrow blank has separated', () => {
    expect(chainText(glyphs('int erests', { blank: 0.5 }))).toBe('interests');
  });

  it('joins letter-spaced words, by blanks, by spacing or by position', () => {
    expect(chainText(glyphs('E D U C A T I O N'))).toBe('EDUCATION');
    expect(chainText(glyphs('P y t h o n  a n d  R u s t'))).toBe('Python and Rust');
    expect(chainText(glyphs('WORK HISTORY', { gap: 2, letterSpacing: 2 }))).toBe('WORK HISTORY');
    expect(chainText(glyphs('WORK HISTORY', { gap: 2 }))).toBe('WORK HISTORY');
    expect(chainText(glyphs('knows P y t h o n well'))).toBe('knows Python well');
    expect(chainText(glyphs('C, R or a b test'))).toBe('C, R or a b test');
  });

  it('turns a soft hyphen within a line into a hyphen, and keeps it at the end', () => {
    expect(chainText(glyphs('on\u00adsite'))).toBe('on-site');
    expect(chainText(glyphs('appli\u00ad'))).toBe('appli\u00ad');
  });

  it('puts no spaces between characters of scripts without spaces', () => {
    expect(chainText(glyphs('软件工程师', { gap: 3 }))).toBe('软件工程师');
  });

  it('reads right-to-left letters from the right, and numbers among them from the left', () => {
    expect(chainText(glyphs('םולש'))).toBe('שלום');
    expect(chainText(glyphs('2019 תנשב'))).toBe('בשנת 2019');
    expect(chainText(glyphs('(ןואריא) SQL'))).toBe('SQL (איראון)');
  });
});
