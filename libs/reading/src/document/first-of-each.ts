/** Deduplicates by key: keeps the first item, or the first required one if there is any. */
export function firstOfEach<Item extends object>(
  items: readonly Item[],
  key: (item: Item) => string,
): Item[] {
  const kept = new Map<string, Item>();
  for (const item of items) {
    const known = kept.get(key(item));
    if (!known || (isPreferred(known) && !isPreferred(item))) kept.set(key(item), item);
  }
  return [...kept.values()];
}

function isPreferred(item: object): boolean {
  return 'importance' in item && item.importance === 'preferred';
}
