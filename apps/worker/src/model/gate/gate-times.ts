/**
 * When the breaker opens, and for how long. Five failures in a row are no accident at any load; two seconds ride out a restart behind a load balancer; and a
 * model that is back is noticed within a minute, however long it was away.
 */
export const gateTimes = { failures: 5, firstMs: 2_000, longestMs: 60_000 } as const;
