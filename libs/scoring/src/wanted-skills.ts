import { relatedSkills } from '@rolefit/skills';
import type { Wanted } from './held-lookup.js';
import type { HeldSkill } from './held-skills.js';
import { relateTo } from './relate-skill.js';
import { formOfName } from './skill-names.js';

/** A required skill and the requirements that list it as an alternative. */
export interface WantedSkill {
  readonly ask: number;
  readonly want: Wanted;
}

/**
 * Finds the required skills for which a held one counts, by index instead of pairwise comparison: a
 * match does this once per gap.
 * @returns the indices of their requirements
 */
export function asksServed(wanted: readonly WantedSkill[]): (held: HeldSkill) => number[] {
  const byId = Map.groupBy(wanted, ({ want }) => want.skillId);
  const byKey = Map.groupBy(wanted, ({ want }) => formOfName(want.name).key);
  // A held name must contain every word of the wanted one, so its first word is a sufficient key.
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
