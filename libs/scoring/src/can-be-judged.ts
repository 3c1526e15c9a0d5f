import type { PostingFacts } from '@rolefit/contracts';
import { asksHardSkills } from './asks/skill-asks.js';
import { hasDuties } from './asks/duties.js';

/**
 * Whether a match can be judged: the text is a posting and has requirements that distinguish
 * candidates. A title alone has none, conditions such as a licence are not part of the score, and
 * soft skills alone would score small talk. If false, the scan ends as `needs-text` without a
 * score.
 */
export function canBeJudged(posting: PostingFacts): boolean {
  if (!posting.isPosting) return false;
  const asksYears = posting.experience.some(({ years }) => years > 0);
  return (
    asksHardSkills(posting) ||
    asksYears ||
    hasDuties(posting) ||
    posting.education.length > 0 ||
    posting.languages.length > 0
  );
}
