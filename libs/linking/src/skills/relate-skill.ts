import { relationBetween } from '@rolefit/skills';
import type { Wanted } from './held-lookup.js';
import type { HeldSkill } from './held-skills.js';
import { formOfName } from './skill-names.js';
import { relationCredits } from '../credits.js';

/** How having one skill counts for another. */
export interface SkillRelation {
  /** Between 0 and 1. */
  readonly share: number;
  readonly relation: 'same' | 'implied' | 'near';
}

/**
 * The credit that having `have` earns for `want`, between 0 and 1, and their relation; null if it
 * does not count.
 */
export function relationCredit(have: string, want: string): SkillRelation | null {
  if (have === want) return { share: 1, relation: 'same' };
  const relation = relationBetween(have, want);
  if (relation === null) return null;
  if (relation.kind === 'implies') return { share: relationCredits.implied, relation: 'implied' };
  const share = relationCredits.near[relation.distance - 1];
  return share === undefined ? null : { share, relation: 'near' };
}

/**
 * Skills that the taxonomy does not know match by their words: all of them, or a longer name that
 * contains a wanted one of two words or more.
 */
function relationByWords(have: string, want: string): SkillRelation | null {
  const [held, wanted] = [formOfName(have), formOfName(want)];
  if (held.key === wanted.key) return { share: 1, relation: 'same' };
  if (wanted.words.length === 0 || !wanted.words.every((word) => held.words.includes(word)))
    return null;
  if (held.words.length === wanted.words.length) return { share: 1, relation: 'same' };
  return wanted.words.length > 1 ? { share: relationCredits.implied, relation: 'implied' } : null;
}

/** How a held skill counts for a wanted one, regardless of its evidence. */
export function relateTo(
  have: Pick<HeldSkill, 'name' | 'skillId'>,
  want: Wanted,
): SkillRelation | null {
  return have.skillId !== null && want.skillId !== null
    ? relationCredit(have.skillId, want.skillId)
    : relationByWords(have.name, want.name);
}
