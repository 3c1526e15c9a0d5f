import { liveScanStatuses, type ScanStatus } from '@rolefit/contracts';

const live: ReadonlySet<ScanStatus> = new Set(liveScanStatuses);

/** Whether a worker still has to do something about it. */
export function isLive(status: ScanStatus): boolean {
  return live.has(status);
}

/** What a scan is doing, or why it has no score, in words. */
export const statusWords: Record<ScanStatus, string> = {
  queued: 'Waiting for its turn',
  reading: 'Reading the posting',
  matching: 'Matching with your resume',
  'waiting-for-resume': 'Waiting for your resume',
  'needs-text': 'Not scored',
  completed: 'Completed',
  failed: 'Failed',
};

/** The sentence that explains a state without a score. */
export const statusSentences = {
  'waiting-for-resume': 'This scan runs by itself as soon as a resume has been read.',
  'needs-text': 'This text is too short, or asks for nothing that can be judged, so we made up no score. Scan the whole posting instead.',
} as const;
