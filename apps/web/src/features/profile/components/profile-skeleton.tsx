import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { texts } from '../texts';

const lines = ['a', 'b', 'c', 'd', 'e'];
const badges = ['w-24', 'w-32', 'w-20', 'w-28', 'w-24', 'w-36', 'w-20', 'w-28'];

/** One column, and two where there is space. */
export const profileColumns = 'grid items-start gap-6 wide:grid-cols-2';

function Lines() {
  return (
    <Card className="space-y-5 p-6">
      <Skeleton className="h-6 w-32 rounded-control" />
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {lines.map((line) => (
          <div key={line} className="space-y-2">
            <Skeleton className="h-4 w-20 rounded-control" />
            <Skeleton className="h-5 w-44 max-w-full rounded-control" />
          </div>
        ))}
      </div>
    </Card>
  );
}

function Badges() {
  return (
    <Card className="space-y-5 p-6">
      <Skeleton className="h-6 w-20 rounded-control" />
      <div className="flex flex-wrap gap-2">
        {badges.map((width, index) => (
          <Skeleton key={index} className={`h-7 rounded-full ${width}`} />
        ))}
      </div>
    </Card>
  );
}

/** Skeleton of the profile while it loads. */
export function ProfileSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className="space-y-6">
      <div className="flex items-center gap-5">
        <Skeleton className="size-16 rounded-full" />
        <div className="flex-1 space-y-2">
          <Skeleton className="h-7 w-48 max-w-full rounded-control" />
          <Skeleton className="h-4 w-36 rounded-control" />
        </div>
        <Skeleton className="h-9 w-24 rounded-control max-sm:hidden" />
      </div>
      <div className={profileColumns}>
        <Badges />
        <Lines />
      </div>
    </div>
  );
}
