import { type AppError, type ErrorCode, modelSetUpCodes } from '@rolefit/contracts';
import type { z } from 'zod';
import type { outageSchema } from './jobs.js';

/** Bounds of a provider's Retry-After, against nonsensical values. */
const waitMinMs = 500;
const waitMaxMs = 10 * 60 * 1_000;
/** Exponential back-off after failed calls; with jitter the longest wait stays under a minute. */
const outageFirstWaitMs = 1_000;
const outageMaxWaitMs = 20_000;
/** All jobs of one user retry within this time, however many wait. */
const spreadMaxMs = 30_000;

/** How long a job keeps retrying a model that answers other jobs: its own text may be the problem. */
const singleJobMaxWaitMs = 30 * 60 * 1_000;
/** Minimum number of calls before that, since most of the time may have been spent in a queue. */
const singleJobMinCalls = 3;
/** Tolerated clock skew between two workers. */
const clockToleranceMs = 5_000;

/** A model outage as one job has seen it. */
export type Outage = z.infer<typeof outageSchema>;

const awayCodes: ReadonlySet<ErrorCode> = new Set(['MODEL_UNAVAILABLE', ...modelSetUpCodes]);

/**
 * Whether an error means that the model is unavailable: it does not answer, is not set up, or rate-limits every caller. Errors of our own limits
 * carry no `sinceMs`.
 */
export function isOutage(error: AppError): boolean {
  return awayCodes.has(error.code) || isBusy(error);
}

function isBusy({ code, sinceMs }: AppError): boolean {
  return code === 'MODEL_RATE_LIMITED' && sinceMs !== undefined;
}

/**
 * The outage to store with the job after this error. A rejection by the circuit breaker counts as no call. If a busy model has answered any caller since the
 * job began to wait, the wait counts from that moment, since the model works.
 */
export function nextOutage(before: Outage | undefined, error: AppError, nowMs: number): Outage {
  const calls = (before?.calls ?? 0) + (error.retryAfterMs === undefined ? 1 : 0);
  const sinceMs = before?.sinceMs ?? nowMs;
  return {
    sinceMs:
      isBusy(error) && !answersNoJob(error, { sinceMs }) ? (error.sinceMs ?? sinceMs) : sinceMs,
    calls,
  };
}

/**
 * The outage to keep with the job after an error of another kind. Only a spent budget shows that the model has answered in the meantime; a row held by another
 * run, or a limit of our own, must not restart the count.
 */
export function outageAfterWait(before: Outage | undefined, error: AppError): Outage | undefined {
  return error.code === 'MODEL_BUDGET_SPENT' ? undefined : before;
}

/** Whether the model has answered no call for as long as the job has waited. */
function answersNoJob(error: AppError, { sinceMs }: Pick<Outage, 'sinceMs'>): boolean {
  return error.sinceMs !== undefined && error.sinceMs <= sinceMs + clockToleranceMs;
}

/** Total wait before a job fails, in milliseconds. @param configuredMs for a model that answers no call */
export function maxOutageMs(error: AppError, outage: Outage, configuredMs: number): number {
  return answersNoJob(error, outage) || outage.calls < singleJobMinCalls
    ? configuredMs
    : Math.min(configuredMs, singleJobMaxWaitMs);
}

/** Delay before the next run: Retry-After where the error names one, otherwise exponential back-off by the job's failed calls. */
export function waitMs(
  { retryAfterMs }: AppError,
  outage: Outage | undefined,
  queuePosition: number,
): number {
  return jitteredMs(
    retryAfterMs ??
      (outage === undefined
        ? 0
        : Math.min(outageFirstWaitMs * 2 ** Math.min(outage.calls - 1, 10), outageMaxWaitMs)),
    queuePosition,
  );
}

/**
 * Adds jitter of up to a fifth, so that waiting jobs do not retry in the same moment. A user's later jobs are spread further, by their position and by half a
 * minute at most: a thousand waiting jobs of one user neither retry together nor delay another user's single one.
 */
function jitteredMs(requestedMs: number, queuePosition: number): number {
  const boundedMs = Math.min(Math.max(requestedMs, waitMinMs), waitMaxMs);
  return Math.round(
    boundedMs * (1 + Math.random() / 5) +
      Math.random() * Math.min(queuePosition * boundedMs, spreadMaxMs),
  );
}
