import { type ScanStatus } from '@rolefit/contracts';
import { Progress } from '@/components/ui/progress';
import { texts } from '../texts';

/** What a running scan is doing, in words, with a thin bar. */
export function ScanProgress({ status }: { status: ScanStatus }) {
  return (
    <div role="status" className="space-y-2">
      <p className="flex flex-wrap justify-between gap-x-3 text-small">
        <span>{texts.status[status]}</span>
        <span className="text-muted">{texts.usually}</span>
      </p>
      <Progress value={null} label={texts.status[status]} />
    </div>
  );
}
