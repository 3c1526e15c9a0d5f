import type { PostingFacts, ResumeFacts } from '@rolefit/contracts';
import type { SkillStand } from './held-skills.js';

/** What each sub-score judges: facts in canonical order, and the skills that count for the user. */
export interface Case {
  readonly posting: PostingFacts;
  readonly resume: ResumeFacts;
  readonly stand: SkillStand;
}
