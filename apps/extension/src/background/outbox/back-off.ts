/** Milliseconds. Half of each wait is chance, so that many clients of a server that comes back do not come at once. */
const initialBackOffMs = 5_000;
/** No wait of ours is longer, in milliseconds. */
export const maxBackOffMs = 15 * 60_000;

/**
 * How long to wait after so many attempts in a row that failed.
 * @param random from 0 to 1
 * @returns milliseconds, from half of the full wait to the whole; the full wait doubles from 5 s to 15 min
 */
export function backOffMs(attempts: number, random: number): number {
  const full = Math.min(initialBackOffMs * 2 ** Math.max(0, attempts - 1), maxBackOffMs);
  return Math.round(full / 2 + (full / 2) * random);
}
