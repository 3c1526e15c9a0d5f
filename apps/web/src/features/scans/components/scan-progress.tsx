import { type ScanStatus } from '@rolefit/contracts';
import { Progress } from '@/components/ui/progress';
import { statusWords } from '../scan-state';

/** What a running scan is doing, in words, with a thin bar. */
export function ScanProgress({ status }: { status: ScanStatus }) {
  return (
    <div role="status" className="space-y-2">
      <p className="flex flex-wrap justify-between gap-x-3 text-small">
        <span>{statusWords[status]}</span>
        <span className="text-muted">Usually a few seconds</span>
      </p>
      <Progress value={null} label={statusWords[status]} />
    </div>
  );
}
