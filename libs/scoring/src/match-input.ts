import type {
  Answers,
  CloseReading,
  Correction,
  PostingFacts,
  ResumeFacts,
} from '@rolefit/contracts';
import type { ProfileSkillInput } from '@rolefit/linking';

/** The input of judging. */
export interface MatchInput {
  readonly posting: PostingFacts;
  readonly resume: ResumeFacts;
  /** The user's list. Resume skills that are not on it do not count; see `standsOf`. */
  readonly skills: readonly ProfileSkillInput[];
  /** Facts that only the user can state; the others stay unknown. */
  readonly answers?: Answers;
  /** What the user has corrected, in any posting and resume. */
  readonly corrections?: readonly Correction[];
  /** Evidence that a model or an agent found; without it, only the rules link. */
  readonly closeReading?: CloseReading | null;
}
