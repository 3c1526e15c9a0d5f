import { scopedRequestId } from '@rolefit/config';
import { currentTraceparent, SpanKind } from '@rolefit/telemetry';
import type { JobsOptions } from 'bullmq';
import { jobDefinition, type JobName, type JobPayload } from './jobs.js';
import { retryBackoff } from './retry-delay.js';

/** Options of one job. */
export interface EnqueueOptions {
  /** Made by `jobIdOf`: the row's id and its attempt. */
  readonly jobId: string;
  /** Made by `priorityOf`; 1, the most urgent, by default. BullMQ runs a job without priority before all that have one. */
  readonly priority?: number;
  /** Id of the request behind the job, logged by both. Defaults to that of the log scope, so that a job passes it on to the jobs it adds. */
  readonly requestId?: string;
  /** Milliseconds before the job may run. */
  readonly delayMs?: number;
}

/** One job of a bulk. */
export interface JobToAdd<Name extends JobName> {
  readonly payload: JobPayload<Name>;
  readonly options: EnqueueOptions;
}

const completedTtlS = 3_600;
const failedTtlS = 604_800;

/** How BullMQ runs and keeps a job. */
export function settingsOf(
  name: JobName,
  { jobId, priority, delayMs }: EnqueueOptions,
): JobsOptions {
  const { retry } = jobDefinition(name);
  return {
    jobId,
    priority: priority ?? 1,
    ...(delayMs === undefined ? {} : { delay: delayMs }),
    attempts: retry.attempts,
    backoff: { type: retryBackoff, delay: retry.firstDelayMs },
    removeOnComplete: { age: completedTtlS },
    removeOnFail: { age: failedTtlS },
    // The worker's log has the stack traces.
    stackTraceLimit: 0,
  };
}

/** The content of a job: the payload, and the ids of the request and the trace behind it. @throws ZodError for a payload that the catalogue does not allow */
export function contentOf<Name extends JobName>(
  name: Name,
  payload: JobPayload<Name>,
  { requestId }: EnqueueOptions,
): { payload: unknown; requestId: string | undefined; traceparent: string | undefined } {
  return {
    payload: jobDefinition(name).payload.parse(payload),
    requestId: requestId ?? scopedRequestId(),
    traceparent: currentTraceparent(),
  };
}

export const spanOf = (name: JobName) => ({
  name: `enqueue ${name}`,
  kind: SpanKind.PRODUCER,
  attributes: { 'messaging.system': 'bullmq', 'messaging.destination.name': name },
});
