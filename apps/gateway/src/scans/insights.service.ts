import { Injectable } from '@nestjs/common';
import { type Insights, limits } from '@rolefit/contracts';
import { InsightsRepository } from '@rolefit/database';
import { presentInsights } from './insights.presenter.js';

/** Aggregates over all scans of a user. Skill gaps were computed with each match and are only counted here. */
@Injectable()
export class InsightsService {
  constructor(private readonly insights: InsightsRepository) {}

  async get(userId: string): Promise<Insights> {
    const [scores, weeks, ofField] = await Promise.all([
      this.insights.scores(userId),
      this.insights.weeks(userId, limits.insightsWeeks),
      this.insights.gaps(userId, {
        over: limits.insightsScans,
        postingsMin: limits.insightsGapPostings,
        limit: limits.insightsGaps,
      }),
    ]);
    return presentInsights(scores, weeks, ofField);
  }
}
