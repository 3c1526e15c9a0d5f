import type { Job } from 'bullmq';

/**
 * Cap of the exponential back-off. Without it the eighth delay would be 64 s: a scan that met an outage of a minute would wait for another minute after the
 * recovery. See docs/adr/0021.
 */
export const longestRetryMs = 20_000;

/** Name under which BullMQ uses `retryDelayMs`. */
export const retryBackoff = 'capped';

/**
 * Delay after the nth attempt, in milliseconds: exponential back-off, capped at `longestRetryMs`, with jitter of up to a half, so that jobs which failed
 * together do not retry together.
 * @param attemptsMade counts from 1
 */
export function retryDelayMs(
  attemptsMade: number,
  _type?: string,
  _error?: Error,
  job?: Pick<Job, 'opts'>,
): number {
  const backoff = job?.opts.backoff;
  const firstMs = typeof backoff === 'object' ? (backoff.delay ?? 0) : (backoff ?? 0);
  const fullMs = Math.min(firstMs * 2 ** (attemptsMade - 1), longestRetryMs);
  return Math.round(fullMs * (0.5 + Math.random() / 2));
}
