import type { Logger } from './logger.js';

/** A broken connection reports an error at every try; one line in this time tells as much. */
const quietMs = 10_000;

/**
 * Makes a listener for a connection's errors that logs the first one at once and then at most one in ten seconds.
 * @param sentence what is broken, in words for the operator
 * @param everyMs at most one line in this time
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
