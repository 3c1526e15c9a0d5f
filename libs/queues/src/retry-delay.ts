import type { Job } from 'bullmq';

/**
 * The longest wait before a job's next try. Doubling alone ends at 64 s for the eighth, so that a scan which met an outage of a minute would
 * rest for another one after all is well again; nobody whose servers are back should wait for more than that. See docs/adr/0021.
 */
export const longestRetryMs = 20_000;

/** How BullMQ is told to ask `retryDelayMs`. */
export const retryBackoff = 'capped';

/**
 * How long a job waits after its nth try, in milliseconds: twice as long after each, up to `longestRetryMs`, and of that between the half and the
 * whole, so that what failed together does not come back together.
 * @param attemptsMade counts from 1
 */
export function retryDelayMs(attemptsMade: number, _type?: string, _error?: Error, job?: Pick<Job, 'opts'>): number {
  const backoff = job?.opts.backoff;
  const firstMs = typeof backoff === 'object' ? (backoff.delay ?? 0) : (backoff ?? 0);
  const fullMs = Math.min(firstMs * 2 ** (attemptsMade - 1), longestRetryMs);
  return Math.round(fullMs * (0.5 + Math.random() / 2));
}
