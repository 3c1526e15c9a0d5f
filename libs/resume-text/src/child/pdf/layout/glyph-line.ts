import type { Glyph } from '../painted/painted-page.ts';

/** A glyph on a line of its writing direction: `start` and `end` along it, `baseline` across it, growing downwards. */
export interface PlacedGlyph {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly baseline: number;
  readonly size: number;
  readonly font: string;
  readonly order: number;
  /** Added by the file between letters, in points. */
  readonly letterSpacing: number;
}

/** Rotates a glyph so that its text runs along the first axis. */
export function placeGlyph({ text, x, y, advance, style, order }: Glyph): PlacedGlyph {
  const [ax, ay] = style.along;
  const start = x * ax + y * ay;
  return {
    text,
    start,
    end: start + advance,
    baseline: x * ay - y * ax,
    size: style.size,
    font: style.font,
    order,
    letterSpacing: style.letterSpacing,
  };
}
