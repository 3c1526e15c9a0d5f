import { AppError } from '@rolefit/contracts';
import type { JobContext } from './job-context.js';
import { type Outage, maxOutageMs } from './outage-waits.js';

/** Outcome of a run whose handler threw. */
export type JobOutcome = 'hand-back' | 'wait' | 'retry' | 'fail';

/** Log message of each outcome. */
export const outcomeMessages: Record<JobOutcome, string> = {
  'hand-back': 'Job returned to the queue',
  wait: 'Job waiting for an unavailable service',
  retry: 'Job failed; retrying',
  fail: 'Job failed permanently',
};

/** Longest wait during a model outage where no model is configured. */
const defaultMaxWaitMs = 86_400_000;

/**
 * @param outage the model outage for which the job waits; undefined for other errors
 * @param configuredMaxWaitMs longest wait for a model that answers no call
 */
export function outcomeOf(
  error: AppError,
  { signal, isLastAttempt }: Pick<JobContext, 'signal' | 'isLastAttempt'>,
  outage: Outage | undefined,
  configuredMaxWaitMs = defaultMaxWaitMs,
): JobOutcome {
  if (signal.aborted) return 'hand-back';
  if (!error.retry) return 'fail';
  if (outage !== undefined)
    return Date.now() - outage.sinceMs >= maxOutageMs(error, outage, configuredMaxWaitMs)
      ? 'fail'
      : 'wait';
  if (error.retryAfterMs !== undefined) return 'wait';
  return isLastAttempt ? 'fail' : 'retry';
}

/** Any error other than an AppError is a bug of ours. */
export function toAppError(thrown: unknown): AppError {
  return thrown instanceof AppError ? thrown : new AppError('INTERNAL', { cause: thrown });
}
