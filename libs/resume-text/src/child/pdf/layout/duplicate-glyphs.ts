import type { PlacedGlyph } from './glyph-line.ts';

/** Largest distance of two prints of one letter, as a share of the font size: half of the narrowest letter. */
const reachShare = 0.12;

/** Width of the cells in which neighbours are searched, in points. */
const cell = 4;

const keyOf = (column: number, row: number): number => column * 65_536 + row;

function isTwin(one: PlacedGlyph, other: PlacedGlyph): boolean {
  const reach = reachShare * one.size;
  return (
    other.text === one.text &&
    Math.abs(other.start - one.start) < reach &&
    Math.abs(other.baseline - one.baseline) < reach &&
    Math.abs(other.size - one.size) < reach
  );
}

/** Drops glyphs that are printed twice in the same place, as files fake bold type and shadows. */
export function withoutDuplicateGlyphs(glyphs: readonly PlacedGlyph[]): readonly PlacedGlyph[] {
  const seen = new Map<number, PlacedGlyph[]>();
  return glyphs.filter((glyph) => {
    if (glyph.text.trim() === '') return true;
    const [column, row] = [Math.round(glyph.start / cell), Math.round(glyph.baseline / cell)];
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        if (seen.get(keyOf(column + dx, row + dy))?.some((other) => isTwin(glyph, other)))
          return false;
      }
    }
    const key = keyOf(column, row);
    const here = seen.get(key);
    if (here) here.push(glyph);
    else seen.set(key, [glyph]);
    return true;
  });
}
