import { type JobsPage, limits } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { ScanText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/layout/empty-state';
import { LoadError } from '@/components/layout/load-error';
import { Page } from '@/components/layout/page';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Spinner } from '@/components/ui/spinner';
import { scansQuery } from '@/features/scans/api/list-scans';
import { ScanTable } from '@/features/scans/components/scan-table';
import { formatCount } from '@/lib/format';
import { paths } from '@/lib/paths';

function Stat({ title, count, description }: { title: string; count: number; description: string }) {
  return (
    <Card className="space-y-1 p-5">
      <h2 className="text-small font-medium">{title}</h2>
      <p className="numbers text-[2.25rem] leading-tight font-semibold tracking-[-0.03em]">{formatCount(count)}</p>
      <p className="text-small text-muted">{description}</p>
    </Card>
  );
}

function Stats({ page }: { page: JobsPage }) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Stat title="Total Jobs Scanned" count={page.totalJobs} description="total jobs scanned using the extension" />
      <Stat title="Jobs Saved for Later" count={page.totalSavedJobs} description="jobs you keep an eye on" />
      <Stat title="This week Job scan" count={page.totalScannedThisWeek} description="last 7 days" />
    </div>
  );
}

export function Dashboard() {
  const { data, error, refetch } = useQuery(scansQuery(limits.pageDefault));
  return (
    <Page title="Dashboard">
      <h1 className="sr-only">Dashboard</h1>
      {error && !data && <LoadError what="your dashboard" error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <div role="status" className="flex animate-late items-center gap-3 text-muted">
          <Spinner className="size-5 text-accent" /> Loading...
        </div>
      )}
      {data && (
        <div className="space-y-10">
          <Stats page={data} />
          <section className="space-y-4">
            <div className="flex items-center justify-between gap-4">
              <h2 className="text-heading font-semibold">Latest Job scan</h2>
              <Button asChild>
                <Link to={paths.jobScan} state={{ title: 'Job Scan' }}>
                  <ScanText aria-hidden="true" /> Scan Job
                </Link>
              </Button>
            </div>
            {data.jobs.length > 0 ? (
              <ScanTable jobs={data.jobs} />
            ) : (
              <EmptyState
                icon={ScanText}
                title="No scans yet"
                action={
                  <Button asChild variant="outline">
                    <Link to={paths.jobScan}>Scan Job Now</Link>
                  </Button>
                }
              >
                Your latest scans will stand here with their scores.
              </EmptyState>
            )}
          </section>
        </div>
      )}
    </Page>
  );
}
