import { isLeftOf, sidesOf, type Gutter } from './gutters.ts';
import type { Phrase } from './phrase.ts';

type Strip = readonly Phrase[];

/** Strips from `first` to `last` that a gutter separates. */
export interface ColumnRun {
  readonly first: number;
  readonly last: number;
  readonly gutter: Gutter;
}

/** A title is this much larger than other text; it has few lines, close together, in shares of its size. */
const title = { larger: 1.15, lines: 4, gap: 2.5 } as const;

const sizeOf = (phrases: readonly Phrase[]): number =>
  Math.max(0, ...phrases.map(({ size }) => size));
const firstOrder = (phrases: readonly Phrase[]): number =>
  Math.min(...phrases.map(({ order }) => order));
const lastOrder = (phrases: readonly Phrase[]): number =>
  Math.max(...phrases.map(({ order }) => order));

const isOneSided = (strip: Strip, gutter: Gutter): boolean =>
  strip.every(
    (phrase) => isLeftOf(phrase, gutter) === (strip[0] !== undefined && isLeftOf(strip[0], gutter)),
  );

/** How many strips at the top are the title of the page: its largest text and the few lines under it. */
function titleLength(strips: readonly Strip[]): number {
  const [first = []] = strips;
  if (sizeOf(first) < title.larger * sizeOf(strips.slice(1).flat())) return 0;
  let count = 1;
  for (const strip of strips.slice(1, title.lines)) {
    const above = strips[count - 1] ?? [];
    const step =
      Math.min(...strip.map(({ top }) => top)) - Math.max(...above.map(({ bottom }) => bottom));
    if (step > title.gap * sizeOf(strip) || (count > 1 && sizeOf(strip) > sizeOf(above))) break;
    count++;
  }
  return count;
}

/** Lines above one column that are read before both: the title, or lines that the file itself writes before the left one. */
function headLength(strips: readonly Strip[], gutter: Gutter): number {
  const oneSided = strips.findIndex((strip) => !isOneSided(strip, gutter));
  if (oneSided <= 0) return 0;
  const head = strips.slice(0, oneSided).flat();
  const [left, right] = sidesOf(strips.slice(oneSided).flat(), gutter);
  if (lastOrder(head) < firstOrder(left) && firstOrder(left) < firstOrder(right)) return oneSided;
  return Math.min(oneSided, titleLength(strips));
}

/** Lines below one column that the file writes after both, such as a footer. */
function footLength(strips: readonly Strip[], gutter: Gutter): number {
  const count = strips.toReversed().findIndex((strip) => !isOneSided(strip, gutter));
  if (count <= 0) return 0;
  const rest = strips.slice(0, strips.length - count).flat();
  return firstOrder(strips.slice(strips.length - count).flat()) > lastOrder(rest) &&
    firstOrder(sidesOf(rest, gutter)[0]) < firstOrder(sidesOf(rest, gutter)[1])
    ? count
    : 0;
}

/** Excludes lines above or below one of the columns that are read before or after both. */
export function withoutEnds(
  strips: readonly Strip[],
  { first, last, gutter }: ColumnRun,
): { readonly first: number; readonly last: number } {
  const within = strips.slice(first, last + 1);
  const head = headLength(within, gutter);
  return { first: first + head, last: last - footLength(within.slice(head), gutter) };
}
