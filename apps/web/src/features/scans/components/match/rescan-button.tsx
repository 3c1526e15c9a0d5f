import { type Job } from '@rolefit/contracts';
import { RotateCw } from 'lucide-react';
import { type Ref } from 'react';
import { Button } from '@/components/ui/button';
import { PendingLabel } from '@/components/ui/pending-label';
import { Tooltip } from '@/components/ui/tooltip';
import { useRescan } from '../../api/rescan';
import { texts } from '../../match/texts';
import { isLive } from '../../scan-state';

/** Scans the posting again. Disabled by `aria-disabled` during the run, so that it keeps the focus. */
export function RescanButton({ job, ref }: { job: Job; ref?: Ref<HTMLButtonElement> }) {
  const rescan = useRescan(job);
  const isRunning = isLive(job.status) || rescan.isPending;
  return (
    <Tooltip content={texts.scanAgainHint}>
      <Button
        ref={ref}
        variant="outline"
        aria-disabled={isRunning}
        onClick={() => !isRunning && rescan.mutate()}
        className="aria-disabled:cursor-default aria-disabled:text-muted"
      >
        <PendingLabel isPending={isRunning} pending={texts.scanningAgain}>
          <RotateCw aria-hidden="true" /> {texts.scanAgain}
        </PendingLabel>
      </Button>
    </Tooltip>
  );
}
