/** The distinct words of a text, in lower case, that match a pattern. */
export function wordSet(text: string, word: RegExp): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(word) ?? []);
}

/** Words in both over words in either (Jaccard index), from 0 to 1. */
export function wordOverlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}
