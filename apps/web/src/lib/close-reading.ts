import { type Job } from '@rolefit/contracts';

/** Whether somebody is about to read it closely, or does. */
export function isBeingReadClosely({ closeReading }: Pick<Job, 'closeReading'>): boolean {
  return closeReading?.status === 'queued' || closeReading?.status === 'reading';
}
