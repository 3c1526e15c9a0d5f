/** Delay after the first failure, in milliseconds. */
const initialBackOffMs = 5_000;
/** Upper limit of the delay, in milliseconds. */
export const maxBackOffMs = 15 * 60_000;

/**
 * Exponential back-off with jitter, from 5 s up to 15 min. The jitter spreads the retries of many clients after an outage.
 * @param attempts consecutive failures
 * @param random from 0 to 1
 * @returns milliseconds, between half of the full delay and all of it
 */
export function backOffMs(attempts: number, random: number): number {
  const full = Math.min(initialBackOffMs * 2 ** Math.max(0, attempts - 1), maxBackOffMs);
  return Math.round(full / 2 + (full / 2) * random);
}
