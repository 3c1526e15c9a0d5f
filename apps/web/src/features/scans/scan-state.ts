import { liveScanStatuses, type ScanStatus } from '@rolefit/contracts';

const live: ReadonlySet<ScanStatus> = new Set(liveScanStatuses);

/** Whether a worker still has to process it. */
export function isLive(status: ScanStatus): boolean {
  return live.has(status);
}
