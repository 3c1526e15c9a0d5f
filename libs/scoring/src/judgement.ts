import type { Importance, Quote, SkillRequirement, SubScoreKey } from '@rolefit/contracts';
import type { Link } from './links/link.js';

/** Years, a degree or a language as judged by number or level. */
export interface Judgement {
  readonly subScore: SubScoreKey;
  /** The requirement in a few words. */
  readonly label: string;
  readonly importance: Importance;
  /** Share that is met, 0 to 1, in steps of a thousandth. */
  readonly credit: number;
  readonly reason: string;
  readonly postingQuote: Quote;
  readonly resumeQuote: Quote | null;
  readonly via: string | null;
  /**
   * Advice on how to earn the rest: a sentence without its full stop, since the points follow. Null
   * if there is no advice.
   */
  readonly advice: string | null;
  /** ISO 639-1 code, of a language. */
  readonly languageCode?: string;
  /** The user's own statement decides. */
  readonly isStated?: boolean;
}

/** One requirement as judged, before its points are computed. */
export interface RequirementJudgement extends Judgement {
  /** Relative weight, above 0. */
  readonly weight: number;
  readonly link: Link;
  /** The advice only asks to show better what the resume already has. */
  readonly isShownBadly: boolean;
}

/** A skill of the posting, for the lists of matched and missing skills. */
export interface SkillJudgement {
  /** Name for the lists: of the alternative that counts, or of all if none does. */
  readonly name: string;
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

/** Rounds a share between 0 and 1 to thousandths, which are readable and precise enough. */
export function toCredit(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
}

/** Credit by number of steps below the requirement; zero beyond the end of the list. */
export function creditBelow(ladder: readonly number[], steps: number): number {
  return ladder[Math.max(0, steps)] ?? 0;
}
