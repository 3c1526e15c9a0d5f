import { type Failure, type ScanStatus } from '@rolefit/contracts';
import { Progress } from '@/components/ui/progress';
import { cn } from '@/lib/cn';
import { useContractSentences } from '@/lib/contract-sentences';
import { texts } from '../texts';
import { waitReason } from '../wait-reason';

interface ScanProgressProps {
  status: ScanStatus;
  /** Why it is delayed, if it is not only queued. */
  failure: Failure | null;
  /** No live region of its own, for lists that announce all of their scans. */
  isQuiet?: boolean;
  /** In a table cell: up to two lines of words and the bar; where the table is narrow, up to three and no bar. */
  isCell?: boolean;
}

/** The state of a running scan in words, with a thin progress bar. */
export function ScanProgress({
  status,
  failure,
  isQuiet = false,
  isCell = false,
}: ScanProgressProps) {
  const { ofFailure } = useContractSentences();
  const wait = waitReason({ status, failure });
  const words = wait?.status ?? texts.status[status];
  return (
    <div role={isQuiet ? undefined : 'status'} className={isCell ? 'space-y-1.5' : 'space-y-2'}>
      {/* A row of the table has its own height. Elsewhere it is fixed to avoid a layout shift; if both texts do not fit, the second is hidden completely. */}
      <p
        className={cn(
          'text-small',
          isCell
            ? 'leading-4 @max-3xl:mb-0'
            : 'flex h-5 flex-wrap justify-between gap-x-3 overflow-hidden',
        )}
      >
        <span>{words}</span>
        <span className={isCell ? 'sr-only' : 'text-muted'}>{wait?.why ?? texts.usually}</span>
      </p>
      <div className={cn(isCell && '@max-3xl:hidden')}>
        <Progress value={null} label={words} />
      </div>
      {!isQuiet && failure && wait && (
        <p className="pt-1 text-small text-muted">
          {ofFailure(failure)} {wait.then}
        </p>
      )}
    </div>
  );
}
