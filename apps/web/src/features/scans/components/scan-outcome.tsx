import { type Job } from '@rolefit/contracts';
import { RotateCw } from 'lucide-react';
import { type ReactNode } from 'react';
import { toast } from '@/lib/toast';
import { Button } from '@/components/ui/button';
import { PendingLabel } from '@/components/ui/pending-label';
import { errorText } from '@/lib/error-text';
import { useRescan } from '../api/rescan';
import { statusSentences, statusWords } from '../scan-state';

interface ScanOutcomeProps {
  job: Job;
  /** The way to a resume, for a scan that waits for one. */
  resumeAction: ReactNode;
}

function Retry({ id }: { id: string }) {
  const rescan = useRescan(id);
  return (
    <Button variant="outline" size="small" disabled={rescan.isPending} onClick={() => rescan.mutate(undefined, { onError: (error) => toast.error(errorText(error)) })}>
      <PendingLabel isPending={rescan.isPending} pending="Retrying...">
        <RotateCw aria-hidden="true" /> Retry
      </PendingLabel>
    </Button>
  );
}

/** Why a scan has no score, and what to do about it. */
export function ScanOutcome({ job, resumeAction }: ScanOutcomeProps) {
  const { status, failure } = job;
  const sentence = failure?.message ?? (status === 'needs-text' || status === 'waiting-for-resume' ? statusSentences[status] : undefined);
  return (
    <div className="space-y-3 text-small">
      <div className="space-y-1">
        <p className={status === 'failed' ? 'font-medium text-danger' : 'font-medium'}>{statusWords[status]}</p>
        <p className="text-muted">{sentence}</p>
      </div>
      {status === 'failed' && failure?.retryable !== false && <Retry id={job._id} />}
      {status === 'waiting-for-resume' && resumeAction}
    </div>
  );
}
