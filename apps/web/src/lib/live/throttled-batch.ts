/** A batcher made by `throttledBatch`. */
export interface ThrottledBatch<Item> {
  readonly add: (item: Item) => void;
  /** Discards pending items. */
  readonly stop: () => void;
}

/**
 * Batches items: delivers the first immediately, and later ones at most once per `everyMs`, so that a burst of events costs little.
 * @param everyMs minimum interval between batches, in milliseconds
 */
export function throttledBatch<Item>(
  everyMs: number,
  hand: (items: readonly Item[]) => void,
): ThrottledBatch<Item> {
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
