import { type Failure, type ScanStatus } from '@rolefit/contracts';
import { Progress } from '@/components/ui/progress';
import { useContractSentences } from '@/lib/contract-sentences';
import { texts } from '../texts';
import { waitReason } from '../wait-reason';

interface ScanProgressProps {
  status: ScanStatus;
  /** Why it is delayed, if it is not only queued. */
  failure: Failure | null;
  /** No live region of its own, for lists that announce all of their scans. */
  isQuiet?: boolean;
}

/** The state of a running scan in words, with a thin progress bar. */
export function ScanProgress({ status, failure, isQuiet = false }: ScanProgressProps) {
  const { ofFailure } = useContractSentences();
  const wait = waitReason({ status, failure });
  const words = wait?.status ?? texts.status[status];
  return (
    <div role={isQuiet ? undefined : 'status'} className="space-y-2">
      {/* Fixed to one line to avoid a layout shift; if both texts do not fit, the second is hidden completely. */}
      <p className="flex h-5 flex-wrap justify-between gap-x-3 overflow-hidden text-small">
        <span>{words}</span>
        <span className="text-muted">{wait?.why ?? texts.usually}</span>
      </p>
      <Progress value={null} label={words} />
      {!isQuiet && failure && wait && (
        <p className="pt-1 text-small text-muted">
          {ofFailure(failure)} {wait.then}
        </p>
      )}
    </div>
  );
}
