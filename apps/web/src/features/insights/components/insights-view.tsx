import { useQuery } from '@tanstack/react-query';
import { LoadError } from '@/components/layout/load-error';
import { insightsQuery } from '../api/get-insights';
import { texts } from '../texts';
import { ScanWeeks, ScoreDistribution } from './charts';
import { insightsGrid, InsightsSkeleton } from './insights-skeleton';
import { SkillGaps } from './skill-gaps';

/** Skill gaps, scores and weeks of all scans. */
export function InsightsView() {
  const { data, error, refetch } = useQuery(insightsQuery);
  if (!data)
    return error ? (
      <LoadError what={texts.what} error={error} onRetry={() => void refetch()} />
    ) : (
      <InsightsSkeleton />
    );
  return (
    <div className={insightsGrid}>
      <SkillGaps insights={data} />
      <div className="grid min-w-0 gap-4">
        <ScoreDistribution insights={data} />
        <ScanWeeks insights={data} />
      </div>
    </div>
  );
}
