import { type Job } from '@rolefit/contracts';

/** Whether a close reading is queued or running. */
export function isBeingReadClosely({ closeReading }: Pick<Job, 'closeReading'>): boolean {
  return closeReading?.status === 'queued' || closeReading?.status === 'reading';
}
