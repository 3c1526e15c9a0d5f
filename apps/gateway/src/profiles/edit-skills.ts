import type { SkillInput } from '@rolefit/contracts';
import type { NewSkill } from '@rolefit/database';

/**
 * What a user's edit makes of a skill list. A skill that was not touched stays what the resume says; one whose score was
 * changed is the user's own from then on, and keeps the line of the resume that shows it.
 */
export function editSkills(current: readonly NewSkill[], wanted: readonly SkillInput[]): NewSkill[] {
  const known = new Map(current.map((skill) => [skill.name.toLowerCase(), skill]));
  return wanted.map(({ name, score }) => {
    const before = known.get(name.toLowerCase());
    return { name, score, source: before?.score === score ? before.source : 'user', quote: before?.quote ?? null };
  });
}
