import type { PlacedGlyph } from './glyph-line.ts';
import { hasRightToLeft, readingOrderOfLine } from './right-to-left.ts';

/**
 * Shares of the font size. Word spaces are a quarter of it and rarely under a fifth, even in justified text; a blank narrower than
 * `kern` is kerning and no space; a line with nearly all letters further apart than `wide` is letter-spaced.
 */
const gaps = { word: 0.11, kern: 0.08, wide: 0.12, unspaced: 0.2 } as const;

const softHyphen = '\u00ad';

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60]/u;

/** The given quantile of the values. */
function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;
}

interface Gap {
  readonly width: number;
  readonly blanks: number;
}

/** Gap before each visible glyph, as a share of the font size, and the number of blanks that the file put there. */
function gapsOf(
  glyphs: readonly PlacedGlyph[],
): readonly { readonly glyph: PlacedGlyph; readonly gap: Gap }[] {
  const found: { glyph: PlacedGlyph; gap: Gap }[] = [];
  let blanks = 0;
  let end = Infinity;
  let spacing = 0;
  for (const glyph of glyphs) {
    if (glyph.text.trim() === '') {
      blanks += 1;
      continue;
    }
    found.push({
      glyph,
      gap: { width: (glyph.start - end - spacing) / (glyph.size || 1), blanks },
    });
    blanks = 0;
    end = glyph.end;
    spacing = glyph.letterSpacing;
  }
  return found;
}

/** The usual gap between letters of a letter-spaced line; 0 for all others. */
function wideGap(widths: readonly number[]): number {
  // Nearly all of them: half a letter-spaced line must not close the gaps of the other half.
  return widths.length > 2 && quantile(widths, 0.2) > gaps.wide ? quantile(widths, 0.5) : 0;
}

/** The separator before a glyph: two blanks mark the end of a word among letters that are separated by blanks. */
function blankBefore(
  before: PlacedGlyph,
  after: PlacedGlyph,
  { width, blanks }: Gap,
  wide: number,
  usual: number,
): '' | ' ' | '  ' {
  if (wide > 0) return width > wide + gaps.word ? ' ' : '';
  if (unspaced.test(before.text) && unspaced.test(after.text))
    return width > usual + gaps.unspaced ? ' ' : '';
  if (blanks > 1 && width > gaps.word) return '  ';
  if (width > gaps.word) return ' ';
  if (blanks === 0) return '';
  const splitsWord =
    width < gaps.kern &&
    before.font === after.font &&
    /\p{Ll}$/u.test(before.text) &&
    /^\p{Ll}/u.test(after.text);
  return splitsWord ? '' : ' ';
}

/** `P y t h o n` is one letter-spaced word; two blanks separate words there. */
export function joinSpacedLetters(line: string): string {
  return line.replace(/(?<!\S)\p{L}(?: \p{L}){3,}(?!\S)/gu, (letters) =>
    letters.replaceAll(' ', ''),
  );
}

/**
 * The text of glyphs on one line, with blanks where the gap is wide enough for a word space.
 * @param chain glyphs in any order
 */
export function chainText(chain: readonly PlacedGlyph[]): string {
  const isLeftward = chain.some(({ text }) => hasRightToLeft(text));
  const isSorted = chain.every(
    (glyph, index) => index === 0 || glyph.start >= (chain[index - 1]?.start ?? 0),
  );
  const pieces = gapsOf(
    isSorted && !isLeftward ? chain : chain.toSorted((one, other) => one.start - other.start),
  );
  const widths = pieces.slice(1).map(({ gap }) => gap.width);
  const wide = isLeftward ? 0 : wideGap(widths);
  const usual = quantile(widths, 0.5);
  const line = pieces.flatMap(({ glyph, gap }, index) => {
    const before = pieces[index - 1]?.glyph;
    const blank = before ? blankBefore(before, glyph, gap, wide, usual) : '';
    // A soft hyphen that is drawn within a line is a hyphen; at the end of a line the word continues.
    const text = glyph.text === softHyphen && index < pieces.length - 1 ? '-' : glyph.text;
    return blank === '' ? [text] : [blank, text];
  });
  return joinSpacedLetters(isLeftward ? readingOrderOfLine(line) : line.join('')).replace(
    / {2,}/g,
    ' ',
  );
}
