import type { Match, SkillGap } from '@rolefit/contracts';

/** The outcome of judging a posting: the match, what each missing skill would change, and whether the posting is in the user's own field. */
export interface JudgedMatch {
  readonly match: Match;
  readonly gaps: readonly SkillGap[];
  readonly isOwnField: boolean;
}
