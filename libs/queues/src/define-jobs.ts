import type { z } from 'zod';

/** Retry settings of a job. */
export interface Retry {
  /** Attempts in total, the first included. */
  readonly attempts: number;
  /** First delay of the exponential back-off, in milliseconds; capped at `longestRetryMs`. */
  readonly firstDelayMs: number;
}

/** One kind of background job. Each has a separate queue of the same name. */
export interface JobDefinition<Payload> {
  /** Ids only: Redis never holds a resume or a posting. */
  readonly payload: z.ZodType<Payload>;
  readonly retry: Retry;
  /** Jobs of this kind that one worker runs concurrently; `reading` is the configured number, for jobs that call a model. */
  readonly concurrency: number | 'reading';
}

/**
 * For work that depends on external services: about two minutes of retries, which rides out a short outage. Twelve attempts, since no delay exceeds
 * `longestRetryMs`; see docs/adr/0021.
 */
export const patientRetry: Retry = { attempts: 12, firstDelayMs: 1_000 };

/** For work that needs only our own servers: eight attempts, the first ones in quick succession. */
export const quickRetry: Retry = { attempts: 8, firstDelayMs: 250 };

/** Keeps the literal names while checking each definition's shape. */
export function defineJobs<Catalog extends Record<string, JobDefinition<unknown>>>(
  catalog: Catalog,
): Catalog {
  return catalog;
}
