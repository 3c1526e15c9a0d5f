import { Injectable } from '@nestjs/common';
import { type DisplayLanguage, limits, type Next } from '@rolefit/contracts';
import { NextScansRepository, ScanListRepository, type ScanRow } from '@rolefit/database';
import { readyThresholds, scoreBands } from '@rolefit/scoring';
import { presentJob } from './scan.presenter.js';

/** From the band of partial matches on, an answer may be worth an application. */
const promisingFrom = scoreBands.find(({ word }) => word === 'partial')?.from ?? 0;

/** Beside Applicable matches, others are shown only if little is lacking. */
function isWorthwhile({ readyToApply, score }: ScanRow): boolean {
  return readyToApply === true || (score?.overallScore ?? 0) >= promisingFrom;
}

/** What the user should do next, over all of their scans. */
@Injectable()
export class NextService {
  constructor(
    private readonly scans: NextScansRepository,
    private readonly lists: ScanListRepository,
  ) {}

  async get(userId: string, language: DisplayLanguage): Promise<Next> {
    const [best, questions, inProgress, { savedByStage, totalJobs }, openJobs] = await Promise.all([
      this.scans.best(userId, limits.nextJobs),
      this.scans.questions(userId, promisingFrom, limits.nextQuestions),
      this.scans.inProgress(userId, limits.nextInProgress),
      this.lists.totals(userId),
      this.scans.countOpen(userId),
    ]);
    const isApplicable = best[0]?.readyToApply === true;
    const gap = isApplicable
      ? []
      : await this.scans.gap(userId, limits.nextGapScans, limits.nextGaps);
    return {
      jobs: best
        .filter((scan) => !isApplicable || isWorthwhile(scan))
        .map((scan) => presentJob(scan, language)),
      isApplicable,
      threshold: readyThresholds.overallPercent,
      gap,
      questions,
      inProgress: inProgress.map((scan) => presentJob(scan, language)),
      savedByStage,
      totalJobs,
      openJobs,
    };
  }
}
