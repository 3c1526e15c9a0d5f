import type { PostingFacts } from '@rolefit/contracts';
import type { ProfileForMatching } from '@rolefit/database';
import type { MatchInput } from '@rolefit/scoring';

/** A profile and a posting as they are judged. */
export function judgeable({ facts: resume, skills, answers }: ProfileForMatching, posting: PostingFacts): MatchInput {
  return { posting, resume, skills, answers };
}
