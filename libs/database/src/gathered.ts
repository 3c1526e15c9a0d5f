/**
 * Gathers what is asked for one by one within a short time into one statement.
 * @param work answers all of them at once, by a function of each; what it throws, each of them gets
 */
export function gathered<Item, Answer>(windowMs: number, work: (items: readonly Item[]) => Promise<(item: Item) => Answer>): (item: Item) => Promise<Answer> {
  let waiting: { readonly item: Item; readonly resolve: (answer: Answer) => void; readonly reject: (error: unknown) => void }[] = [];
  const flush = async (): Promise<void> => {
    const asked = waiting;
    waiting = [];
    try {
      const answerOf = await work(asked.map(({ item }) => item));
      for (const { item, resolve } of asked) resolve(answerOf(item));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (waiting.length === 1) setTimeout(() => void flush(), windowMs);
    });
}
