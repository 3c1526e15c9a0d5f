import type { HeldChange, HeldSkill } from './held-skills.js';

/** A held skill that a lookup found. */
export interface Found<Answer> {
  readonly held: HeldSkill;
  /** Position among all held skills, used as tie-breaker. */
  readonly at: number;
  readonly answer: Answer;
}

/** The key of a lookup: id and name, so that equal lookups share one result. */
export interface Wanted {
  readonly name: string;
  readonly skillId: string | null;
}

/**
 * The held skills that match the wanted one, in their order. Equal lookups return the same array, so that results derived from it can be
 * kept, and an array that is the same says that nothing has changed.
 */
export type HeldLookup<Answer> = (want: Wanted) => readonly Found<Answer>[];

type Test<Answer> = (held: HeldSkill, want: Wanted) => Answer | null;

function remembered<Answer>(find: HeldLookup<Answer>): HeldLookup<Answer> {
  const known = new Map<string | null, Map<string, readonly Found<Answer>[]>>();
  return (want) => {
    const byName = known.get(want.skillId) ?? new Map<string, readonly Found<Answer>[]>();
    const before = byName.get(want.name);
    if (before !== undefined) return before;
    const found = find(want);
    known.set(want.skillId, byName.set(want.name, found));
    return found;
  };
}

/** A lookup in these skills. */
export function lookupIn<Answer>(
  held: readonly HeldSkill[],
  test: Test<Answer>,
): HeldLookup<Answer> {
  return remembered((want) => {
    const found: Found<Answer>[] = [];
    held.forEach((skill, at) => {
      const answer = test(skill, want);
      if (answer !== null) found.push({ held: skill, at, answer });
    });
    return found;
  });
}

/** The lookup after a change: only the added skill is tested. */
export function lookupAfter<Answer>(
  before: HeldLookup<Answer>,
  { gone, added, at }: HeldChange,
  test: Test<Answer>,
): HeldLookup<Answer> {
  return remembered((want) => {
    const all = before(want);
    const left =
      gone.size > 0 && all.some(({ held }) => gone.has(held))
        ? all.filter(({ held }) => !gone.has(held))
        : all;
    const answer = added === null ? null : test(added, want);
    if (added === null || answer === null) return left;
    // Half a step before the skill that it replaces, which leaves the other positions unchanged.
    const one = { held: added, at: at - 0.5, answer };
    return [
      ...left.filter((other) => other.at < one.at),
      one,
      ...left.filter((other) => other.at > one.at),
    ];
  });
}
