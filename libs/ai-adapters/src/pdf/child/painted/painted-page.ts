import type { Box } from './matrix.ts';

/** What all glyphs of one drawing operation share. */
export interface GlyphStyle {
  readonly font: string;
  /** Height of an em in points of the page, after all matrices; never negative. */
  readonly size: number;
  /** The lesser of the em's height and width: letters may be squeezed out of sight in one direction alone. */
  readonly leastSize: number;
  /** Unit vector in which the text runs. */
  readonly along: readonly [number, number];
  /** `#rrggbb`, or null for a pattern. */
  readonly colour: string | null;
  /** Opacity, 0–1. */
  readonly alpha: number;
  /** False for the render modes that draw nothing (3, and 7, which only clips). */
  readonly isDrawn: boolean;
  /** False in an optional layer that is switched off. */
  readonly isShown: boolean;
  /** Part of the page that is not clipped away. */
  readonly clip: Box;
  /** Width that the file itself adds between letters (`Tc`), in points: wide lettering, no word space. */
  readonly letterSpacing: number;
}

/** One character as the page shows it. */
export interface Glyph {
  /** One character, more for a ligature, none where the font does not say. */
  readonly text: string;
  /** Character code in its font. */
  readonly code: number;
  /** Where the glyph begins on its baseline, in points of the page. */
  readonly x: number;
  readonly y: number;
  /** Its length along the text, without letter or word spacing. */
  readonly advance: number;
  readonly style: GlyphStyle;
  /** Place in the content stream; shapes and pictures count in the same row. */
  readonly order: number;
}

/** An area painted in one colour, large enough to lie under a letter. */
export interface Shape {
  readonly box: Box;
  /** `#rrggbb`; null for patterns, shadings, transparent or masked paint: something is there, nobody says what. */
  readonly colour: string | null;
  /** True where the shape fills its whole box. */
  readonly isRectangle: boolean;
  readonly order: number;
}

/** What one page paints, in the order of its content stream. */
export interface PaintedPage {
  readonly glyphs: readonly Glyph[];
  readonly shapes: readonly Shape[];
  /** Boxes of pictures, which are not decoded. */
  readonly pictures: readonly { readonly box: Box; readonly order: number }[];
  /** The part of the page that is seen: the crop box. */
  readonly view: Box;
}

/** The page paints more than is worth looking at; its text is read without layout then. */
export class PageTooComplex extends Error {
  constructor(what: string) {
    super(`the page paints too much: ${what}`);
    this.name = 'PageTooComplex';
  }
}
