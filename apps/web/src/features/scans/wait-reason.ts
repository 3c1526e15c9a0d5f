import { type Job } from '@rolefit/contracts';
import { texts, type Wait } from './texts';

/** What to say of a scan that waits for more than its turn; undefined of any other. */
export function waitReason({ status, failure }: Pick<Job, 'status' | 'failure'>): Wait | undefined {
  return status === 'queued' && failure !== null ? texts.waits[failure.code]?.(failure) : undefined;
}
