import type { Answers, PostingFacts, ResumeFacts } from '@rolefit/contracts';
import type { ProfileSkillInput } from './profile-skill.js';

/** The input of judging. */
export interface MatchInput {
  readonly posting: PostingFacts;
  readonly resume: ResumeFacts;
  /** The user's list: what they stand for. A resume skill that is not on it does not count; see `standsOf`. */
  readonly skills: readonly ProfileSkillInput[];
  /** What only the user can tell; what they did not state stays unknown. */
  readonly answers?: Answers;
}
