import { heightOf, isOneLine, type Phrase } from './phrase.ts';

/** Phrases on one line, from left to right. */
export type Row = readonly Phrase[];

const byPlace = (one: Phrase, other: Phrase): number =>
  one.baseline - other.baseline || one.left - other.left || one.order - other.order;

/**
 * Groups phrases into rows from top to bottom. A phrase joins a row if it is beside the nearest phrase, not above or below it.
 * @param phrases of one block, in any order
 */
export function rowsOf(phrases: readonly Phrase[]): readonly Row[] {
  const rows: Phrase[][] = [];
  for (const phrase of phrases.toSorted(byPlace)) {
    const row = rows
      .slice(-3)
      .findLast(
        (candidate) =>
          candidate.every((other) => beside(other, phrase)) &&
          candidate.some((other) => isOneLine(other, phrase)),
      );
    if (row) row.push(phrase);
    else rows.push([phrase]);
  }
  return rows
    .map((row) => row.toSorted((one, other) => one.left - other.left))
    .sort((one, other) => rowHeight(one) - rowHeight(other));
}

const beside = (one: Phrase, other: Phrase): boolean =>
  one.right <= other.left + 0.5 * other.size || other.right <= one.left + 0.5 * one.size;

const rowHeight = (row: Row): number =>
  row.reduce((sum, phrase) => sum + heightOf(phrase), 0) / row.length;

/** Rows without a vertical gap: text occupies every height from one end of a strip to the other. */
export function stripsOf(phrases: readonly Phrase[]): readonly (readonly Phrase[])[] {
  const strips: Phrase[][] = [];
  let bottom = -Infinity;
  for (const phrase of phrases.toSorted(
    (one, other) => one.top - other.top || one.left - other.left,
  )) {
    if (phrase.top >= bottom - 0.05 * phrase.size) strips.push([phrase]);
    else strips.at(-1)?.push(phrase);
    bottom = Math.max(bottom, phrase.bottom);
  }
  return strips;
}
