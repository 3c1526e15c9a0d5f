/** Maps items by an asynchronous function, at most `limit` at the same time; answers keep the order of the items. */
export async function inParallel(items, limit, work) {
  const answers = new Array(items.length);
  const open = [...items.entries()].reverse();
  const takeNext = async () => {
    for (let next = open.pop(); next; next = open.pop()) answers[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: limit }, takeNext));
  return answers;
}
