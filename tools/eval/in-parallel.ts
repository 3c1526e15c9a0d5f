/** Maps items by an asynchronous function, at most `limit` at the same time; the answers keep the order of the items. */
export async function inParallel<Item, Answer>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers = new Map<number, Answer>();
  const open = [...items.entries()].reverse();
  const takeNext = async () => {
    for (let next = open.pop(); next; next = open.pop()) answers.set(next[0], await work(next[1]));
  };
  await Promise.all(Array.from({ length: limit }, takeNext));
  return [...answers].sort(([one], [other]) => one - other).map(([, answer]) => answer);
}
