import { AppError } from '@rolefit/contracts';
import type { JobContext } from './job-context.js';
import { type Away, patienceMs } from './job-waits.js';

/** What becomes of a job whose handler threw. */
export type Verdict = 'hand-back' | 'wait' | 'retry' | 'fail';

/** For the log, one for each verdict. */
export const verdictSentences: Record<Verdict, string> = {
  'hand-back': 'Job handed back',
  wait: 'Job waits for a busy service',
  retry: 'Job failed and will be tried again',
  fail: 'Job failed for good',
};

/** How long a job waits for a model that is away, where no model is configured that could say so. */
const defaultPatienceMs = 86_400_000;

/**
 * @param away how the job waits for a model that is away; undefined where that is not why it failed
 * @param configuredPatienceMs how long it may wait for a model that answers nobody
 */
export function verdictOf(error: AppError, { signal, isLastAttempt }: Pick<JobContext, 'signal' | 'isLastAttempt'>, away: Away | undefined, configuredPatienceMs = defaultPatienceMs): Verdict {
  if (signal.aborted) return 'hand-back';
  if (!error.retry) return 'fail';
  if (away !== undefined) return Date.now() - away.sinceMs >= patienceMs(error, away, configuredPatienceMs) ? 'fail' : 'wait';
  if (error.retryAfterMs !== undefined) return 'wait';
  return isLastAttempt ? 'fail' : 'retry';
}

/** Whatever a handler throws that is no AppError is our own mistake. */
export function asAppError(thrown: unknown): AppError {
  return thrown instanceof AppError ? thrown : new AppError('INTERNAL', { cause: thrown });
}
