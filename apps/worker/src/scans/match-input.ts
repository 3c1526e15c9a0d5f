import type { CloseReading, PostingFacts } from '@rolefit/contracts';
import type { ProfileForMatching } from '@rolefit/database';
import type { MatchInput } from '@rolefit/scoring';

/** Arguments of `TextPool.judgeMatch`. The facts of a resume change only with the profile's revision, which therefore makes the cache key. */
export function matchInputOf(
  { facts: resume, skills, answers, resumeId, profileRevision }: ProfileForMatching,
  posting: PostingFacts,
  closeReading: CloseReading | null,
): [input: MatchInput, resumeKey: string] {
  return [{ posting, resume, skills, answers, closeReading }, `${resumeId} ${profileRevision}`];
}
