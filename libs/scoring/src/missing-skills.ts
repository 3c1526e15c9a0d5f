import { type Link, matchedCredit, overlaps } from '@rolefit/linking';
import type { SkillJudgement } from './judgement.js';

/** How many skills a requirement names, alternatives once. */
function namedSkills({ requirement }: Link): number {
  return requirement.parts.filter((group) => group.some(({ type }) => type === 'skill')).length;
}

/**
 * Whether the sentence that asks for a skill is met all the same: where it asks for nothing but this skill, its other words may show it. A resume
 * cannot prove a virtue, so a sentence about virtues need not be found in full.
 */
function isMetBySentence(
  { isSoft, postingQuote }: SkillJudgement,
  links: readonly Link[],
): boolean {
  return links.some(
    (link) =>
      link.requirement.kind !== 'title' &&
      (isSoft
        ? link.verdict === 'shown' || link.verdict === 'partly'
        : link.verdict === 'shown' && namedSkills(link) === 1) &&
      overlaps(link.requirement.quote, postingQuote),
  );
}

/** Whether a skill is missing: neither found itself nor met by what else its sentence says. */
export function isMissing(skill: SkillJudgement, links: readonly Link[]): boolean {
  return skill.credit < matchedCredit && !isMetBySentence(skill, links);
}
