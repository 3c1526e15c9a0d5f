import type { LinkBasis } from '@rolefit/contracts';
import { isOccupation, skillById } from '@rolefit/skills';
import type { Case } from './case.js';
import type { Wanted } from './skills/held-lookup.js';
import { bestForSkill, type SkillCredit } from './skills/skill-credit.js';
import { proofOfSkill, type Proof } from './held-occupations.js';
import { keyOfName } from './skills/skill-names.js';
import { proofShare } from './link-weights.js';

/** One skill of a requirement with the evidence that counts most. */
export interface LinkedSkill extends Wanted {
  /** 0 to 1. */
  readonly credit: number;
  readonly found: SkillCredit | null;
  /** The title that proves it, if that is stronger than any line. */
  readonly proof: Proof | null;
}

/** What the judge needs to know of a candidate to link a skill. */
export type SkillSources = Pick<Case, 'related' | 'stand' | 'foundInLines' | 'occupations'>;

function isTool(skillId: string | null): boolean {
  const kind = skillId === null ? undefined : skillById(skillId)?.kind;
  return kind === 'tool' || kind === 'technology';
}

/** A certificate is earned by an examination: no title proves it, unless it is the title. */
function isEarned(skillId: string | null): boolean {
  const skill = skillId === null ? undefined : skillById(skillId);
  return skill?.kind === 'certificate' && !isOccupation(skill.name);
}

function linkAlternative({ name, skillId }: Wanted, sources: SkillSources): LinkedSkill {
  const found = bestForSkill({ name, skillId }, sources);
  // A skill that the user took off the list is not proved by a title either.
  const isRemoved = sources.stand.isRemoved(keyOfName(name));
  const proof = proofOfSkill(isRemoved || isEarned(skillId) ? [] : sources.occupations, skillId);
  const own = found?.credit ?? 0;
  const isUnnamed = isTool(skillId) && found?.relation !== 'same';
  const proven = proofShare[isUnnamed ? 'unnamedTool' : 'work'] * proof.share;
  return {
    name,
    skillId,
    credit: Math.max(own, proven),
    found,
    proof: proven > own ? proof : null,
  };
}

/** The evidence for the best of several alternatives, the first among equals. */
export function linkSkill(
  [first, ...others]: readonly [Wanted, ...Wanted[]],
  sources: SkillSources,
): LinkedSkill {
  return others
    .map((one) => linkAlternative(one, sources))
    .reduce((top, one) => (one.credit > top.credit ? one : top), linkAlternative(first, sources));
}

const basisOfRelation = {
  same: 'same-skill',
  implied: 'broader-skill',
  parts: 'broader-skill',
  near: 'related-skill',
} as const;

export function basisOfSkill({ found, proof }: LinkedSkill): LinkBasis {
  if (proof !== null) return 'role-title';
  if (found === null) return 'none';
  return found.held.isStatedByUser && found.held.quote === null
    ? 'stated'
    : basisOfRelation[found.relation];
}
