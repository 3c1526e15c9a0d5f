import { limits } from '@rolefit/contracts';

const known = new Map<number, readonly (readonly number[])[]>();

function setsOf(count: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: Math.max(0, count - from) }, (_, index) => from + index).flatMap(
    (first) => setsOf(count, size - 1, first + 1).map((rest) => [first, ...rest]),
  );
}

/** All sets of up to `limits.whatIfTogether` of `count` offers, by their positions: the empty one first, smaller ones before larger ones. */
export function offerSets(count: number): readonly (readonly number[])[] {
  const before = known.get(count);
  if (before) return before;
  const sets = Array.from({ length: limits.whatIfTogether + 1 }, (_, size) => setsOf(count, size));
  const all = sets.flat();
  known.set(count, all);
  return all;
}

/** Number of sets that `offerSets` has. */
export function offerSetCount(count: number): number {
  let [all, ofSize] = [0, 1];
  for (let size = 0; size <= limits.whatIfTogether; size += 1) {
    all += ofSize;
    ofSize = (ofSize * (count - size)) / (size + 1);
  }
  return all;
}

const places = new Map<number, ReadonlyMap<string, number>>();

/** The place of each set in the list of all. */
function placesOf(count: number): ReadonlyMap<string, number> {
  const before = places.get(count);
  if (before) return before;
  const all = new Map(offerSets(count).map((set, place) => [set.join(), place]));
  places.set(count, all);
  return all;
}

/** The value of the offers that are on. */
export function valueWith(
  { on, values }: { readonly on: readonly number[]; readonly values: readonly number[] },
  active: ReadonlySet<number>,
): number {
  const positions = on.flatMap((offer, position) => (active.has(offer) ? [position] : []));
  return values[placesOf(on.length).get(positions.join()) ?? 0] ?? 0;
}
