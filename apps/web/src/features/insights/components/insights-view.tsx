import { useQuery } from '@tanstack/react-query';
import { LoadError } from '@/components/layout/load-error';
import { insightsQuery } from '../api/get-insights';
import { texts } from '../texts';
import { InsightsSkeleton } from './insights-skeleton';
import { SkillGaps } from './skill-gaps';

/** Skill gaps over all scans. */
export function InsightsView() {
  const { data, error, refetch } = useQuery(insightsQuery);
  if (data) return <SkillGaps insights={data} />;
  return error ? (
    <LoadError what={texts.what} error={error} onRetry={() => void refetch()} />
  ) : (
    <InsightsSkeleton />
  );
}
