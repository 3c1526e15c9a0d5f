/** A seeded generator: the same seed gives the same values on every machine. */
export interface SeededRandom {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  /** @throws RangeError where there are no items */
  pick<Item>(items: readonly Item[]): Item;
  /** True once in `count` calls on average. */
  isOneIn(count: number): boolean;
}

/** Mulberry32. `aRandom` of @rolefit/testing would do, but its sequence differs, and seeds of earlier findings have to keep their meaning. */
export function seeded(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new RangeError('There is nothing to pick from.');
    return item;
  };
  return { next, below, pick, isOneIn: (count) => below(count) === 0 };
}
