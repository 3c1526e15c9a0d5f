import type { Logger } from './logger.js';

/** A broken connection reports an error at every retry, so repetitions within this interval are dropped. */
const quietMs = 10_000;

/**
 * Creates an error listener that logs the first error immediately and then at most one per interval.
 * @param sentence the log message
 * @param everyMs the interval
 */
export function logThrottled(logger: Logger, sentence: string, everyMs = quietMs): (error: unknown) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (error) => {
    const now = Date.now();
    if (now - loggedAt < everyMs) return;
    loggedAt = now;
    logger.warn({ err: error }, sentence);
  };
}
