import { type Failure, type ScanStatus } from '@rolefit/contracts';
import { Card } from '@/components/ui/card';
import { ScanProgress } from '../scan-progress';
import { verdictGrid } from './match-verdict';
import { ringSize } from './score-ring';

/** Placeholder for the first run of a scan, with the layout of the verdict. */
export function MatchRunning({ status, failure }: { status: ScanStatus; failure: Failure | null }) {
  return (
    <Card className="p-4 sm:p-6">
      <div className={`${verdictGrid} min-h-44`}>
        <svg viewBox="0 0 144 144" className={ringSize} aria-hidden="true">
          <circle cx="72" cy="72" r="62" fill="none" strokeWidth="9" className="stroke-line" />
        </svg>
        <div className="self-center">
          <ScanProgress status={status} failure={failure} />
        </div>
      </div>
    </Card>
  );
}
