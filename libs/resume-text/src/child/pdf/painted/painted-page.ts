import type { Box } from './matrix.ts';

/** Properties that all glyphs of one drawing operation share. */
export interface GlyphStyle {
  readonly font: string;
  /** Height of an em in points of the page, after all matrices; never negative. */
  readonly size: number;
  /** The smaller of the em's height and width: letters may be squeezed invisible in one direction alone. */
  readonly minSize: number;
  /** Unit vector in which the text runs. */
  readonly along: readonly [number, number];
  /** `#rrggbb`, or null for a pattern. */
  readonly colour: string | null;
  /** Opacity, 0–1. */
  readonly alpha: number;
  /** False for the invisible render modes (3, and 7, which only clips). */
  readonly isDrawn: boolean;
  /** False in an optional layer that is off. */
  readonly isShown: boolean;
  /** The clip region as part of the page. */
  readonly clip: Box;
  /** Extra letter spacing of the file (`Tc`), in points: letter-spacing, no word space. */
  readonly letterSpacing: number;
}

/** One character as the page shows it. */
export interface Glyph {
  /** One character, more for a ligature, none where the font has no mapping. */
  readonly text: string;
  /** Character code in its font. */
  readonly code: number;
  /** Start of the glyph on its baseline, in points of the page. */
  readonly x: number;
  readonly y: number;
  /** Its length along the text, without letter or word spacing. */
  readonly advance: number;
  readonly style: GlyphStyle;
  /** Place in the content stream; shapes and pictures are numbered in the same sequence. */
  readonly order: number;
}

/** An area painted in one colour, large enough to cover a letter. */
export interface Shape {
  readonly box: Box;
  /** `#rrggbb`; null for patterns, shadings, transparent or masked paint, whose colour is unknown. */
  readonly colour: string | null;
  /** True where the shape fills its whole box. */
  readonly isRectangle: boolean;
  readonly order: number;
}

/** The paint of one page, in the order of its content stream. */
export interface PaintedPage {
  readonly glyphs: readonly Glyph[];
  readonly shapes: readonly Shape[];
  /** Boxes of pictures, which are not decoded. */
  readonly pictures: readonly { readonly box: Box; readonly order: number }[];
  /** The visible part of the page: the crop box. */
  readonly view: Box;
}

/** The page exceeds the limits; its text is read without layout then. */
export class PageTooComplex extends Error {
  constructor(what: string) {
    super(`the page paints too much: ${what}`);
    this.name = 'PageTooComplex';
  }
}
