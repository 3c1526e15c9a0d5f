import { type Job } from '@rolefit/contracts';
import { RotateCw } from 'lucide-react';
import { type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { PendingLabel } from '@/components/ui/pending-label';
import { useContractSentences } from '@/lib/contract-sentences';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/routing/link';
import { screenTitles } from '@/lib/texts';
import { useRescan } from '../api/rescan';
import { texts } from '../texts';

interface ScanOutcomeProps {
  job: Job;
  /** Link to upload a resume, for a scan that waits for one. */
  resumeAction: ReactNode;
  /** Called on retry, because this element will be replaced. */
  onRetry?: () => void;
}

/** Queues a failed scan again. */
function Retry({ job, onRetry }: Pick<ScanOutcomeProps, 'job' | 'onRetry'>) {
  const rescan = useRescan(job);
  return (
    <Button
      variant="outline"
      size="small"
      disabled={rescan.isPending}
      onClick={() => {
        rescan.mutate();
        onRetry?.();
      }}
    >
      <PendingLabel isPending={rescan.isPending} pending={texts.retrying}>
        <RotateCw aria-hidden="true" /> {texts.retry}
      </PendingLabel>
    </Button>
  );
}

/** Why a scan has no score, in a sentence. */
export function useReason({ status, failure }: Job): string | undefined {
  const { ofFailure } = useContractSentences();
  if (failure) return ofFailure(failure);
  if (status === 'needs-text') return texts.needsText;
  return status === 'waiting-for-resume' ? texts.waitingForResume : undefined;
}

/** Link to the form, to scan a shorter text: a retry would fail again. */
function ScanText() {
  return (
    <Button asChild variant="outline" size="small">
      <Link to={paths.jobScan} state={{ title: screenTitles.jobScan }}>
        {texts.scanDescription}
      </Link>
    </Button>
  );
}

/** Explains why a scan has no score, with a remedy. */
export function ScanOutcome({ job, resumeAction, onRetry }: ScanOutcomeProps) {
  const { status, failure } = job;
  const reason = useReason(job);
  return (
    <div className="space-y-3">
      <div className="space-y-1">
        <p className={status === 'failed' ? 'font-medium text-danger' : 'font-medium'}>
          {texts.status[status]}
        </p>
        <p className="max-w-prose text-muted">{reason}</p>
      </div>
      {status === 'failed' && failure?.retryable !== false && (
        <Retry job={job} {...(onRetry ? { onRetry } : {})} />
      )}
      {status === 'failed' && failure?.code === 'POSTING_TOO_COMPLEX' && <ScanText />}
      {status === 'waiting-for-resume' && resumeAction}
    </div>
  );
}
