import type { Importance, Quote, ReadBy } from '@rolefit/contracts';

interface Fact {
  readonly quote: Quote;
  readonly importance?: Importance;
}

function overlaps(a: Quote, b: Quote): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The fact with its reader. */
export function readBy<One extends object>(fact: One, by: ReadBy): One & { readBy: ReadBy } {
  return { ...fact, readBy: by };
}

/**
 * Merges the facts of both readers: all of the model's, and those of the built-in reader that the
 * model lacks by key and by quote. For a fact with the same key the built-in reader's importance
 * wins, since it is based on words of the text.
 */
export function mergeByKey<One extends Fact>(
  model: readonly One[],
  builtin: readonly One[],
  key: (fact: One) => string,
): (One & { readBy: ReadBy })[] {
  const kept = new Map<string, One>();
  for (const fact of model) if (!kept.has(key(fact))) kept.set(key(fact), fact);
  const others = new Map<string, One>();
  for (const fact of builtin) if (!others.has(key(fact))) others.set(key(fact), fact);
  const mine = [...kept].map(([id, fact]) => {
    const same = others.get(id);
    if (same)
      return readBy(
        same.importance === undefined ? fact : { ...fact, importance: same.importance },
        'both',
      );
    return readBy(
      fact,
      builtin.some(({ quote }) => overlaps(quote, fact.quote)) ? 'both' : 'model',
    );
  });
  const rest = builtin.filter(
    (fact) => !kept.has(key(fact)) && !mine.some(({ quote }) => overlaps(quote, fact.quote)),
  );
  return [...mine, ...rest.map((fact) => readBy(fact, 'builtin'))];
}
