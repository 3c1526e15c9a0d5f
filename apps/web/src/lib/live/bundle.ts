/** What `bundle` makes. */
export interface Bundle<Item> {
  readonly add: (item: Item) => void;
  /** Drops what waits. */
  readonly stop: () => void;
}

/**
 * Hands over the first item at once, and what follows in bundles of at most one per `everyMs`: a storm costs no more than a breeze.
 * @param everyMs milliseconds from one bundle to the next
 */
export function bundle<Item>(everyMs: number, hand: (items: readonly Item[]) => void): Bundle<Item> {
  let waiting: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    if (waiting.length === 0) return;
    const items = waiting;
    waiting = [];
    timer = setTimeout(flush, everyMs);
    hand(items);
  };
  return {
    add: (item) => {
      waiting.push(item);
      if (timer === undefined) flush();
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
}
