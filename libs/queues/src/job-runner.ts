import { WorkerHost } from '@nestjs/bullmq';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { inLogScope, type Logger, type LogScope, logSteadily } from '@rolefit/config';
import { AppError } from '@rolefit/contracts';
import { contextOf, currentTraceId, jobDuration, jobWait, SpanKind, traced } from '@rolefit/telemetry';
import { DelayedError, type Job, UnrecoverableError } from 'bullmq';
import { workerConcurrency } from './connection.js';
import { handledJob } from './handles-job.js';
import { type JobContext, TurnOver } from './job-context.js';
import type { JobRuntime } from './job-runtime.js';
import { asAppError, type Verdict, verdictOf, verdictSentences } from './job-verdict.js';
import { type Away, isAway, nextAway, waitMs } from './job-waits.js';
import { envelopeSchema, jobDefinition, type JobName, type JobPayload, turnOf } from './jobs.js';
import { SideSlots } from './side-slots.js';

/** Once nothing runs any more a worker stops within milliseconds, unless it waits for a Redis that is away. */
const strandedMs = 500;

/**
 * Base of every processor: one class for one job, marked with `@HandlesJob`. It parses the payload, runs `handle`, writes
 * one log line for each try, and tells BullMQ what to do about an error:
 *
 * - an AppError that is not worth a retry, or any error of the last try: `onFinalFailure`, then the job fails for good
 * - a model that is away (MODEL_UNAVAILABLE, MODEL_MISCONFIGURED, or MODEL_RATE_LIMITED to everybody): `onWait`, then the job waits, longer and
 *   longer, and spends no try; it fails once it has waited for `model.patienceMs`, so that an outage of hours fails nobody's job, or for half an
 *   hour where others are answered
 * - an AppError that is worth a retry and names `retryAfterMs` (a limit of ours): `onWait`, then the job waits that long and spends no try
 * - TurnOver: the job lets others go first
 * - any other error: BullMQ tries again, later and later
 *
 * Only an error's code ever reaches Redis. `handle` may run twice, even at the same time; its writes must be conditional.
 */
export abstract class JobRunner<Name extends JobName> extends WorkerHost implements OnApplicationBootstrap, OnModuleDestroy {
  readonly jobName: Name;
  protected readonly logger: Logger;
  /** What runs, with its user's turn. */
  private readonly running = new Map<Promise<void>, number>();
  private sideSlots: SideSlots | undefined;
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

  /**
   * Called each time that the job goes back to wait, so that the row can say why. What it throws is logged.
   * @param since when the wait for a model that is away began; null where the job waits for something else
   */
  async onWait(_payload: JobPayload<Name>, _error: AppError, _since: Date | null): Promise<void> {}

  override async process(job: Job, token?: string, signal?: AbortSignal): Promise<void> {
    if (job.name !== this.jobName) {
      this.logger.warn({ job: job.name, jobId: job.id }, 'A job of an unknown name was left alone');
      return;
    }
    const { payload, requestId, away, traceparent } = this.parse(job);
    const context: JobContext = {
      requestId,
      jobId: job.id ?? '',
      attemptsMade: job.attemptsMade,
      isLastAttempt: job.attemptsMade + 1 >= (job.opts.attempts ?? 1),
      turn: turnOf(job.opts.priority),
      // BullMQ always gives one to a processor that takes it; a test need not.
      signal: signal ?? new AbortController().signal,
    };
    if (job.attemptsStarted === 1) jobWait.observe({ queue: this.jobName }, Math.max(0, Date.now() - job.timestamp - (job.opts.delay ?? 0)) / 1_000);
    const scope: LogScope = { requestId };
    await inLogScope(scope, () => this.attempt(job, token, { payload, away }, context, () => this.handleTraced(payload, context, traceparent, scope)));
  }

  private async attempt(job: Job, token: string | undefined, { payload, away }: { payload: JobPayload<Name>; away: Away | undefined }, context: JobContext, handle: () => Promise<void>): Promise<void> {
    const startedAt = performance.now();
    const line = (): Record<string, unknown> => ({ ...payload, job: this.jobName, jobId: job.id, attempt: job.attemptsMade + 1, durationMs: Math.round(performance.now() - startedAt) });
    const count = (outcome: 'done' | Verdict): void => jobDuration.observe({ queue: this.jobName, outcome }, (performance.now() - startedAt) / 1_000);
    const run = handle();
    this.running.set(run, context.turn);
    try {
      await run;
      count('done');
      this.logger.info(line(), 'Job done');
    } catch (thrown) {
      if (thrown instanceof TurnOver) {
        count('hand-back');
        this.logger.info(line(), 'Job lets others go first');
        await this.delay(job, token, 0);
      }
      const error = asAppError(thrown);
      const waiting = isAway(error) ? nextAway(away, error, Date.now()) : undefined;
      const verdict = verdictOf(error, context, waiting, this.runtime.config.model?.patienceMs);
      count(verdict);
      // Who was told to come back later has not failed, and thousands may wait: their lines are short.
      const wasTold = verdict === 'wait' && error.retryAfterMs !== undefined;
      this.logger[verdict === 'fail' ? 'error' : wasTold ? 'info' : 'warn']({ ...line(), code: error.code, ...(wasTold ? {} : { err: thrown }) }, verdictSentences[verdict]);
      if (verdict === 'wait') {
        await this.noteAway(job, away, waiting);
        await this.record('Why a job waits', job, () => this.onWait(payload, error, waiting === undefined ? null : new Date(waiting.sinceMs)));
      }
      await this.act(verdict, job, token, { payload, error, waitMs: waitMs(error, waiting, context.turn) });
    } finally {
      this.running.delete(run);
    }
  }

  /** Async, so that a handler that throws before its first await fails like any other. */
  private async handleTraced(payload: JobPayload<Name>, context: JobContext, traceparent: string | undefined, scope: LogScope): Promise<void> {
    const attributes = { 'messaging.system': 'bullmq', 'messaging.destination.name': this.jobName, 'rolefit.attempt': context.attemptsMade + 1 };
    await traced({ name: `job ${this.jobName}`, kind: SpanKind.CONSUMER, attributes, parent: contextOf(traceparent) }, async () => {
      scope.traceId = currentTraceId();
      await this.handle(payload, context);
    });
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
    this.begin().catch((error: unknown) => logger.error({ job: this.jobName, err: error }, 'The worker stopped'));
  }

  /** Not awaited by the start: probes answer meanwhile. */
  private async begin(): Promise<void> {
    await this.runtime.untilMayBegin();
    if (this.runtime.isStopping) return;
    this.openSideSlots();
    await this.worker.run();
  }

  /** Only work that waits for a model can hold its slots without doing anything. */
  private openSideSlots(): void {
    const { redis, config } = this.runtime;
    if (redis === null || config.model === null || jobDefinition(this.jobName).concurrency !== 'reading') return;
    const own = { turns: () => this.running.values(), isStopping: () => this.runtime.isStopping };
    this.sideSlots = new SideSlots(this.worker, redis, own, logSteadily(this.logger.child({ job: this.jobName }), 'The worker could not look for jobs beside its slots'));
    this.sideSlots.start();
  }

  /** First of all shutdown hooks, so that running jobs still have their pools. */
  async onModuleDestroy(): Promise<void> {
    this.runtime.beginStopping();
    // An application that failed to start is closed too.
    if (!this.isStarted) return;
    const { worker, runtime } = this;
    const handBack = setTimeout(() => worker.cancelAllJobs('shutdown'), runtime.finishMs);
    let stranded: NodeJS.Timeout | undefined;
    let isClosed = false;
    void Promise.allSettled(this.running.keys()).then(() => {
      if (!isClosed) stranded = setTimeout(() => void runtime.redis?.endAll(), strandedMs);
    });
    try {
      // Takes no new jobs from here on; its locks are renewed until all have ended.
      await worker.pause(true);
      await this.sideSlots?.stop();
      await worker.close();
    } finally {
      isClosed = true;
      clearTimeout(handBack);
      clearTimeout(stranded);
    }
  }

  private parse(job: Job): { payload: JobPayload<Name>; requestId: string | undefined; away: Away | undefined; traceparent: string | undefined } {
    const envelope = envelopeSchema.safeParse(job.data);
    const payload = jobDefinition(this.jobName).payload.safeParse(envelope.data?.payload);
    if (!envelope.success || !payload.success) {
      this.logger.error({ job: this.jobName, jobId: job.id, code: payloadInvalid }, 'A job with an unreadable payload failed for good');
      throw new UnrecoverableError(payloadInvalid);
    }
    const { requestId, away, traceparent } = envelope.data;
    return { payload: payload.data, requestId, away, traceparent };
  }

  /** Keeps with the job since when it waits for a model that is away, and forgets it once the model answered, be it only that it is busy. */
  private async noteAway(job: Job, before: Away | undefined, now: Away | undefined): Promise<void> {
    if (before?.sinceMs === now?.sinceMs && before?.calls === now?.calls) return;
    await job.updateData({ ...envelopeSchema.parse(job.data), away: now });
  }

  /** Ends the run the way BullMQ wants to be told: always by throwing. */
  private async act(verdict: Verdict, job: Job, token: string | undefined, { payload, error, waitMs: forMs }: { payload: JobPayload<Name>; error: AppError; waitMs: number }): Promise<never> {
    if (verdict === 'hand-back') return this.delay(job, token, 0);
    if (verdict === 'wait') return this.delay(job, token, forMs);
    if (verdict === 'retry') throw new Error(error.code);
    await this.finish(job, payload, error);
    throw new UnrecoverableError(error.code);
  }

  /** The slot is free from here on. */
  private async delay(job: Job, token: string | undefined, forMs: number): Promise<never> {
    await job.moveToDelayed(Date.now() + forMs, token);
    throw new DelayedError();
  }

  private async finish(job: Job, payload: JobPayload<Name>, error: AppError): Promise<void> {
    await this.record('A final failure', job, () => this.onFinalFailure(payload, error));
  }

  private async record(what: string, job: Job, write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (cause) {
      this.logger.error({ job: this.jobName, jobId: job.id, err: cause }, `${what} could not be recorded; the sweeper will find the row`);
    }
  }

  /** The job took its worker down again and again, so BullMQ gave it up without another run. */
  private async onLost(job: Job): Promise<void> {
    const envelope = envelopeSchema.safeParse(job.data).data;
    const payload = jobDefinition(this.jobName).payload.safeParse(envelope?.payload);
    await inLogScope({ requestId: envelope?.requestId }, async () => {
      this.logger.error({ job: this.jobName, jobId: job.id, code: 'INTERNAL' }, 'A job was given up after losing its worker too often');
      if (payload.success) await this.finish(job, payload.data, new AppError('INTERNAL', { cause: new Error(job.deferredFailure) }));
    });
  }
}

const payloadInvalid = 'PAYLOAD_INVALID';
