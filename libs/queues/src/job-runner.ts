import { WorkerHost } from '@nestjs/bullmq';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { type Config, type Logger, logSteadily } from '@rolefit/config';
import { AppError } from '@rolefit/contracts';
import { DelayedError, type Job, UnrecoverableError } from 'bullmq';
import { workerConcurrency } from './connection.js';
import { handledJob } from './handles-job.js';
import { envelopeSchema, jobDefinition, type JobName, type JobPayload } from './jobs.js';
import type { WorkerRedis } from './worker-redis.js';

/** Shorter than the ten seconds that most supervisors wait before they kill. */
const defaultFinishMs = 8_000;
/** Once nothing runs any more a worker stops within milliseconds, unless it waits for a Redis that is away. */
const strandedMs = 500;

/** What every processor is made with; provided by `QueuesModule.forWorkers()`. */
export class JobRuntime {
  /**
   * @param redis the workers' connections; null only where no worker is started, as in a unit test
   * @param finishMs how long a stopping worker lets its jobs finish before it hands them back
   */
  constructor(
    readonly config: Pick<Config, 'worker'>,
    readonly logger: Logger,
    readonly redis: WorkerRedis | null,
    readonly finishMs = defaultFinishMs,
  ) {}
}

/** What a handler knows of the run besides the payload. */
export interface JobContext {
  /** The request that asked for the job, where it was one. */
  readonly requestId: string | undefined;
  readonly jobId: string;
  /** Tries that were spent before this one. */
  readonly attemptsMade: number;
  /** No try is left after this one. */
  readonly isLastAttempt: boolean;
  /** Aborted when the process must stop or when another worker took the job over: stop and throw, nothing is lost. */
  readonly signal: AbortSignal;
}

/** Bounds of a wait that a vendor asked for, so that neither nonsense nor a day of it gets through. */
const waitMinMs = 500;
const waitMaxMs = 10 * 60 * 1_000;
/**
 * Base of every processor: one class for one job, marked with `@HandlesJob`. It parses the payload, runs `handle`, writes
 * one log line for each try, and tells BullMQ what to do about an error:
 *
 * - an AppError that is not worth a retry, or any error of the last try: `onFinalFailure`, then the job fails for good
 * - an AppError that is worth a retry and names `retryAfterMs` (a busy model): the job waits that long and spends no try
 * - any other error: BullMQ tries again, later and later
 *
 * Only an error's code ever reaches Redis. `handle` may run twice, even at the same time; its writes must be conditional.
 */
export abstract class JobRunner<Name extends JobName> extends WorkerHost implements OnApplicationBootstrap, OnModuleDestroy {
  readonly jobName: Name;
  protected readonly logger: Logger;
  private readonly running = new Set<Promise<void>>();
  private isStarted = false;

  constructor(private readonly runtime: JobRuntime) {
    super();
    this.logger = runtime.logger;
    this.jobName = handledJob<Name>(this.constructor);
  }

  /** Does the work: claim, load, read or judge, save in one transaction, publish. */
  abstract handle(payload: JobPayload<Name>, context: JobContext): Promise<void>;

  /**
   * Called once no try is left, so that the row says so too. What it throws is logged; the sweeper then finds the row.
   * @param error anything unexpected comes as INTERNAL, with what happened as its cause
   */
  async onFinalFailure(_payload: JobPayload<Name>, _error: AppError): Promise<void> {}

  override async process(job: Job, token?: string, signal?: AbortSignal): Promise<void> {
    if (job.name !== this.jobName) {
      this.logger.warn({ job: job.name, jobId: job.id }, 'A job of an unknown name was left alone');
      return;
    }
    const { payload, requestId } = this.parse(job);
    const context: JobContext = {
      requestId,
      jobId: job.id ?? '',
      attemptsMade: job.attemptsMade,
      isLastAttempt: job.attemptsMade + 1 >= (job.opts.attempts ?? 1),
      // BullMQ always gives one to a processor that takes it; a test need not.
      signal: signal ?? new AbortController().signal,
    };
    const startedAt = performance.now();
    const line = (): Record<string, unknown> => ({ ...payload, job: this.jobName, jobId: job.id, requestId, attempt: job.attemptsMade + 1, durationMs: Math.round(performance.now() - startedAt) });
    // Async here too, so that a handler that throws before its first await fails like any other.
    const run = (async () => this.handle(payload, context))();
    this.running.add(run);
    try {
      await run;
      this.logger.info(line(), 'Job done');
    } catch (thrown) {
      const error = asAppError(thrown);
      const verdict = judge(error, context);
      this.logger[verdict === 'fail' ? 'error' : 'warn']({ ...line(), code: error.code, err: thrown }, sentences[verdict]);
      await this.act(verdict, job, token, payload, error);
    } finally {
      this.running.delete(run);
    }
  }

  async onApplicationBootstrap(): Promise<void> {
    const { worker, logger } = this;
    this.isStarted = true;
    worker.concurrency = workerConcurrency(this.jobName, this.runtime.config);
    worker.on('error', logSteadily(logger.child({ job: this.jobName }), 'The worker has trouble with Redis and keeps trying'));
    worker.on('stalled', (jobId) => logger.warn({ job: this.jobName, jobId }, 'A job lost its worker and runs again'));
    // Another worker has taken these over; two runs at once are safe, but one of them is wasted.
    worker.on('lockRenewalFailed', (jobIds) => jobIds.forEach((jobId) => worker.cancelJob(jobId, 'taken over')));
    worker.on('failed', (job) => {
      if (job?.deferredFailure !== undefined) void this.onLost(job);
    });
    worker.run().catch((error: unknown) => logger.error({ job: this.jobName, err: error }, 'The worker stopped'));
  }

  /** First of all shutdown hooks, so that running jobs still have their pools. */
  async onModuleDestroy(): Promise<void> {
    // An application that failed to start is closed too.
    if (!this.isStarted) return;
    const { worker, runtime } = this;
    const handBack = setTimeout(() => worker.cancelAllJobs('shutdown'), runtime.finishMs);
    let stranded: NodeJS.Timeout | undefined;
    let isClosed = false;
    void Promise.allSettled(this.running).then(() => {
      if (!isClosed) stranded = setTimeout(() => void runtime.redis?.endAll(), strandedMs);
    });
    try {
      await worker.close();
    } finally {
      isClosed = true;
      clearTimeout(handBack);
      clearTimeout(stranded);
    }
  }

  private parse(job: Job): { payload: JobPayload<Name>; requestId: string | undefined } {
    const envelope = envelopeSchema.safeParse(job.data);
    const payload = jobDefinition(this.jobName).payload.safeParse(envelope.data?.payload);
    if (!envelope.success || !payload.success) {
      this.logger.error({ job: this.jobName, jobId: job.id, code: payloadInvalid }, 'A job with an unreadable payload failed for good');
      throw new UnrecoverableError(payloadInvalid);
    }
    return { payload: payload.data, requestId: envelope.data.requestId };
  }

  /** Ends the run the way BullMQ wants to be told: always by throwing. */
  private async act(verdict: Verdict, job: Job, token: string | undefined, payload: JobPayload<Name>, error: AppError): Promise<never> {
    if (verdict === 'hand-back' || verdict === 'wait') {
      await job.moveToDelayed(Date.now() + (verdict === 'wait' ? waitMs(error) : 0), token);
      throw new DelayedError();
    }
    if (verdict === 'retry') throw new Error(error.code);
    await this.finish(job, payload, error);
    throw new UnrecoverableError(error.code);
  }

  private async finish(job: Job, payload: JobPayload<Name>, error: AppError): Promise<void> {
    try {
      await this.onFinalFailure(payload, error);
    } catch (cause) {
      this.logger.error({ job: this.jobName, jobId: job.id, err: cause }, 'A final failure could not be recorded; the sweeper will find the row');
    }
  }

  /** The job took its worker down again and again, so BullMQ gave it up without another run. */
  private async onLost(job: Job): Promise<void> {
    this.logger.error({ job: this.jobName, jobId: job.id, code: 'INTERNAL' }, 'A job was given up after losing its worker too often');
    const payload = jobDefinition(this.jobName).payload.safeParse(envelopeSchema.safeParse(job.data).data?.payload);
    if (payload.success) await this.finish(job, payload.data, new AppError('INTERNAL', { cause: new Error(job.deferredFailure) }));
  }
}

const payloadInvalid = 'PAYLOAD_INVALID';

type Verdict = 'hand-back' | 'wait' | 'retry' | 'fail';

const sentences: Record<Verdict, string> = {
  'hand-back': 'Job handed back',
  wait: 'Job waits for a busy service',
  retry: 'Job failed and will be tried again',
  fail: 'Job failed for good',
};

function judge(error: AppError, context: JobContext): Verdict {
  if (context.signal.aborted) return 'hand-back';
  if (!error.retry) return 'fail';
  if (error.retryAfterMs !== undefined) return 'wait';
  return context.isLastAttempt ? 'fail' : 'retry';
}

function asAppError(thrown: unknown): AppError {
  return thrown instanceof AppError ? thrown : new AppError('INTERNAL', { cause: thrown });
}

/** Up to a fifth longer than asked for, so that all who wait do not come back in the same moment. */
function waitMs(error: AppError): number {
  const askedMs = Math.min(Math.max(error.retryAfterMs ?? 0, waitMinMs), waitMaxMs);
  return Math.round(askedMs * (1 + Math.random() / 5));
}
