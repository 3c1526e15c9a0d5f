import { type Failure, type ScanStatus } from '@rolefit/contracts';
import { Progress } from '@/components/ui/progress';
import { texts } from '../texts';
import { waitReason } from '../wait-reason';

interface ScanProgressProps {
  status: ScanStatus;
  /** Why it waits, where it waits for more than its turn. */
  failure: Failure | null;
  /** Where something else tells those who do not see it, such as a list for all of its scans. */
  isQuiet?: boolean;
}

/** What a running scan is doing, in words, with a thin bar. */
export function ScanProgress({ status, failure, isQuiet = false }: ScanProgressProps) {
  const wait = waitReason({ status, failure });
  const words = wait?.status ?? texts.status[status];
  return (
    <div role={isQuiet ? undefined : 'status'} className="space-y-2">
      {/* One line whatever it says, or everything below would move: without room for both, the second is cut off whole. */}
      <p className="flex h-5 flex-wrap justify-between gap-x-3 overflow-hidden text-small">
        <span>{words}</span>
        <span className="text-muted">{wait?.why ?? texts.usually}</span>
      </p>
      <Progress value={null} label={words} />
      {!isQuiet && failure && wait && (
        <p className="pt-1 text-small text-muted">
          {failure.message} {wait.then}
        </p>
      )}
    </div>
  );
}
