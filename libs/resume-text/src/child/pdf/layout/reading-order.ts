import type { Band } from './bands.ts';
import { withoutEnds } from './column-ends.ts';
import { guttersOf, sidesOf, take, type Gutter, type Stretches } from './gutters.ts';
import type { Phrase } from './phrase.ts';
import { rowsOf, stripsOf } from './rows.ts';
import { compareColumns, type ColumnReading } from './column-reading.ts';

/** A block whose parts are read one after the other; a leaf is read line by line. */
export interface Block {
  readonly phrases: readonly Phrase[];
}

/** Minimum width of a gutter, as a share of the usual font size: wider than any word space that lines might share by chance. */
const gutterWidth = 0.7;

/** A line that takes this share of a block's width leaves no space for columns. */
const fullWidth = 0.8;

/** Limits far above any honest page; beyond them, lines are read from top to bottom. `phrases` counts comparisons with gutters. */
const max = { strips: 400, depth: 24, phrases: 400_000 } as const;

/** The remaining budget. */
interface Budget {
  phrases: number;
}

type Strip = readonly Phrase[];

interface Split {
  readonly first: number;
  readonly last: number;
  readonly gutter: Gutter;
  readonly how: ColumnReading;
}

/** The best gutter of some strips: the one that separates most lines into columns. */
function columnsIn(
  strips: readonly Strip[],
  gutters: readonly Gutter[],
  budget: Budget,
): { readonly gutter: Gutter; readonly how: ColumnReading; readonly lines: number } | null {
  const phrases = strips.flat();
  let best: { gutter: Gutter; how: ColumnReading; lines: number } | null = null;
  for (const gutter of gutters) {
    budget.phrases -= phrases.length;
    if (budget.phrases < 0) return null;
    const [left, right] = sidesOf(phrases, gutter);
    const how = compareColumns(left, right);
    const lines = Math.min(rowsOf(left).length, rowsOf(right).length);
    if (how.kind !== 'rows' && lines > (best?.lines ?? 0)) best = { gutter, how, lines };
  }
  return best;
}

const widthOf = (taken: Stretches): number => (taken.at(-1)?.right ?? 0) - (taken[0]?.left ?? 0);

/** Searches columns in runs of strips, the run with most lines first. */
function findSplit(strips: readonly Strip[], minWidth: number, budget: Budget): Split | null {
  const whole = widthOf(take([], strips.flat()));
  let best: (Split & { readonly lines: number }) | null = null;
  for (let first = 0; first < strips.length; first++) {
    let taken: Stretches = [];
    for (let last = first; last < strips.length && budget.phrases > 0; last++) {
      taken = take(taken, strips[last] ?? []);
      const gutters = guttersOf(taken, minWidth);
      if (gutters.length === 0 && widthOf(taken) > fullWidth * whole) break;
      const next = strips[last + 1];
      const goOn = next ? guttersOf(take(taken, next), minWidth) : [];
      // Only where a gutter ends: a longer run of the same gutter is more significant.
      const ending = gutters.filter(
        (gutter) => !goOn.some((other) => other.left < gutter.right && other.right > gutter.left),
      );
      const found =
        ending.length > 0 ? columnsIn(strips.slice(first, last + 1), ending, budget) : null;
      if (found && found.lines > (best?.lines ?? 0))
        best = { first, last, gutter: found.gutter, how: found.how, lines: found.lines };
    }
  }
  return best && { ...best, ...withoutEnds(strips, best) };
}

function usualSize(phrases: readonly Phrase[]): number {
  const sizes = phrases
    .flatMap(({ size, text }) => Array.from({ length: Math.ceil(text.length / 8) }, () => size))
    .sort((one, other) => one - other);
  return sizes[Math.floor(sizes.length / 2)] ?? 10;
}

function cut(
  phrases: readonly Phrase[],
  minWidth: number,
  budget: Budget,
  depth: number,
): readonly Block[] {
  const strips = stripsOf(phrases);
  return cutBy(strips, splitOf(strips, minWidth, budget, depth), minWidth, budget, depth);
}

function splitOf(
  strips: readonly Strip[],
  minWidth: number,
  budget: Budget,
  depth: number,
): Split | null {
  return depth < max.depth && strips.length <= max.strips
    ? findSplit(strips, minWidth, budget)
    : null;
}

function cutBy(
  strips: readonly Strip[],
  split: Split | null,
  minWidth: number,
  budget: Budget,
  depth: number,
): readonly Block[] {
  if (strips.length === 0) return [];
  if (!split) return [{ phrases: strips.flat() }];
  const part = (some: readonly Phrase[]): readonly Block[] =>
    cut(some, minWidth, budget, depth + 1);
  const within = strips.slice(split.first, split.last + 1).flat();
  return [
    ...part(strips.slice(0, split.first).flat()),
    ...inOrder(within, split, part),
    ...part(strips.slice(split.last + 1).flat()),
  ];
}

function inOrder(
  phrases: readonly Phrase[],
  { gutter, how }: Split,
  part: (some: readonly Phrase[]) => readonly Block[],
): readonly Block[] {
  if (how.kind !== 'bands') return sidesOf(phrases, gutter).flatMap(part);
  return bandsWith(phrases, how.bands).flatMap((band) =>
    band.isCells ? sidesOf(band.phrases, gutter).flatMap(part) : part(band.phrases),
  );
}

/** Bands without the phrases that have been excluded from the columns since. */
function bandsWith(phrases: readonly Phrase[], bands: readonly Band[]): readonly Band[] {
  const kept = new Set(phrases);
  return bands.map((band) => ({
    ...band,
    phrases: band.phrases.filter((phrase) => kept.has(phrase)),
  }));
}

/** Two columns of a page, as blocks in reading order. */
export interface PageColumns {
  readonly gutter: Gutter;
  readonly left: readonly Block[];
  readonly right: readonly Block[];
}

/** A page in reading order: the text above its columns, the columns, and the text below. A page without columns is all head. */
export interface PageLayout {
  readonly head: readonly Block[];
  readonly columns: PageColumns | null;
  readonly foot: readonly Block[];
}

/**
 * Orders the phrases of a page as a person reads them: blocks from top to bottom, columns one after the other, tables row by row.
 * Steps: 1 rows without a gap between them form strips; 2 a gutter is a stretch that no phrase of neighbouring strips
 * crosses; 3 the gutter that separates most lines into columns splits the page into above, left, right and below;
 * 4 the same again in each part; 5 parts without columns are read line by line.
 */
export function layOut(phrases: readonly Phrase[]): PageLayout {
  const minWidth = gutterWidth * usualSize(phrases);
  const budget = { phrases: max.phrases };
  const strips = stripsOf(phrases);
  const split = splitOf(strips, minWidth, budget, 0);
  const part = (some: readonly Phrase[]): readonly Block[] => cut(some, minWidth, budget, 1);
  if (split?.how.kind !== 'columns')
    return { head: cutBy(strips, split, minWidth, budget, 0), columns: null, foot: [] };
  const [left, right] = sidesOf(strips.slice(split.first, split.last + 1).flat(), split.gutter);
  return {
    head: part(strips.slice(0, split.first).flat()),
    columns: { gutter: split.gutter, left: part(left), right: part(right) },
    foot: part(strips.slice(split.last + 1).flat()),
  };
}
