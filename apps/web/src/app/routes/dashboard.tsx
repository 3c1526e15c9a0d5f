import { type JobsPage } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { ScanText } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { EmptyState } from '@/components/layout/empty-state';
import { LoadError } from '@/components/layout/load-error';
import { Page } from '@/components/layout/page';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { listQuery } from '@/features/scans/api/list-scans';
import { wholeList } from '@/features/scans/list/list-view';
import { ScanAnnouncements } from '@/features/scans/components/list/scan-announcements';
import { ScanTable } from '@/features/scans/components/scan-table';
import { formatCount } from '@/lib/format';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/routing/link';
import { screenTitles } from '@/lib/texts';
import { useDeferredReveal } from '@/lib/use-deferred-reveal';
import { ErrorBoundary } from '../error-boundary';
import { RouteError } from '../route-error';
import { texts } from './texts';

/** Loaded lazily, because it is below the table. */
const InsightsSection = lazy(async () => ({
  default: (await import('@/features/insights/components/insights-section')).InsightsSection,
}));

const words = texts.dashboard;
const toScan = { to: paths.jobScan, state: { title: screenTitles.jobScan } };

function Stat({
  title,
  count,
  description,
}: {
  title: string;
  count: number | undefined;
  description: string;
}) {
  return (
    <Card className="space-y-1 p-5">
      <h2 className="text-small font-medium">{title}</h2>
      {count === undefined ? (
        <Skeleton className="h-[2.8125rem] w-16 rounded-control" />
      ) : (
        <p className="numbers text-[2.25rem] leading-tight font-semibold tracking-[-0.03em]">
          {formatCount(count)}
        </p>
      )}
      <p className="text-small text-muted">{description}</p>
    </Card>
  );
}

function Stats({ page }: { page: JobsPage | undefined }) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Stat {...words.totalJobs} count={page?.totalJobs} />
      <Stat {...words.totalSavedJobs} count={page?.totalSavedJobs} />
      <Stat {...words.totalScannedThisWeek} count={page?.totalScannedThisWeek} />
    </div>
  );
}

function Latest({ children }: { children: ReactNode }) {
  return (
    <section className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-heading font-semibold">{words.latest}</h2>
        <Button asChild>
          <Link {...toScan}>
            <ScanText aria-hidden="true" /> {words.scan}
          </Link>
        </Button>
      </div>
      {children}
    </section>
  );
}

function Scans({ jobs }: { jobs: JobsPage['jobs'] }) {
  if (jobs.length > 0) {
    return (
      <>
        <ScanAnnouncements jobs={jobs} />
        <ScanTable jobs={jobs} />
      </>
    );
  }
  return (
    <EmptyState
      icon={ScanText}
      title={words.emptyTitle}
      action={
        <Button asChild variant="outline">
          <Link {...toScan}>{words.scanNow}</Link>
        </Button>
      }
    >
      {words.empty}
    </EmptyState>
  );
}

function Loading() {
  return (
    <Card
      role="status"
      className="flex h-96 animate-late items-center justify-center gap-3 text-muted"
    >
      <Spinner className="size-5 text-accent" /> {words.loading}
    </Card>
  );
}

export function Dashboard() {
  const { data, error, refetch } = useQuery(listQuery(wholeList));
  const hasArrived = useDeferredReveal(data);
  return (
    <Page title={screenTitles.dashboard}>
      <h1 className="sr-only">{screenTitles.dashboard}</h1>
      {error && !data ? (
        <LoadError what={words.what} error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="space-y-10">
          <Stats page={data} />
          <Latest>{data && hasArrived ? <Scans jobs={data.jobs} /> : <Loading />}</Latest>
          {data && data.totalJobs > 0 && (
            <ErrorBoundary fallback={<RouteError isPart />}>
              <Suspense fallback={null}>
                <InsightsSection />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      )}
    </Page>
  );
}

export { Dashboard as Component };
