import { type Job } from '@rolefit/contracts';
import { texts, type Wait } from './texts';

/** The text for a delayed scan; undefined for any other. */
export function waitReason({ status, failure }: Pick<Job, 'status' | 'failure'>): Wait | undefined {
  return status === 'queued' && failure !== null ? texts.waits[failure.code]?.(failure) : undefined;
}
