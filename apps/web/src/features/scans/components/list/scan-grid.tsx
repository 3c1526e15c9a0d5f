import { type Job } from '@rolefit/contracts';
import { type ReactNode } from 'react';
import { texts } from '../../list/texts';
import { ScanCardSkeleton } from '../scan-card';

// As many columns as fit beside the sidebar without making cards too narrow.
const grid = 'grid grid-cols-1 gap-4 sm:@min-[30rem]:grid-cols-2 md:@min-[52rem]:grid-cols-3';

interface ScanGridProps {
  jobs: readonly Job[];
  /** While another page is loading: shows a progress line above and keeps the cards readable. */
  isStale: boolean;
  children: (job: Job) => ReactNode;
}

export function ScanGrid({ jobs, isStale, children }: ScanGridProps) {
  return (
    <div className="relative">
      {isStale && (
        <div
          aria-hidden="true"
          className="absolute inset-x-0 -top-2 h-0.5 animate-late overflow-hidden rounded-full"
        >
          <div className="h-full w-1/3 animate-bar rounded-full bg-accent" />
        </div>
      )}
      <ul aria-busy={isStale} className={grid}>
        {jobs.map((job) => (
          <li key={job._id} className="min-w-0">
            {children(job)}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function ScanGridSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className={grid}>
      {[1, 2, 3, 4, 5, 6].map((key) => (
        <ScanCardSkeleton key={key} />
      ))}
    </div>
  );
}
