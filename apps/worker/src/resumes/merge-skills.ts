import { limits, type SkillInput } from '@rolefit/contracts';
import type { NewSkill, SkillRow } from '@rolefit/database';

/** A skill that a resume shows, with the line that does. */
export interface ReadSkill extends SkillInput {
  readonly quote: { readonly text: string };
}

/**
 * The profile's skills after a resume was read: what the user added or changed stays as it is, in front; the rest is replaced by what
 * was read, but for what the user took off the list. Names are unique ignoring case, and the user's own wins.
 * @param removed names in lower case
 */
export function mergeSkills(current: readonly SkillRow[], read: readonly ReadSkill[], removed: readonly string[] = []): NewSkill[] {
  const own = current.filter((skill) => skill.source === 'user').map(({ name, score, source, quote }): NewSkill => ({ name, score, source, quote }));
  const fresh = read.map(({ name, score, quote }): NewSkill => ({ name, score, source: 'resume', quote: quote.text }));
  const isRemoved = new Set(removed);
  const byName = new Map(own.map((skill) => [skill.name.toLowerCase(), skill]));
  for (const skill of fresh) {
    const key = skill.name.toLowerCase();
    if (!byName.has(key) && !isRemoved.has(key)) byName.set(key, skill);
  }
  return [...byName.values()].slice(0, limits.skillsPerProfile);
}
