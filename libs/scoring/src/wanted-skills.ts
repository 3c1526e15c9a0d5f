import { relatedSkills } from '@rolefit/skills';
import type { Wanted } from './held-lookup.js';
import type { HeldSkill } from './held-skills.js';
import { relateTo } from './relate-skill.js';
import { formOfName } from './skill-names.js';

/** A skill that a posting asks for, and which of its asks it is an alternative of. */
export interface WantedSkill {
  readonly ask: number;
  readonly want: Wanted;
}

/**
 * Finds the wanted skills for which a held one counts, by ids, names and words instead of comparing it with each: a match asks this once for each gap.
 * @returns the numbers of their asks
 */
export function asksServed(wanted: readonly WantedSkill[]): (held: HeldSkill) => number[] {
  const byId = Map.groupBy(wanted, ({ want }) => want.skillId);
  const byKey = Map.groupBy(wanted, ({ want }) => formOfName(want.name).key);
  // A held name counts only where it has every word of the wanted one, hence the first.
  const byFirstWord = Map.groupBy(wanted, ({ want }) => formOfName(want.name).words[0]);
  return (held) => {
    const { key, words } = formOfName(held.name);
    const known = held.skillId === null ? [] : [held.skillId, ...relatedSkills(held.skillId)];
    const candidates = [
      ...known.map((id) => byId.get(id)),
      byKey.get(key),
      ...words.map((word) => byFirstWord.get(word)),
    ];
    return candidates.flatMap((some = []) =>
      some.flatMap(({ ask, want }) => (relateTo(held, want) === null ? [] : [ask])),
    );
  };
}
