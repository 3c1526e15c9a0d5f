import type { SkillKind } from './skill-entry.js';
import type { IndexedSpelling } from './spelling-index.js';

/** A range that may name a skill, before its context is checked. */
export interface Candidate {
  readonly start: number;
  readonly end: number;
  readonly spelling: IndexedSpelling;
  /** Names the skill in any context. */
  readonly isFirm: boolean;
  /**
   * Matches the spelling's letter case, so that a cue word is enough; otherwise only an adjacent
   * list counts.
   */
  readonly isOwnCase: boolean;
  /** The alternatives between which neighbouring skills decide; absent if unambiguous. */
  readonly oneOf?: readonly Candidate[];
}

/** The kind of the skill that a candidate names. */
export function kindOf({ spelling }: Candidate): SkillKind {
  return spelling.skill.entry.kind;
}
