import type { AppError, ErrorCode } from '@rolefit/contracts';
import type { z } from 'zod';
import type { outageSchema } from './jobs.js';

/** Bounds of a wait that a vendor asked for, so that neither nonsense nor a day of it gets through. */
const waitMinMs = 500;
const waitMaxMs = 10 * 60 * 1_000;
/** The first wait after a call that failed, and the longest, which with all that is added to it stays under a minute. */
const outageFirstWaitMs = 1_000;
const outageMaxWaitMs = 20_000;
/** All jobs of one user come back within this time, however many wait. */
const spreadMaxMs = 30_000;

/** A model that answers others but not this job has something against its text; how long the job goes on asking all the same. */
const singleJobMaxWaitMs = 30 * 60 * 1_000;
/** By which the clocks of two workers may differ, and by which one and the same moment reaches a job earlier or later. */
const clockToleranceMs = 5_000;

/** How a job has waited for a model that is away. */
export type Outage = z.infer<typeof outageSchema>;

const awayCodes: ReadonlySet<ErrorCode> = new Set(['MODEL_UNAVAILABLE', 'MODEL_MISCONFIGURED']);

/**
 * Whether an error says that the model is away: it does not answer, the operator has to mend something first, or it tells everybody that it is busy,
 * which an error of our own limits does not (it knows of no time since when).
 */
export function isOutage(error: AppError): boolean {
  return awayCodes.has(error.code) || isBusy(error);
}

function isBusy({ code, sinceMs }: AppError): boolean {
  return code === 'MODEL_RATE_LIMITED' && sinceMs !== undefined;
}

/**
 * What stands with the job from now on; one that was sent away without a call has made none. A busy model that has answered somebody since the job
 * began to wait is one that works, and the wait counts from then: the job's turn comes.
 */
export function nextOutage(before: Outage | undefined, error: AppError, nowMs: number): Outage {
  const calls = (before?.calls ?? 0) + (error.retryAfterMs === undefined ? 1 : 0);
  const sinceMs = before?.sinceMs ?? nowMs;
  return { sinceMs: isBusy(error) && !answersNoJob(error, { sinceMs }) ? (error.sinceMs ?? sinceMs) : sinceMs, calls };
}

/** Whether the model has answered nobody for as long as a job has waited. */
function answersNoJob(error: AppError, { sinceMs }: Pick<Outage, 'sinceMs'>): boolean {
  return error.sinceMs !== undefined && error.sinceMs <= sinceMs + clockToleranceMs;
}

/** How long a job waits in all before it fails, in milliseconds. @param configuredMs for a model that answers nobody */
export function maxOutageMs(error: AppError, away: Outage, configuredMs: number): number {
  return answersNoJob(error, away) ? configuredMs : Math.min(configuredMs, singleJobMaxWaitMs);
}

/** How long a job waits: as long as is asked for; for a model that is away and says nothing, twice as long after each call that failed. */
export function waitMs({ retryAfterMs }: AppError, away: Outage | undefined, turn: number): number {
  return jitteredMs(retryAfterMs ?? (away === undefined ? 0 : Math.min(outageFirstWaitMs * 2 ** Math.min(away.calls - 1, 10), outageMaxWaitMs)), turn);
}

/**
 * Up to a fifth longer than asked for, so that all who wait do not come back in the same moment. A user's first job comes back with the first;
 * their further ones somewhere in the time that as many turns take, half a minute at most, so that a thousand waiting jobs of one user neither
 * come at once nor stand before another's single one.
 */
function jitteredMs(askedMs: number, turn: number): number {
  const boundedMs = Math.min(Math.max(askedMs, waitMinMs), waitMaxMs);
  return Math.round(boundedMs * (1 + Math.random() / 5) + Math.random() * Math.min(turn * boundedMs, spreadMaxMs));
}
