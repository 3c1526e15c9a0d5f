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
import { nextQuery } from '@/features/scans/api/get-next';
import { listQuery } from '@/features/scans/api/list-scans';
import { wholeList } from '@/features/scans/list/list-view';
import { ApplyNextSkeleton } from '@/features/scans/components/next/apply-next';
import { NextSteps } from '@/features/scans/components/next/next-steps';
import { ScanTable } from '@/features/scans/components/scan-table';
import { texts as nextTexts } from '@/features/scans/next/texts';
import { formatCount } from '@/lib/format';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/routing/link';
import { screenTitles } from '@/lib/texts';
import { useDeferredReveal } from '@/lib/use-deferred-reveal';
import { ErrorBoundary } from '../error-boundary';
import { RouteError } from '../route-error';
import { ScanAnnouncements } from '../parts/scan-announcements';
import { type ScreenModule } from '../screen-tree';
import { texts as words } from './dashboard-texts';

/** Loaded lazily, because it is below the table. */
const InsightsSection = lazy(async () => ({
  default: (await import('@/features/insights/components/insights-section')).InsightsSection,
}));

const WhatIfPanel = lazy(async () => ({
  default: (await import('@/features/what-if/components/what-if-panel')).WhatIfPanel,
}));
/** The same element at every render: the insights are memoised. */
const whatIfs = <WhatIfPanel />;

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
    <Card className="grid content-start items-center gap-x-4 px-5 py-3.5 max-sm:grid-cols-[auto_1fr] wide:grid-cols-[auto_1fr]">
      {count === undefined ? (
        <Skeleton className="h-9 w-10 max-sm:row-span-2 wide:row-span-2 rounded-control" />
      ) : (
        <p className="numbers min-w-10 max-sm:row-span-2 wide:row-span-2 text-[1.75rem] leading-9 font-semibold tracking-[-0.03em]">
          {formatCount(count)}
        </p>
      )}
      <h3 className="text-small font-medium">{title}</h3>
      <p className="text-small text-muted">{description}</p>
    </Card>
  );
}

function Stats({ page }: { page: JobsPage | undefined }) {
  return (
    <section aria-label={words.counts}>
      <h2 className="sr-only">{words.counts}</h2>
      <div className="grid gap-3 sm:grid-cols-3">
        <Stat {...words.totalJobs} count={page?.totalJobs} />
        <Stat {...words.totalSavedJobs} count={page?.totalSavedJobs} />
        <Stat {...words.totalScannedThisWeek} count={page?.totalScannedThisWeek} />
      </div>
    </section>
  );
}

function NoScans() {
  return (
    <EmptyState
      icon={ScanText}
      title={words.emptyTitle}
      action={
        <Button asChild>
          <Link {...toScan}>{words.scanNow}</Link>
        </Button>
      }
    >
      {words.empty}
    </EmptyState>
  );
}

function Latest({ children }: { children: ReactNode }) {
  return (
    <section className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-heading font-semibold">{words.latest}</h2>
        <Button asChild variant="outline">
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
  return (
    <>
      <ScanAnnouncements jobs={jobs} />
      <ScanTable jobs={jobs} />
    </>
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

function DashboardPage({ children }: { children: ReactNode }) {
  return (
    <Page title={screenTitles.dashboard}>
      <h1 className="sr-only">{screenTitles.dashboard}</h1>
      <div className="space-y-8">{children}</div>
    </Page>
  );
}

/** The answer; the counts and the table are below it. */
export const prefetch: ScreenModule['prefetch'] = (client) => client.prefetchQuery(nextQuery);

/** The answer first; where it fails, the rest of the screen stays usable. */
export function Dashboard() {
  const { data, error, refetch } = useQuery(listQuery(wholeList));
  const next = useQuery(nextQuery);
  const hasArrived = useDeferredReveal(data);
  const hasNext = useDeferredReveal(next.data);
  const isEmpty = data?.totalJobs === 0;
  const hasNextFailed = next.isError && !next.data;
  if (error && !data)
    return (
      <DashboardPage>
        <LoadError what={words.what} error={error} onRetry={() => void refetch()} />
      </DashboardPage>
    );
  if (isEmpty)
    return (
      <DashboardPage>
        <NoScans />
        <Stats page={data} />
      </DashboardPage>
    );
  // Nobody knows yet how high the answer is, and what is below would move.
  if (!hasNext && !hasNextFailed)
    return (
      <DashboardPage>
        <ApplyNextSkeleton />
      </DashboardPage>
    );
  return (
    <DashboardPage>
      {next.data ? (
        <NextSteps next={next.data} />
      ) : (
        <LoadError what={nextTexts.what} error={next.error} onRetry={() => void next.refetch()} />
      )}
      <Stats page={data} />
      <Latest>{data && hasArrived ? <Scans jobs={data.jobs} /> : <Loading />}</Latest>
      {data && (
        <ErrorBoundary fallback={<RouteError isPart />}>
          <Suspense fallback={null}>
            <InsightsSection>{whatIfs}</InsightsSection>
          </Suspense>
        </ErrorBoundary>
      )}
    </DashboardPage>
  );
}

export { Dashboard as Component };
