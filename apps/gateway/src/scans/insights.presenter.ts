import type { Insights, ScanWeek, SkillGapTotal } from '@rolefit/contracts';
import type { ScoreTens } from '@rolefit/database';

/** Fills empty score ranges with zero, so that charts have no gaps. */
export function presentInsights(
  scores: readonly ScoreTens[],
  scansPerWeek: ScanWeek[],
  ofField: { postings: number; gaps: SkillGapTotal[] },
): Insights {
  const counts = new Map(scores.map(({ tens, count }) => [tens, count]));
  const completedJobs = scores.reduce((sum, { count }) => sum + count, 0);
  return {
    completedJobs,
    readyJobs: scores.reduce((sum, { ready }) => sum + ready, 0),
    scoreDistribution: Array.from({ length: 10 }, (_, tens) => ({
      from: tens * 10,
      to: tens === 9 ? 100 : tens * 10 + 9,
      count: counts.get(tens) ?? 0,
    })),
    scansPerWeek,
    skillGaps: ofField.gaps,
    skillGapsOver: ofField.postings,
  };
}
