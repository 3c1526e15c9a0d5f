import type { SkillEntry, SkillRelation } from './skill-entry.js';

/** The skill with this id, if the taxonomy has it. */
export function skillById(_id: string): SkillEntry | undefined {
  return undefined;
}

/** The skill that this name or alias stands for, ignoring case and punctuation that does not distinguish ("C++" stays "C++"). */
export function skillByName(_name: string): SkillEntry | undefined {
  return undefined;
}

/** How having `have` counts for `want` (ids); null where it does not. Equal ids are no relation. */
export function relationBetween(_have: string, _want: string): SkillRelation | null {
  return null;
}

/** Key under which two spellings of one unknown skill meet: lower case, blanks folded, trimmed punctuation. */
export function skillKey(name: string): string {
  return name.toLowerCase();
}
