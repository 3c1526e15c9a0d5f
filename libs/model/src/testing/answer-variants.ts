type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies a change to each list of an answer that has items. */
function mapLists(answer: object, change: (items: readonly Fields[]) => unknown[]): object {
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      Array.isArray(value) && value.length > 0 ? change(value.filter(isFields)) : value,
    ]),
  );
}

/** Adds an item with an invalid value to each list. */
export function withWrongItem(answer: object): object {
  return mapLists(answer, (items) => [
    { ...items[0], importance: 'splendid', verdict: 'splendid', quotes: 7 },
    ...items,
  ]);
}

/** Adds keys that are not in the schema. */
export function withUnknownKeys(answer: object): object {
  const items = mapLists(answer, (all) => all.map((item) => ({ ...item, confidence: 0.9 })));
  return { ...items, summary: 'A fine text.' };
}

/** Empties each list, and adds a remark that makes the answer longer than before. */
export function withoutItems(answer: object): object {
  return { ...mapLists(answer, () => []), remark: 'Nothing is found yet. '.repeat(20) };
}

/** Removes null values at every level. */
export function withoutNulls(answer: object): object {
  return JSON.parse(
    JSON.stringify(answer, (_, value: unknown) => (value === null ? undefined : value)),
  ) as object;
}

/** The JSON, cut off after one item of its last list. */
export function cutInHalf(answer: object): string {
  const filled = mapLists(answer, (items) => [...items, ...items, ...items]);
  const json = JSON.stringify(filled);
  return json.slice(0, Math.ceil(json.length * 0.9));
}
