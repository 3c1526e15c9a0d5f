import { type ScanStatus } from '@rolefit/contracts';

/** Label of each scan status for the user. */
export const scanStatusTexts: Readonly<Record<ScanStatus, string>> = {
  queued: 'Waiting for its turn',
  reading: 'Reading the posting',
  matching: 'Matching with your resume',
  'waiting-for-resume': 'Waiting for your resume',
  'needs-text': 'Not scored',
  completed: 'Completed',
  failed: 'Failed',
};

/** The name of a scan whose posting has no title. */
export const untitledText = 'Untitled posting';
