/** A small seeded generator of random numbers, repeatable in tests. Source: mulberry32. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** An integer from `least` to `most`. */
  whole(least: number, most: number): number;
  /** One of the items, which must not be empty. */
  pick<Item>(items: readonly Item[]): Item;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** The items in random order. */
  shuffle<Item>(items: readonly Item[]): Item[];
}

export function aRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[whole(0, items.length - 1)];
    if (item === undefined) throw new RangeError('There is nothing to pick from.');
    return item;
  };
  const shuffle = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item);
  return { next, whole, pick, shuffle, chance: (probability) => next() < probability };
}
