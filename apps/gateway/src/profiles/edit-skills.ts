import type { SkillInput } from '@rolefit/contracts';
import type { NewSkill } from '@rolefit/database';

/**
 * Applies a user's edit to their skills. An unchanged skill keeps its source; changing a score makes the user the source but keeps the quote from the resume.
 */
export function editSkills(
  current: readonly NewSkill[],
  wanted: readonly SkillInput[],
): NewSkill[] {
  const known = new Map(current.map((skill) => [skill.name.toLowerCase(), skill]));
  return wanted.map(({ name, score }) => {
    const before = known.get(name.toLowerCase());
    return {
      name,
      score,
      source: before?.score === score ? before.source : 'user',
      quote: before?.quote ?? null,
    };
  });
}
