import { keysOf } from '@rolefit/contracts';
import { z } from 'zod';
import { defineJobs, type JobDefinition, patientRetry, quickRetry } from './define-jobs.js';

/** Jobs in Redis that the version before enqueued name no user. */
const owner = z.uuid().optional();

/** Every background job, once. The worker refuses to start if one has no handler or two. */
export const jobs = defineJobs({
  'resume.evaluate': {
    payload: z.object({ userId: owner, resumeId: z.uuid(), attempt: z.int().min(0).optional() }),
    retry: patientRetry,
    concurrency: 'reading',
  },
  'scan.score': {
    payload: z.object({ userId: owner, scanId: z.uuid() }),
    retry: patientRetry,
    concurrency: 'reading',
  },
  'match.read-closely': {
    payload: z.object({ userId: owner, scanId: z.uuid() }),
    retry: patientRetry,
    concurrency: 'reading',
  },
  // A job of a superseded revision is a no-op, since the newer revision has a separate job.
  'matches.rescore': {
    payload: z.object({ userId: z.uuid(), revision: z.int().min(0).optional() }),
    retry: quickRetry,
    concurrency: 2,
  },
});

/** Name of a job and of its queue. */
export type JobName = keyof typeof jobs;

/** Payload of the job of that name. */
export type JobPayload<Name extends JobName> = z.infer<(typeof jobs)[Name]['payload']>;

/** All names, in the order of the catalogue. */
export const jobNames: readonly JobName[] = keysOf(jobs);

const definitions: { readonly [Name in JobName]: JobDefinition<JobPayload<Name>> } = jobs;

/** The definition of one job, typed by its name. */
export function jobDefinition<Name extends JobName>(
  name: Name,
): { readonly [Key in Name]: JobDefinition<JobPayload<Key>> }[Name] {
  return definitions[name];
}

/** Start of the model outage that a job has seen (milliseconds since 1970), and how many of its calls failed. */
export const outageSchema = z.object({ sinceMs: z.number(), calls: z.int().min(0) });

/**
 * Content of a job in Redis: the payload, the id of its request, the trace context (W3C `traceparent`) where tracing is on, and the model outage for which it
 * waits. A malformed trace context is dropped; everything but the payload is optional.
 */
export const envelopeSchema = z.object({
  payload: z.unknown(),
  requestId: z.string().max(200).optional(),
  traceparent: z
    .string()
    .regex(/^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/)
    .optional()
    .catch(undefined),
  away: outageSchema.optional(),
});

/**
 * The id of the job for one attempt at a row, used as an idempotency key: adding it again while Redis has it is a no-op. A new attempt at the row has a
 * new number and so a new job. BullMQ allows neither `:` nor a bare integer.
 * @param rowId the row's UUID
 * @param attempt the row's own counter of attempts or generations, not BullMQ's
 */
export function jobIdOf(rowId: string, attempt: number): string {
  return `${rowId}-${attempt}`;
}

/** BullMQ's largest priority number. */
const priorityMax = 2_097_151;

/**
 * The priority of a user's next job: 1 is served first, and each job that the user has in flight lowers it by one step, so that a hundred scans of one user
 * never starve another user's single scan.
 * @param inFlight number of the user's waiting and running jobs of this kind
 */
export function priorityOf(inFlight: number): number {
  return Math.min(1 + Math.max(0, Math.trunc(inFlight)), priorityMax);
}

/** Inverse of `priorityOf`: how many jobs the user had in flight when a job of this priority was added. A job without priority counts as the first. */
export function queuePositionOf(priority: number | undefined): number {
  return Math.max(0, (priority ?? 1) - 1);
}
