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

/** Which of a user's resumes are read closely: of many, a model reads the two that fit best by rules. */
const readMost = 2;

/** Chooses the resumes that a posting is read closely with. */
@Injectable()
export class ResumesToRead {
  constructor(
    private readonly matches: MatchesRepository,
    private readonly judge: MatchJudge,
    private readonly model: LinkingModel,
  ) {}

  /**
   * An agent's claims are about the resume that they name, or about the one that the match is judged by. A model reads the best two; without one, evidence
   * is only taken over.
   * @throws AppError RESUME_NOT_FOUND where the resume was removed meanwhile
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
