import type { PostingFacts } from '@rolefit/contracts';
import { asksHardSkills } from './asks/skill-asks.js';
import { hasDuties } from './asks/duties.js';

/**
 * Whether a match can be judged: the text is a posting, and it asks for something that tells candidates apart. A title alone does not
 * ask, a condition such as a licence stands outside the number, and soft skills alone would score small talk. Where this is false a scan
 * ends in `needs-text`, and no score is made up.
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
