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
  /** In a table cell: where the table is narrow, up to three lines of words and no bar. */
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
    <div role={isQuiet ? undefined : 'status'} className="space-y-2">
      {/* Of fixed height to avoid a layout shift; if both texts do not fit, the second is hidden completely. */}
      <p
        className={cn(
          'flex h-5 flex-wrap justify-between gap-x-3 overflow-hidden text-small',
          isCell && '@max-3xl:mb-0 @max-3xl:h-12 @max-3xl:items-center',
        )}
      >
        <span className={cn(isCell && '@max-3xl:leading-4')}>{words}</span>
        <span className={cn('text-muted', isCell && '@max-3xl:sr-only')}>
          {wait?.why ?? texts.usually}
        </span>
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
