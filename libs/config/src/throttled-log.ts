import type { Logger } from './logger.js';

/** A broken connection reports an error at every retry, so repetitions within this interval are dropped. */
const defaultIntervalMs = 10_000;

/**
 * Creates an error listener that logs the first error immediately and then at most one per interval.
 * @param message the log message
 * @param intervalMs the interval
 */
export function logThrottled(
  logger: Logger,
  message: string,
  intervalMs = defaultIntervalMs,
): (error: unknown) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    const now = Date.now();
    if (now - loggedAt < intervalMs) return;
    loggedAt = now;
    logger.warn({ err: error }, message);
  };
}
