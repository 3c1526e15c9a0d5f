import type { PostingFacts } from '@rolefit/contracts';
import { asksHardSkills, contentWords, weightOf } from '@rolefit/linking';

// "Other duties as assigned" says nothing about the work.
const tellingWeightMin = 1;

function tells(text: string): boolean {
  return weightOf(new Set(contentWords(text))) >= tellingWeightMin;
}

/** Whether the posting names work that candidates can be told apart by. */
function tellsWork({ duties, requirements }: PostingFacts): boolean {
  return (
    duties.some(({ quote }) => tells(quote.text)) ||
    requirements.some(
      ({ kind, quote }) => (kind === 'duty' || kind === 'other') && tells(quote.text),
    )
  );
}

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
    tellsWork(posting) ||
    posting.education.length > 0 ||
    posting.languages.length > 0
  );
}
