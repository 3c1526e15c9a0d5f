import { type Failure, type ScanStatus } from '@rolefit/contracts';
import { Card } from '@/components/ui/card';
import { verdictGrid } from './match-verdict';
import { ScanProgress } from '../scan-progress';

const bars = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder for the first run of a scan, with the layout of the verdict. */
export function MatchRunning({ status, failure }: { status: ScanStatus; failure: Failure | null }) {
  return (
    <Card className={verdictGrid}>
      <svg viewBox="0 0 144 144" className="mx-auto size-44 self-center" aria-hidden="true">
        <circle cx="72" cy="72" r="62" fill="none" strokeWidth="7" className="stroke-line" />
      </svg>
      <div className="self-center">
        <ScanProgress status={status} failure={failure} />
      </div>
      <div
        aria-hidden="true"
        className="grid gap-x-10 gap-y-3.5 self-center sm:col-span-2 sm:grid-cols-2 wide:col-span-1 wide:grid-cols-1"
      >
        {bars.map((bar) => (
          <div key={bar} className="space-y-2 py-0.5">
            <div className="h-3.5 w-24 rounded-full bg-line/70" />
            <div className="h-1.5 rounded-full bg-line/70" />
          </div>
        ))}
      </div>
    </Card>
  );
}
