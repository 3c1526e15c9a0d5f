import { limits, type SkillInput } from '@rolefit/contracts';

/** A skill of the user's list as the judge needs it. `user`: added or changed manually. */
export interface ProfileSkillInput extends SkillInput {
  readonly source: 'resume' | 'user';
}

/**
 * The name of a resume skill in the user's list: at most 50 characters, never splitting a
 * character.
 */
export function profileSkillName(name: string): string {
  if (name.length <= limits.skillNameChars) return name.trim();
  return name
    .slice(0, limits.skillNameChars)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trim();
}
