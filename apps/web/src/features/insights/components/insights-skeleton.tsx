import { Skeleton } from '@/components/ui/skeleton';
import { texts } from '../texts';
import { Panel } from './panel';

export const insightsGrid = 'grid gap-4 wide:grid-cols-2';

function Waiting({ title, className }: { title: string; className: string }) {
  return (
    <Panel title={title} lead={<Skeleton className="h-5 w-3/4 rounded-control" />}>
      <Skeleton className={`rounded-control ${className}`} />
    </Panel>
  );
}

/** Placeholder with the size of the content. */
export function InsightsSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className={insightsGrid}>
      <Waiting title={texts.gaps.title} className="h-112" />
      <div className="grid gap-4">
        <Waiting title={texts.scores.title} className="h-47" />
        <Waiting title={texts.weeks.title} className="h-42" />
      </div>
    </div>
  );
}
