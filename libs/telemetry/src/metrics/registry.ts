import { Registry } from 'prom-client';

/**
 * Where every metric of this process is registered: one for the process, as the process is what is scraped. Names follow Prometheus: `rolefit_`, the
 * thing, the unit, `_total` behind what only grows. Labels are words of ours from short lists; never an id, an address or a text of a user. A queue is called `queue` and
 * not `job`, which is Prometheus' own name for what it scrapes.
 */
export const registry = new Registry();

/** Upper bounds, in seconds, for what somebody waits for: from 5 ms to half a minute. */
export const secondsToWait = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Upper bounds, in seconds, for what may wait for a model or in a queue: from 10 ms to an hour. */
export const secondsToWork = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3_600];
