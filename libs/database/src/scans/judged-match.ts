import type { Highlights, SkillGap, StoredMatch, StoredOtherResume } from '@rolefit/contracts';

/** The outcome of judging a posting: the match, what each missing skill would change, and whether the posting is in the user's own field. */
export interface JudgedMatch {
  readonly match: StoredMatch;
  readonly gaps: readonly SkillGap[];
  readonly isOwnField: boolean;
}

/** The match with the resume that fits a posting best, and how the others compare. */
export interface BestMatch extends JudgedMatch {
  /** The version of the resume on which it is based. */
  readonly resumeId: string;
  readonly otherResumes: readonly StoredOtherResume[];
  /** What lists show of the match. */
  readonly highlights: Highlights;
}
