import { AppError, type CloseReading, type PostingFacts } from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import type {
  BestMatch,
  JudgedMatch,
  ProfileForMatching,
  ResumeForMatching,
} from '@rolefit/database';
import { compareWithBest, highlightsOf, rankResumes } from '@rolefit/scoring';
import { TextPool } from '@rolefit/text-pool';

/** Evidence of close readings, by the number of the resume. */
export type EvidenceByResume = ReadonlyMap<number, CloseReading>;

/** The match of a posting with one of the user's resumes. */
export type JudgedByResume = ResumeForMatching & JudgedMatch;

/** Judges a posting against each of the user's resumes. */
@Injectable()
export class MatchJudge {
  constructor(private readonly pool: TextPool) {}

  /**
   * Judges a posting against all resumes. Those that are too complex for it are left out.
   * @returns the best match first
   * @throws AppError POSTING_TOO_COMPLEX if no resume could be judged
   */
  async judgeAll(
    profile: ProfileForMatching,
    posting: PostingFacts,
    evidence: EvidenceByResume,
  ): Promise<JudgedByResume[]> {
    const judged: JudgedByResume[] = [];
    let failure: unknown = null;
    // Sequentially, which leaves the other threads to other users.
    for (const resume of profile.resumes) {
      try {
        judged.push({ ...resume, ...(await this.judge(profile, resume, posting, evidence)) });
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'POSTING_TOO_COMPLEX') throw error;
        failure = error;
      }
    }
    if (judged.length === 0) throw failure;
    return rankResumes(judged);
  }

  /** As `judgeAll`, but returns the best match, and how the other resumes compare. */
  async judgeBest(
    profile: ProfileForMatching,
    posting: PostingFacts,
    evidence: EvidenceByResume,
  ): Promise<BestMatch> {
    return bestOf(await this.judgeAll(profile, posting, evidence), posting);
  }

  private judge(
    { skills, answers, corrections, profileRevision }: ProfileForMatching,
    { resumeId, number, facts: resume }: ResumeForMatching,
    posting: PostingFacts,
    evidence: EvidenceByResume,
  ): Promise<JudgedMatch> {
    const closeReading = evidence.get(number) ?? null;
    // The facts of a resume change only with the profile's revision, which is therefore the cache key.
    return this.pool.judgeMatch(
      { posting, resume, skills, answers, corrections, closeReading },
      `${resumeId} ${profileRevision}`,
    );
  }
}

/** @param ranked as `judgeAll` returns them */
export function bestOf(
  [best, ...others]: readonly JudgedByResume[],
  posting: PostingFacts,
): BestMatch {
  if (best === undefined) throw new Error('a match needs a resume');
  const { resumeId, match, gaps, isOwnField } = best;
  return {
    resumeId,
    match,
    gaps,
    isOwnField,
    otherResumes: compareWithBest(best, others),
    highlights: highlightsOf(match, posting),
  };
}
