import type { Logger } from '@rolefit/config';
import type { AppError } from '@rolefit/contracts';
import { DelayedError, type Job, UnrecoverableError } from 'bullmq';
import { type JobContext, YieldTurn } from './job-context.js';
import { toAppError, type JobOutcome, outcomeOf, outcomeMessages } from './job-outcome.js';
import { type Outage, isOutage, nextOutage, outageAfterWait, waitMs } from './outage-waits.js';
import { envelopeSchema } from './jobs.js';

/** A run whose handler threw, with everything needed to decide its outcome and record it. */
export interface FailedRun {
  readonly job: Job;
  /** BullMQ's lock on the job. */
  readonly token: string | undefined;
  readonly context: JobContext;
  readonly thrown: unknown;
  /** The model outage for which the job has waited so far. */
  readonly outage: Outage | undefined;
  /** Configured longest wait for a model that answers no call. */
  readonly maxOutageMs: number | undefined;
  readonly logger: Logger;
  /** Fields of the run's log line. */
  readonly line: () => Record<string, unknown>;
  readonly count: (outcome: JobOutcome) => void;
  /** Both record the outcome in the row and must not throw. */
  readonly onWait: (error: AppError, since: Date | null) => Promise<void>;
  readonly onFinalFailure: (error: AppError) => Promise<void>;
}

/** Decides, logs and records the outcome of a failed run. Always throws, since BullMQ learns the outcome from the error. */
export async function handleFailedRun(run: FailedRun): Promise<never> {
  const { job, token, context, thrown, outage, logger, line, count } = run;
  if (thrown instanceof YieldTurn) {
    count('hand-back');
    logger.info(line(), 'Job yielded to other jobs');
    return delay(job, token, 0);
  }
  const error = toAppError(thrown);
  const waiting = isOutage(error) ? nextOutage(outage, error, Date.now()) : undefined;
  const verdict = outcomeOf(error, context, waiting, run.maxOutageMs);
  count(verdict);
  logFailure(run, error, verdict);
  if (verdict === 'wait') {
    await recordOutage(job, outage, waiting ?? outageAfterWait(outage, error));
    await run.onWait(error, waiting === undefined ? null : new Date(waiting.sinceMs));
  }
  return act(run, error, verdict, waitMs(error, waiting, context.queuePosition));
}

/** A job with a Retry-After has not failed, and thousands may wait, so its line is short. */
function logFailure(
  { logger, line, thrown }: FailedRun,
  error: AppError,
  verdict: JobOutcome,
): void {
  const hasRetryAfter = verdict === 'wait' && error.retryAfterMs !== undefined;
  const level = verdict === 'fail' ? 'error' : hasRetryAfter ? 'info' : 'warn';
  logger[level](
    { ...line(), code: error.code, ...(hasRetryAfter ? {} : { err: thrown }) },
    outcomeMessages[verdict],
  );
}

/** Stores the outage with the job, or clears it. */
async function recordOutage(
  job: Job,
  before: Outage | undefined,
  now: Outage | undefined,
): Promise<void> {
  if (before?.sinceMs === now?.sinceMs && before?.calls === now?.calls) return;
  await job.updateData({ ...envelopeSchema.parse(job.data), away: now });
}

/** Only the error's code reaches Redis. */
async function act(
  { job, token, onFinalFailure }: FailedRun,
  error: AppError,
  verdict: JobOutcome,
  waitForMs: number,
): Promise<never> {
  if (verdict === 'hand-back') return delay(job, token, 0);
  if (verdict === 'wait') return delay(job, token, waitForMs);
  if (verdict === 'retry') throw new Error(error.code);
  await onFinalFailure(error);
  throw new UnrecoverableError(error.code);
}

/** Frees the worker's slot. BullMQ expects the error after the move. */
async function delay(job: Job, token: string | undefined, forMs: number): Promise<never> {
  await job.moveToDelayed(Date.now() + forMs, token);
  throw new DelayedError();
}
