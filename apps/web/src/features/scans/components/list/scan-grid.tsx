import { type Job } from '@rolefit/contracts';
import { type ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { texts } from '../../list/texts';
import { ScanCardSkeleton } from '../scan-card';

// As many columns as the screen allows, as long as the sidebar leaves each card room to be read.
const grid = 'grid grid-cols-1 gap-4 sm:@min-[30rem]:grid-cols-2 md:@min-[44rem]:grid-cols-3';

interface ScanGridProps {
  jobs: readonly Job[];
  /** While another page is on its way. */
  isStale: boolean;
  children: (job: Job) => ReactNode;
}

/** Scans as cards. */
export function ScanGrid({ jobs, isStale, children }: ScanGridProps) {
  return (
    <ul aria-busy={isStale} className={cn(grid, 'transition-opacity duration-150', isStale && 'opacity-60')}>
      {jobs.map((job) => (
        <li key={job._id} className="min-w-0">
          {children(job)}
        </li>
      ))}
    </ul>
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
