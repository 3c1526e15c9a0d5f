import { Skeleton } from '@/components/ui/skeleton';
import { texts } from '../texts';
import { Panel } from './panel';

/** Placeholder with the size of the content. */
export function InsightsSkeleton() {
  return (
    <div role="status" aria-label={texts.loading}>
      <Panel title={texts.gaps.title} lead={<Skeleton className="h-5 w-3/4 rounded-control" />}>
        <Skeleton className="h-112 rounded-control" />
      </Panel>
    </div>
  );
}
