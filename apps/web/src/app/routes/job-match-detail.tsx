import { type JobDetail } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { LoadError } from '@/components/layout/load-error';
import { Page } from '@/components/layout/page';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { scanQuery } from '@/features/scans/api/get-scan';
import { DeleteScanDialog } from '@/features/scans/components/delete-scan-dialog';
import { MatchHeader } from '@/features/scans/components/match-header';
import { MatchReport } from '@/features/scans/components/match-report';
import { ReadingNote } from '@/features/scans/components/reading-note';
import { ScanOutcome } from '@/features/scans/components/scan-outcome';
import { SaveButton } from '@/features/scans/components/saved/save-button';
import { ScanProgress } from '@/features/scans/components/scan-progress';
import { postingName } from '@/features/scans/posting-name';
import { isLive } from '@/features/scans/scan-state';
import { paths } from '@/lib/paths';
import { BackToList } from './back-to-list';

// Only saved jobs have one.
const SavedPanel = lazy(async () => ({ default: (await import('@/features/scans/components/saved/saved-panel')).SavedPanel }));

function Loading() {
  return (
    <div role="status" aria-label="Loading..." className="space-y-8">
      <Skeleton className="rounded-control h-14 w-80 max-w-full" />
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}

function Body({ job }: { job: JobDetail }) {
  const isRunning = isLive(job.status);
  // A score that arrives while somebody watches counts up; one that was there already does not.
  const [wasRunning, setWasRunning] = useState(isRunning);
  if (isRunning && !wasRunning) setWasRunning(true);

  if (isRunning) {
    return (
      <Card className="p-6">
        <ScanProgress status={job.status} />
      </Card>
    );
  }
  if (job.status === 'completed' && job.score) {
    return (
      <>
        <MatchReport job={job} score={job.score} isArriving={wasRunning} />
        {job.reading && <ReadingNote reading={job.reading} />}
      </>
    );
  }
  return (
    <div className="space-y-8">
      <Card className="p-6">
        <ScanOutcome
          job={job}
          resumeAction={
            <Button asChild variant="outline" size="small">
              <Link to={paths.profile} state={{ title: 'Profile' }}>
                Go to your resume
              </Link>
            </Button>
          }
        />
      </Card>
      <section className="space-y-3">
        <h2 className="text-lead font-semibold">The posting</h2>
        <p className="max-w-prose break-words whitespace-pre-wrap text-muted">{job.jobDescription}</p>
      </section>
    </div>
  );
}

export function JobMatchDetail() {
  const { jobId = '' } = useParams();
  const navigate = useNavigate();
  const { data: job, error, refetch } = useQuery(scanQuery(jobId));
  return (
    <Page title={job ? postingName(job) : 'Job Match Details'} width="full">
      <BackToList />
      {!job && <h1 className="sr-only">Job Match Details</h1>}
      {error && !job && <LoadError what="this match" error={error} onRetry={() => void refetch()} />}
      {!error && !job && <Loading />}
      {job && (
        <div className="space-y-8">
          <MatchHeader
            job={job}
            actions={
              <>
                <SaveButton job={job} />
                <DeleteScanDialog id={job._id} onDeleted={() => void navigate(paths.jobMatch, { replace: true })} />
              </>
            }
          />
          {job.saved && (
            <Suspense fallback={<Skeleton className="h-40 rounded-card" />}>
              <SavedPanel key={job._id} id={job._id} saved={job.saved} />
            </Suspense>
          )}
          <Body key={job._id} job={job} />
        </div>
      )}
    </Page>
  );
}
