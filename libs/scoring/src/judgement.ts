import type { Importance, Quote, SkillRequirement, SubScoreKey } from '@rolefit/contracts';

/** One requirement as judged, before its points are computed. */
export interface Judgement {
  readonly subScore: SubScoreKey;
  /** The requirement in a few words. */
  readonly label: string;
  readonly importance: Importance;
  /** Relative weight within the sub-score, above 0. */
  readonly weight: number;
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
  /** Adds `fieldOfWorkWeight` to the points of its sub-score. */
  readonly isFieldOfWork?: true;
}

/**
 * A skill requirement: the source of the lists of matched and missing skills and of the coverage.
 */
export interface SkillJudgement extends Judgement {
  /** Name for the lists: of the alternative that counts, or of all if none does. */
  readonly name: string;
  readonly isSoft: boolean;
  /** Whether the title names it: the craft of the job. */
  readonly isCore: boolean;
  /** The requirement: one skill, or alternatives of which one suffices. */
  readonly asked: readonly SkillRequirement[];
}

/** Rounds a share between 0 and 1 to thousandths, which are readable and precise enough. */
export function toCredit(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
}

/** Credit by number of steps below the requirement; zero beyond the end of the list. */
export function creditBelow(ladder: readonly number[], steps: number): number {
  return ladder[Math.max(0, steps)] ?? 0;
}
