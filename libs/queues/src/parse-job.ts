import type { Job } from 'bullmq';
import type { Outage } from './outage-waits.js';
import { envelopeSchema, jobDefinition, type JobName, type JobPayload } from './jobs.js';

/** Parsed content of a job. */
export interface ParsedJob<Name extends JobName> {
  readonly payload: JobPayload<Name>;
  readonly requestId: string | undefined;
  /** Set while the job waits for a model outage to end. */
  readonly outage: Outage | undefined;
  readonly traceparent: string | undefined;
}

/** @returns null where the envelope or the payload is invalid */
export function parseJob<Name extends JobName>(name: Name, job: Job): ParsedJob<Name> | null {
  const envelope = envelopeSchema.safeParse(job.data);
  const payload = jobDefinition(name).payload.safeParse(envelope.data?.payload);
  if (!envelope.success || !payload.success) return null;
  const { requestId, away: outage, traceparent } = envelope.data;
  return { payload: payload.data, requestId, outage, traceparent };
}

/** The request behind a job, also where its payload is invalid. */
export function requestIdOf(job: Job): string | undefined {
  return envelopeSchema.safeParse(job.data).data?.requestId;
}
