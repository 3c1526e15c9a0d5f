/**
 * Batches calls: those that come within `windowMs` are answered together by one call of `work`.
 * @param work gets all items of a batch and returns how to answer each; if it throws, every caller of the batch gets the error
 */
export function batched<Item, Answer>(
  windowMs: number,
  work: (items: readonly Item[]) => Promise<(item: Item) => Answer>,
): (item: Item) => Promise<Answer> {
  let pending: {
    readonly item: Item;
    readonly resolve: (answer: Answer) => void;
    readonly reject: (error: unknown) => void;
  }[] = [];
  const flush = async (): Promise<void> => {
    const batch = pending;
    pending = [];
    try {
      const answerOf = await work(batch.map(({ item }) => item));
      for (const { item, resolve } of batch) resolve(answerOf(item));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  return (item) =>
    new Promise((resolve, reject) => {
      pending.push({ item, resolve, reject });
      if (pending.length === 1) setTimeout(() => void flush(), windowMs);
    });
}
