import { Injectable } from '@nestjs/common';
import { type DisplayLanguage, limits, type Next } from '@rolefit/contracts';
import { NextScansRepository, ScanListRepository } from '@rolefit/database';
import { readyThresholds, scoreBands } from '@rolefit/scoring';
import { presentJob } from './scan.presenter.js';

/** From the band of partial matches on, an answer may be worth an application. */
const promisingFrom = scoreBands.find(({ word }) => word === 'partial')?.from ?? 0;

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
    const ready = best.filter(({ readyToApply }) => readyToApply === true);
    const isApplicable = ready.length > 0;
    const gap = isApplicable
      ? []
      : await this.scans.gap(userId, limits.nextGapScans, limits.nextGaps);
    return {
      jobs: (isApplicable ? ready : best).map((scan) => presentJob(scan, language)),
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
