import { Injectable } from '@nestjs/common';
import { AppError, type PostingFacts } from '@rolefit/contracts';
import {
  type ClaimedCloseReading,
  MatchesRepository,
  type ProfileForMatching,
  type ResumeForMatching,
} from '@rolefit/database';
import { LinkingModel } from '../../model/linking-model.js';
import { type EvidenceByResume, MatchJudge } from '../match-judge.js';

/** Chooses which of a user's resumes are read closely: a model reads at most the two that fit best by rules. */
const readMost = 2;

/** Chooses the resumes for the close reading of a posting. */
@Injectable()
export class ResumesToRead {
  constructor(
    private readonly matches: MatchesRepository,
    private readonly judge: MatchJudge,
    private readonly model: LinkingModel,
  ) {}

  /**
   * An agent's claims are about the resume that they name, or by default about the one on which the match is based. A model reads the best two; without a
   * model, evidence is only moved to the current versions.
   * @throws AppError RESUME_NOT_FOUND if the resume was removed in the meantime
   */
  async of(
    { id, userId, claims }: ClaimedCloseReading,
    profile: ProfileForMatching,
    posting: PostingFacts,
    evidence: EvidenceByResume,
  ): Promise<ResumeForMatching[]> {
    if (claims !== null) {
      const number = claims.resumeNumber ?? (await this.matches.judgedResume(userId, id));
      const named = profile.resumes.find((resume) => resume.number === number);
      if (named === undefined) throw new AppError('RESUME_NOT_FOUND');
      return [named];
    }
    if (profile.resumes.length === 1) return profile.resumes;
    const ranked = await this.judge.judgeAll(profile, posting, evidence);
    const best = ranked.slice(0, readMost);
    if (this.model.isConfigured) return best;
    const known = best.filter(({ number }) => evidence.has(number));
    return known.length === 0 ? best.slice(0, 1) : known;
  }
}
