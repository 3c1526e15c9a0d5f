import type { PostingFacts } from '@rolefit/contracts';
import type { ProfileForMatching } from '@rolefit/database';
import type { MatchInput } from '@rolefit/scoring';

/** A profile and a posting as `TextPool.judgeMatch` takes them: facts of a resume change with the revision of the profile alone. */
export function matchInputOf({ facts: resume, skills, answers, resumeId, profileRevision }: ProfileForMatching, posting: PostingFacts): [input: MatchInput, resumeKey: string] {
  return [{ posting, resume, skills, answers }, `${resumeId} ${profileRevision}`];
}
