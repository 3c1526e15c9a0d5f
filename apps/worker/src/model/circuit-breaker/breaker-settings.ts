/**
 * When the breaker opens, and for how long. Five failures in a row are no accident at any load; two seconds ride out a restart behind a load balancer; and a
 * model that is back is noticed within some twenty seconds, however long it was away, for three calls a minute by all workers together: no scan
 * waits for more than a minute once all is well again.
 */
export const breakerSettings = { failures: 5, firstMs: 2_000, longestMs: 20_000 } as const;
