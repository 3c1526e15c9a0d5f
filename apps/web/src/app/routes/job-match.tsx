import { limits } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Target } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '@/components/layout/empty-state';
import { LoadError } from '@/components/layout/load-error';
import { Page } from '@/components/layout/page';
import { Button } from '@/components/ui/button';
import { scansQuery } from '@/features/scans/api/list-scans';
import { ScanCard, ScanCardSkeleton } from '@/features/scans/components/scan-card';
import { paths } from '@/lib/paths';

// As many columns as the screen allows, as long as the sidebar leaves each card room to be read.
const grid = 'grid grid-cols-1 gap-4 sm:@min-[30rem]:grid-cols-2 md:@min-[44rem]:grid-cols-3';

function NoScans() {
  return (
    <EmptyState
      icon={Target}
      title="No Job Score Yet"
      action={
        <>
          <Button asChild>
            <Link to={paths.jobScan} state={{ title: 'Job Scan' }}>
              Scan Job Now
            </Link>
          </Button>
          <Button asChild variant="quiet">
            <Link to={paths.scoreFaq}>Learn More</Link>
          </Button>
        </>
      }
    >
      You haven't scanned any jobs yet. Get started by scanning your first job.
    </EmptyState>
  );
}

function Pager({ page, pages }: { page: number; pages: number }) {
  const step = (to: number, label: string, isPossible: boolean, icon: 'before' | 'after') => {
    const content = (
      <>
        {icon === 'before' && <ChevronLeft aria-hidden="true" />}
        {label}
        {icon === 'after' && <ChevronRight aria-hidden="true" />}
      </>
    );
    return isPossible ? (
      <Button asChild variant="outline" size="small">
        <Link to={{ search: to === 1 ? '' : `?page=${to}` }}>{content}</Link>
      </Button>
    ) : (
      <Button variant="outline" size="small" disabled>
        {content}
      </Button>
    );
  };
  return (
    <nav aria-label="Pages" className="mt-8 flex items-center justify-between gap-4">
      {step(page - 1, 'Previous', page > 1, 'before')}
      <p className="numbers text-small text-muted">
        Page {page} of {pages}
      </p>
      {step(page + 1, 'Next', page < pages, 'after')}
    </nav>
  );
}

/** The page that the address names; anything else is the first. */
function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? limits.pageDefault);
  return Number.isInteger(page) && page >= 1 && page <= limits.pageMax ? page : limits.pageDefault;
}

export function JobMatch() {
  const [search] = useSearchParams();
  const page = pageOf(search);
  const { data, error, refetch, isPlaceholderData } = useQuery(scansQuery(page));
  const pages = data ? Math.min(Math.max(Math.ceil(data.totalJobs / limits.pageSizeDefault), 1), limits.pageMax) : 1;
  const resumeAction = (
    <Button asChild variant="outline" size="small">
      <Link to={paths.profile} state={{ title: 'Profile' }}>
        Go to your resume
      </Link>
    </Button>
  );
  return (
    <Page title="Job Matches">
      <h1 className="mb-5 text-heading font-semibold">Latest Job scan</h1>
      {error && !data && <LoadError what="your matches" error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <div role="status" aria-label="Loading..." className="@container">
          <div className={grid}>
            {[1, 2, 3].map((key) => (
              <ScanCardSkeleton key={key} />
            ))}
          </div>
        </div>
      )}
      {data && data.totalJobs === 0 && <NoScans />}
      {data && data.totalJobs > 0 && (
        <div className="@container">
          <ul className={`${grid} transition-opacity duration-150 ${isPlaceholderData ? 'opacity-60' : ''}`}>
            {data.jobs.map((job) => (
              <li key={job._id}>
                <ScanCard job={job} resumeAction={resumeAction} />
              </li>
            ))}
          </ul>
          {(pages > 1 || page > 1) && <Pager page={page} pages={pages} />}
        </div>
      )}
    </Page>
  );
}
