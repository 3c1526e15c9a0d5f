import { Injectable } from '@nestjs/common';
import { AppError, type MatchCase } from '@rolefit/contracts';
import { CloseReadingWorkRepository, MatchesRepository } from '@rolefit/database';

/** All that matches are judged by, for clients that judge them too. */
@Injectable()
export class CasesService {
  constructor(
    private readonly matches: MatchesRepository,
    private readonly readings: CloseReadingWorkRepository,
  ) {}

  /** @throws AppError SCAN_NOT_FOUND for a scan of another user, and for one without a match */
  async get(userId: string, scanId: string): Promise<MatchCase> {
    const number = await this.matches.judgedResume(userId, scanId);
    if (number === null) throw new AppError('SCAN_NOT_FOUND');
    const [profile, posting, pairs] = await Promise.all([
      this.matches.profileFor(userId),
      this.readings.posting({ id: scanId, userId }),
      this.readings.stored({ id: scanId, userId }),
    ]);
    const resume = profile?.resumes.find((one) => one.number === number);
    if (!profile || !resume || posting === null) throw new AppError('SCAN_NOT_FOUND');
    const { skills, answers, corrections } = profile;
    const pair = pairs.find(({ resumeId }) => resumeId === resume.resumeId);
    return {
      posting: posting.facts,
      resume: resume.facts,
      skills,
      answers,
      corrections,
      closeReading: pair
        ? { reader: pair.reader, evidence: pair.evidence, rejectedClaims: pair.rejectedClaims }
        : null,
    };
  }
}
