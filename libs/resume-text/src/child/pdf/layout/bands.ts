import { dateShare } from './dates.ts';
import type { Phrase } from './phrase.ts';
import { rowsOf, type Row } from './rows.ts';

/** A band across a gutter. With `isCells` its sides are cells, read one after the other; otherwise it is read line by line. */
export interface Band {
  readonly phrases: readonly Phrase[];
  readonly isCells: boolean;
}

/** A label that is this much larger than the text beside it is a heading on a separate line. */
const headingSize = 1.1;

/** Lines of a cell with place and period: place, from, to, duration. */
const maxDateRows = 4;

/** Tolerated overlap of neighbours, in points. */
const slack = 2;

const topOf = (phrases: readonly Phrase[]): number => Math.min(...phrases.map(({ top }) => top));
const bottomOf = (phrases: readonly Phrase[]): number =>
  Math.max(...phrases.map(({ bottom }) => bottom));
const sizeOf = (phrases: readonly Phrase[]): number =>
  Math.max(0, ...phrases.map(({ size }) => size));

/** Runs of the content stream on one side, in pairs of left and right; either may be empty at an end. */
function pairsOf(
  inStream: readonly Phrase[],
  lefts: ReadonlySet<Phrase>,
): readonly (readonly [Phrase[], Phrase[]])[] {
  const pairs: [Phrase[], Phrase[]][] = [];
  for (const phrase of inStream) {
    const isLeft = lefts.has(phrase);
    const last = pairs.at(-1);
    if (last && (!isLeft || last[1].length === 0)) last[isLeft ? 0 : 1].push(phrase);
    else pairs.push(isLeft ? [[phrase], []] : [[], [phrase]]);
  }
  return pairs;
}

/** A place and a date beside the title that they belong to, or a date beside its text. */
function isDatedRow(short: readonly Row[], long: readonly Row[]): boolean {
  const first = short[0]?.[0];
  if (!first || short.length > maxDateRows || short.length > long.length) return false;
  return (
    dateShare(short) > 0 &&
    long.some(
      ([beside]) =>
        beside !== undefined && Math.abs(first.baseline - beside.baseline) < first.size / 2,
    )
  );
}

/** True where reading line by line would split a side: both have several lines, or the left one does not begin at the top. */
function holdsCells([left, right]: readonly [Phrase[], Phrase[]]): boolean {
  if (left.length === 0 || right.length === 0) return false;
  const [leftRows, rightRows] = [rowsOf(left), rowsOf(right)];
  if (isDatedRow(leftRows, rightRows) || isDatedRow(rightRows, leftRows)) return false;
  if (rightRows.length < 2) return false;
  return (
    leftRows.length > 1 ||
    sizeOf(left) > headingSize * sizeOf(right) ||
    topOf(left) > topOf(rightRows[1] ?? []) - slack
  );
}

/**
 * The bands in which a file writes first the left and then the right side of a gutter, if they are stacked vertically: rows of a table,
 * cards in a grid, labels with their text. Neighbouring bands without cells are merged.
 * @returns null where the file does not write in bands, or no band contains cells
 */
export function bandsOf(
  inStream: readonly Phrase[],
  lefts: ReadonlySet<Phrase>,
): readonly Band[] | null {
  const pairs = pairsOf(inStream, lefts);
  if (pairs.length < 2) return null;
  const bands: { phrases: Phrase[]; isCells: boolean }[] = [];
  let bottom = -Infinity;
  for (const pair of pairs) {
    const phrases = pair.flat();
    if (topOf(phrases) < bottom - slack) return null;
    bottom = bottomOf(phrases);
    const isCells = holdsCells(pair);
    const last = bands.at(-1);
    if (last && !last.isCells && !isCells) last.phrases.push(...phrases);
    else bands.push({ phrases, isCells });
  }
  return bands.some(({ isCells }) => isCells) ? bands : null;
}
