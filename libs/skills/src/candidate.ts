import type { SkillKind } from './skill-entry.js';
import type { IndexedSpelling } from './spelling-index.js';

/** A place that may name a skill, before what stands around it has been asked. */
export interface Candidate {
  readonly start: number;
  readonly end: number;
  readonly spelling: IndexedSpelling;
  /** Names the skill whatever stands around it. */
  readonly isFirm: boolean;
  /** Spelt in its own case, so that a telling word is enough; otherwise only a list beside it counts. */
  readonly isOwnCase: boolean;
  /** The skills among which the skills around it decide; absent where nothing is to be decided. */
  readonly oneOf?: readonly Candidate[];
}

/** The kind of the skill that a candidate names. */
export function kindOf({ spelling }: Candidate): SkillKind {
  return spelling.skill.entry.kind;
}
