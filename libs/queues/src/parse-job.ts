import type { Job } from 'bullmq';
import type { Outage } from './outage-waits.js';
import { envelopeSchema, jobDefinition, type JobName, type JobPayload } from './jobs.js';

/** The content of a job as it was read from Redis. */
export interface ParsedJob<Name extends JobName> {
  readonly payload: JobPayload<Name>;
  readonly requestId: string | undefined;
  /** Set while the job waits for a model that is away. */
  readonly away: Outage | undefined;
  readonly traceparent: string | undefined;
}

/** @returns null where the envelope or the payload is not of the expected shape */
export function parseJob<Name extends JobName>(name: Name, job: Job): ParsedJob<Name> | null {
  const envelope = envelopeSchema.safeParse(job.data);
  const payload = jobDefinition(name).payload.safeParse(envelope.data?.payload);
  if (!envelope.success || !payload.success) return null;
  const { requestId, away, traceparent } = envelope.data;
  return { payload: payload.data, requestId, away, traceparent };
}

/** The request that a job came from, also where its payload cannot be read. */
export function requestIdOf(job: Job): string | undefined {
  return envelopeSchema.safeParse(job.data).data?.requestId;
}
