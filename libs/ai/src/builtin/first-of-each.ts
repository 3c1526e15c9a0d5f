/** One item of each kind, the first, unless a later one is required where the first is only wished for. */
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
