import { type Job } from '@rolefit/contracts';
import { RotateCw } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Tooltip } from '@/components/ui/tooltip';
import { useRescan } from '../../api/rescan';
import { postingName } from '../../posting-name';
import { texts } from '../../texts';

/** Queues a failed scan again. Not a tab stop, because the whole list is one; keyboard users find the same button in the side panel. */
export function RetryButton({ job, onRetry }: { job: Job; onRetry: () => void }) {
  const rescan = useRescan(job);
  return (
    <Tooltip content={texts.retry}>
      <Button
        variant="quiet"
        size="icon"
        tabIndex={-1}
        aria-label={texts.retryNamed(postingName(job))}
        disabled={rescan.isPending}
        onClick={() => {
          rescan.mutate();
          onRetry();
        }}
      >
        <RotateCw aria-hidden="true" />
      </Button>
    </Tooltip>
  );
}
