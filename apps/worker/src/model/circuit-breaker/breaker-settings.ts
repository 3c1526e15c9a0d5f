/**
 * Five consecutive failures are no accident at any load. Two seconds ride out a restart behind a load balancer. With at most twenty seconds between probes,
 * a model that recovers is noticed soon, however long it was unavailable, for three calls a minute by all workers together.
 */
export const breakerSettings = {
  failureThreshold: 5,
  initialOpenMs: 2_000,
  maxOpenMs: 20_000,
} as const;
