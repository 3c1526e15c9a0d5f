import { Registry } from 'prom-client';

/**
 * The process-wide registry of all metrics. Names follow the Prometheus conventions: `rolefit_`, subject, unit, and `_total` for counters. Label values come
 * from short fixed lists, never from ids, addresses or user content. A queue has the label `queue`, because `job` is reserved by Prometheus for the scrape
 * target.
 */
export const registry = new Registry();

/** Histogram buckets in seconds for request latency: from 5 ms to half a minute. */
export const secondsToWait = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Histogram buckets in seconds for model calls and queued work: from 10 ms to an hour. */
export const secondsToWork = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3_600];
