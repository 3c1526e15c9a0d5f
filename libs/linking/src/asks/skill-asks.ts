import type { PostingFacts, SkillRequirement } from '@rolefit/contracts';
import { skillById } from '@rolefit/skills';
import { keyOfName } from '../skills/skill-names.js';
import { titleSkillIds } from '../skills/title-skills.js';

/** One required skill, or alternatives of which one is enough. */
export interface SkillAsk {
  readonly alternatives: readonly [SkillRequirement, ...SkillRequirement[]];
  readonly isSoft: boolean;
  /** Whether the title names it: the craft of the job. */
  readonly isCore: boolean;
}

function identity({ skillId, name }: SkillRequirement): string {
  return skillId ?? keyOfName(name);
}

function isSoft(requirement: SkillRequirement): boolean {
  return requirement.skillId !== null && skillById(requirement.skillId)?.kind === 'soft';
}

/** Whether the posting requires any skill besides soft ones. */
export function asksHardSkills(posting: PostingFacts): boolean {
  return posting.skills.some((requirement) => !isSoft(requirement));
}

/** Ids of all required skills except soft ones. */
export function hardSkillIds(posting: PostingFacts): string[] {
  return [
    ...new Set(
      posting.skills
        .filter((requirement) => !isSoft(requirement))
        .flatMap(({ skillId }) => skillId ?? []),
    ),
  ];
}

function requiredFirst(a: SkillRequirement, b: SkillRequirement): number {
  return Number(b.importance === 'required') - Number(a.importance === 'required');
}

/** A posting that names a skill five times requires it once: alternatives become one requirement, and each other skill counts once. */
function alternativesOf(posting: PostingFacts): SkillAsk['alternatives'][] {
  const asks = new Map<string, SkillAsk['alternatives']>();
  for (const requirement of [...posting.skills].sort(requiredFirst)) {
    const key =
      requirement.group === null ? `skill ${identity(requirement)}` : `group ${requirement.group}`;
    const [first, ...others] = asks.get(key) ?? [requirement];
    if (asks.has(key) && requirement.group === null) continue;
    const isNew =
      first !== requirement &&
      ![first, ...others].some((other) => identity(other) === identity(requirement));
    asks.set(key, isNew ? [first, ...others, requirement] : [first, ...others]);
  }
  // A group with exactly the skills of another requirement comes from a repeated line.
  const unique = new Map(
    [...asks.values()].reverse().map((ask) => [ask.map(identity).sort().join(' | '), ask]),
  );
  return [...unique.values()].reverse();
}

/** The required skills, alternatives together. */
export function skillAsks(posting: PostingFacts): SkillAsk[] {
  const inTitle = titleSkillIds(posting.title?.text ?? '');
  return alternativesOf(posting).map((alternatives) => ({
    alternatives,
    isSoft: alternatives.every(isSoft),
    isCore: alternatives.some(({ skillId }) => skillId !== null && inTitle.has(skillId)),
  }));
}
