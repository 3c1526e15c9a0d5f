import { limits, type SkillInput } from '@rolefit/contracts';
import type { NewSkill, SkillRow } from '@rolefit/database';

/** A skill found in a resume, with the line that shows it. */
export interface ReadSkill extends SkillInput {
  readonly quote: { readonly text: string };
}

/**
 * The profile's skills after a resume was read: skills that the user added or changed come first, unchanged. The others are replaced by those of the resume,
 * without those that the user removed. Names are unique ignoring case; the user's own entry wins.
 * @param removed names in lower case
 */
export function mergeSkills(
  current: readonly SkillRow[],
  read: readonly ReadSkill[],
  removed: readonly string[] = [],
): NewSkill[] {
  const own = current
    .filter((skill) => skill.source === 'user')
    .map(({ name, score, source, quote }): NewSkill => ({ name, score, source, quote }));
  const fresh = read.map(({ name, score, quote }): NewSkill => ({
    name,
    score,
    source: 'resume',
    quote: quote.text,
  }));
  const isRemoved = new Set(removed);
  const byName = new Map(own.map((skill) => [skill.name.toLowerCase(), skill]));
  for (const skill of fresh) {
    const key = skill.name.toLowerCase();
    if (!byName.has(key) && !isRemoved.has(key)) byName.set(key, skill);
  }
  return [...byName.values()].slice(0, limits.skillsPerProfile);
}
