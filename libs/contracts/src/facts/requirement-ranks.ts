import { type Demand, type Requirement, requirementKindSchema } from './requirement.js';

const decisiveness = requirementKindSchema.options;

/** The rank of each requirement within its importance, from 0: the most decisive kinds first, then in text order. */
export function requirementRanks<One extends Pick<Requirement, 'kind' | 'importance' | 'quote'>>(
  all: readonly One[],
): ReadonlyMap<One, number> {
  const ordered = all.toSorted(
    (a, b) =>
      decisiveness.indexOf(a.kind) - decisiveness.indexOf(b.kind) || a.quote.start - b.quote.start,
  );
  const counts = new Map<Demand, number>();
  return new Map(
    ordered.map((one) => {
      const rank = counts.get(one.importance) ?? 0;
      counts.set(one.importance, rank + 1);
      return [one, rank];
    }),
  );
}
