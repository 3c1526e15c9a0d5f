import type { Match, SkillGap } from '@rolefit/contracts';

/** The outcome of judging a posting: the match, and what each missing skill would change. */
export interface JudgedMatch {
  readonly match: Match;
  readonly gaps: readonly SkillGap[];
}
