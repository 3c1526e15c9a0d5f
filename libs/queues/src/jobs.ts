import { keysOf } from '@rolefit/contracts';
import { z } from 'zod';
import { defineJobs, type JobDefinition, patientRetry, quickRetry } from './define-jobs.js';

/** Every background job, once. The worker refuses to start if one has no handler or two. */
export const jobs = defineJobs({
  'resume.evaluate': { payload: z.object({ resumeId: z.uuid(), attempt: z.int().min(0).optional() }), retry: patientRetry, concurrency: 'reading' },
  'scan.score': { payload: z.object({ scanId: z.uuid() }), retry: patientRetry, concurrency: 'reading' },
  // By a revision that has been overtaken nothing is judged: the newer one has a job of its own.
  'matches.rescore': { payload: z.object({ userId: z.uuid(), revision: z.int().min(0).optional() }), retry: quickRetry, concurrency: 2 },
});

/** Name of a job, and of its queue. */
export type JobName = keyof typeof jobs;

/** What a job of that name carries. */
export type JobPayload<Name extends JobName> = z.infer<(typeof jobs)[Name]['payload']>;

/** All names, in the order of the catalog. */
export const jobNames: readonly JobName[] = keysOf(jobs);

const definitions: { readonly [Name in JobName]: JobDefinition<JobPayload<Name>> } = jobs;

/** The definition of one job, typed by its name. */
export function jobDefinition<Name extends JobName>(name: Name): { readonly [Key in Name]: JobDefinition<JobPayload<Key>> }[Name] {
  return definitions[name];
}

/** Since when a job has met nothing but a model that is away or busy (milliseconds since 1970), and how many of its own calls failed. */
export const outageSchema = z.object({ sinceMs: z.number(), calls: z.int().min(0) });

/**
 * What stands in Redis: the payload, the request that asked for it, so that one id joins the log lines of both, and where that stands in its trace (W3C
 * `traceparent`), where traces are kept; and, while the job waits for a model that is away, since when. A job is never refused for the trace, nor for the lack of any of these.
 */
export const envelopeSchema = z.object({
  payload: z.unknown(),
  requestId: z.string().max(200).optional(),
  traceparent: z.string().regex(/^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/).optional().catch(undefined),
  away: outageSchema.optional(),
});

/**
 * The id of the job for one attempt at a row. Adding it again while it is known to Redis changes nothing, so handing a row
 * over twice is free; a new attempt at the same row is a new number and so a new job. BullMQ allows neither `:` nor a bare
 * integer, which a UUID with a number behind it never is.
 * @param rowId the row's UUID
 * @param attempt the row's own counter of attempts or generations, not BullMQ's
 */
export function jobIdOf(rowId: string, attempt: number): string {
  return `${rowId}-${attempt}`;
}

/** BullMQ's largest priority number. */
const priorityMax = 2_097_151;

/**
 * The priority of a user's next job: 1 is served first, and each job the user already has in flight moves the next one
 * back by one, so that a hundred scans of one user never starve the single scan of another.
 * @param inFlight how many jobs of this kind the user has waiting or running
 */
export function priorityOf(inFlight: number): number {
  return Math.min(1 + Math.max(0, Math.trunc(inFlight)), priorityMax);
}

/** The other way round: how many jobs its user had in flight when a job of this priority was added. One without priority counts as the first. */
export function queuePositionOf(priority: number | undefined): number {
  return Math.max(0, (priority ?? 1) - 1);
}
