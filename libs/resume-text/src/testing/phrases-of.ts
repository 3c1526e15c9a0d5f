import type { Phrase } from '../child/pdf/layout/phrase.ts';

/** A phrase of 10 pt text in letters 5 pt wide, for tests of layout: `y` is its baseline, growing downwards. */
export interface DrawnPhrase {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly isRotated?: boolean;
}

/** Makes phrases; their index is their place in the content stream. */
export function phrasesOf(drawn: readonly DrawnPhrase[]): readonly Phrase[] {
  return drawn.map(({ text, x, y, size = 10, isRotated = false }, order) => {
    const length = text.length * size * 0.5;
    const box = isRotated
      ? { left: x, right: x + size, top: y, bottom: y + length }
      : { left: x, right: x + length, top: y - 0.72 * size, bottom: y + 0.2 * size };
    return { text, ...box, baseline: y, size, font: 'Helvetica', order, isRotated };
  });
}

/** A column of lines with 12 pt between baselines. */
export function linesAt(x: number, y: number, ...lines: readonly string[]): readonly DrawnPhrase[] {
  return lines.map((text, index) => ({ text, x, y: y + index * 12 }));
}
