import type {
  Importance,
  Label,
  Quote,
  Sentence,
  SkillRequirement,
  SubScoreKey,
} from '@rolefit/contracts';
import type { Link } from '@rolefit/linking';

/** One requirement as judged, before its points are computed. */
export interface RequirementJudgement {
  readonly subScore: SubScoreKey;
  /** The requirement in a few words. */
  readonly label: Label;
  readonly importance: Importance;
  /** Share that is met, 0 to 1, in steps of a thousandth. */
  readonly credit: number;
  readonly reason: readonly Sentence[];
  readonly postingQuote: Quote;
  readonly resumeQuote: Quote | null;
  readonly via: string | null;
  /** How to earn the rest; null if there is no advice. */
  readonly advice: Sentence | null;
  /** The advice only asks to show better what the resume already has. */
  readonly isShownBadly: boolean;
  /** Relative weight, above 0. */
  readonly weight: number;
  readonly link: Link;
}

/** A skill of the posting, for the lists of matched and missing skills. */
export interface SkillJudgement {
  /** Name for the lists: of the alternative that counts, or of all if none does. */
  readonly name: Label;
  readonly importance: Importance;
  readonly isSoft: boolean;
  /** Whether the title names it: the craft of the job. */
  readonly isCore: boolean;
  /** The requirement: one skill, or alternatives of which one suffices. */
  readonly asked: readonly SkillRequirement[];
  readonly credit: number;
  readonly postingQuote: Quote;
  readonly resumeQuote: Quote | null;
  readonly via: string | null;
}
