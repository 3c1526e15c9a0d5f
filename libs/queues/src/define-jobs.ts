import type { z } from 'zod';

/** How often a job is tried and how long it waits in between. */
export interface Retry {
  /** Tries in all, the first included. */
  readonly attempts: number;
  /** The first wait, in milliseconds; each further one is twice as long, up to `longestRetryMs`. */
  readonly firstDelayMs: number;
}

/** One kind of background job. Each has a queue of its own, named like it. */
export interface JobDefinition<Payload> {
  /** Ids only: Redis never holds a resume or a posting. */
  readonly payload: z.ZodType<Payload>;
  readonly retry: Retry;
  /** Jobs of this kind that one worker runs at the same time; `reading` is the configured number, for jobs that wait for a model. */
  readonly concurrency: number | 'reading';
}

/**
 * For work that waits for others: tries over about two minutes, so that a service that is away for a while costs nothing. Twelve and not
 * eight, since none of the waits is longer than `longestRetryMs`; see docs/adr/0021.
 */
export const patientRetry: Retry = { attempts: 12, firstDelayMs: 1_000 };

/** For work that needs only our own servers: the same eight tries, the first ones at once. */
export const quickRetry: Retry = { attempts: 8, firstDelayMs: 250 };

/** Keeps the literal names while checking each definition's shape. */
export function defineJobs<Catalog extends Record<string, JobDefinition<unknown>>>(catalog: Catalog): Catalog {
  return catalog;
}
