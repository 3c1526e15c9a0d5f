import { AppError } from '@rolefit/contracts';
import type { JobContext } from './job-context.js';
import { type Outage, maxOutageMs } from './outage-waits.js';

/** What becomes of a job whose handler threw. */
export type JobOutcome = 'hand-back' | 'wait' | 'retry' | 'fail';

/** For the log, one for each verdict. */
export const outcomeMessages: Record<JobOutcome, string> = {
  'hand-back': 'Job returned to the queue',
  wait: 'Job waiting for an unavailable service',
  retry: 'Job failed; retrying',
  fail: 'Job failed permanently',
};

/** How long a job waits for a model that is away, where no model is configured that could say so. */
const defaultMaxWaitMs = 86_400_000;

/**
 * @param away how the job waits for a model that is away; undefined where that is not why it failed
 * @param configuredMaxWaitMs how long it may wait for a model that answers nobody
 */
export function outcomeOf(error: AppError, { signal, isLastAttempt }: Pick<JobContext, 'signal' | 'isLastAttempt'>, away: Outage | undefined, configuredMaxWaitMs = defaultMaxWaitMs): JobOutcome {
  if (signal.aborted) return 'hand-back';
  if (!error.retry) return 'fail';
  if (away !== undefined) return Date.now() - away.sinceMs >= maxOutageMs(error, away, configuredMaxWaitMs) ? 'fail' : 'wait';
  if (error.retryAfterMs !== undefined) return 'wait';
  return isLastAttempt ? 'fail' : 'retry';
}

/** Whatever a handler throws that is no AppError is our own mistake. */
export function toAppError(thrown: unknown): AppError {
  return thrown instanceof AppError ? thrown : new AppError('INTERNAL', { cause: thrown });
}
