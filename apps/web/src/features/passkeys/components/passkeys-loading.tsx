import { Skeleton } from '@/components/ui/skeleton';
import { texts } from '../texts';

/** Takes the place of the list while it loads. */
export function PasskeysLoading() {
  return (
    <div role="status" aria-label={texts.loading} className="space-y-2 py-4">
      <Skeleton className="h-5 w-52 max-w-full rounded-control" />
      <Skeleton className="h-4 w-72 max-w-full rounded-control" />
    </div>
  );
}
