/**
 * A piece of one line: words close together. Coordinates are in points, rotated so that most text of the page runs to the
 * right and y grows downwards.
 */
export interface Phrase {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly baseline: number;
  /** Height of an em. */
  readonly size: number;
  readonly font: string;
  /** Place in the content stream. */
  readonly order: number;
  /** True for text in another direction than most of the page, such as rotated headings. */
  readonly isRotated: boolean;
}

/** The height at which a phrase is read: a rotated one at its top edge. */
export const heightOf = ({ top, bottom, isRotated }: Phrase): number =>
  isRotated ? top : (top + bottom) / 2;

/** True where two phrases are on one line: their heights overlap by half of the smaller one. */
export function isOneLine(one: Phrase, other: Phrase): boolean {
  if (one.isRotated || other.isRotated) return false;
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return shared > 0.5 * Math.min(one.bottom - one.top, other.bottom - other.top);
}
