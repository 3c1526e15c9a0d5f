import { AppError, type Match, type PostingFacts } from '@rolefit/contracts';
import type { ProfileForMatching } from '@rolefit/database';
import { aMatch } from '@rolefit/database/testing';
import { aPostingFacts, aResumeFacts } from '@rolefit/testing';
import type { TextPool } from '@rolefit/text-pool';
import { bestOf, MatchJudge } from './match-judge.js';

const tooComplex = () => new AppError('POSTING_TOO_COMPLEX');

/** A judge whose texts take too long, or whose threads fail, for some resumes; the others get these scores. */
function aJudge(outcomes: Readonly<Record<string, number | Error>>) {
  const judgeMatch = (_input: unknown, key: string) => {
    const outcome = outcomes[key.split(' ')[0]!]!;
    const match: Match | null = typeof outcome === 'number' ? aMatch(outcome) : null;
    return match === null ? Promise.reject(outcome) : Promise.resolve({ match, gaps: [] });
  };
  const judge = new MatchJudge({ judgeMatch } as unknown as TextPool);
  const profile = {
    resumes: Object.keys(outcomes).map((resumeId, at) => ({
      resumeId,
      number: at + 1,
      facts: aResumeFacts(),
    })),
    profileRevision: 1,
  } as unknown as ProfileForMatching;
  return judge.judgeAll(profile, {} as PostingFacts, new Map());
}

describe('judging by all resumes', () => {
  it('leaves out one that is too complex for the posting', async () => {
    const judged = await aJudge({ a: tooComplex(), b: 40, c: 60 });
    expect(bestOf(judged, aPostingFacts())).toMatchObject({
      resumeId: 'c',
      otherResumes: [{ number: 2, overallScore: 40 }],
    });
  });

  it('fails where all are too complex', async () => {
    await expect(aJudge({ a: tooComplex(), b: tooComplex() })).rejects.toMatchObject({
      code: 'POSTING_TOO_COMPLEX',
    });
  });

  it('names no best resume while one could not be judged for another reason', async () => {
    await expect(aJudge({ a: 40, b: new Error('the thread died') })).rejects.toThrow('thread died');
  });
});
