import { type Demand, type Requirement, requirementKindSchema } from './requirement.js';

const decisiveness = requirementKindSchema.options;

/**
 * The rank of each requirement within its importance, from 0: the most decisive kinds first, then in text order.
 * @param isMinor whether a requirement decides little, whatever its kind; these come last
 */
export function requirementRanks<One extends Pick<Requirement, 'kind' | 'importance' | 'quote'>>(
  all: readonly One[],
  isMinor: (one: One) => boolean = () => false,
): ReadonlyMap<One, number> {
  const ordered = all.toSorted(
    (a, b) =>
      Number(isMinor(a)) - Number(isMinor(b)) ||
      decisiveness.indexOf(a.kind) - decisiveness.indexOf(b.kind) ||
      a.quote.start - b.quote.start,
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
