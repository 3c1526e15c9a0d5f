import { WorkerHost } from '@nestjs/bullmq';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { inLogScope, type Logger, type LogScope, logThrottled } from '@rolefit/config';
import { AppError } from '@rolefit/contracts';
import {
  contextOf,
  currentTraceId,
  jobDuration,
  jobWait,
  SpanKind,
  traced,
} from '@rolefit/telemetry';
import { type Job, UnrecoverableError } from 'bullmq';
import { workerConcurrency } from './connection.js';
import { handledJob } from './handled-job.js';
import type { JobContext } from './job-context.js';
import type { JobRuntime } from './job-runtime.js';
import type { JobOutcome } from './job-outcome.js';
import { jobDefinition, type JobName, type JobPayload, queuePositionOf } from './jobs.js';
import { type ParsedJob, parseJob, requestIdOf } from './parse-job.js';
import { handleFailedRun } from './handle-failed-run.js';
import { shutDownWorker } from './shut-down-worker.js';
import { ReservedSlots } from './reserved-slots.js';

const payloadInvalid = 'PAYLOAD_INVALID';

/**
 * Base of every processor: one class per job, marked with `@HandlesJob`. It parses the payload, runs `handle`, writes one log line per attempt, and maps
 * errors to what BullMQ does next:
 *
 * - an AppError without retry, or any error of the last attempt: `onFinalFailure`, then the job fails permanently
 * - a model outage (MODEL_UNAVAILABLE, an error of its set-up, or MODEL_RATE_LIMITED for every caller): `onWait`, then the job waits with exponential back-off
 *   without spending an attempt. It fails after `model.patienceMs`, so that an outage of hours fails no job, or after half an hour if other calls succeed
 * - an AppError with retry and `retryAfterMs` (a limit of ours): `onWait`, then the job waits that long without spending an attempt
 * - YieldTurn: the job goes to the end of the queue of its priority
 * - any other error: BullMQ retries with exponential back-off
 *
 * Only an error's code reaches Redis. `handle` may run twice, even concurrently, so its writes must be conditional.
 */
export abstract class JobRunner<Name extends JobName>
  extends WorkerHost
  implements OnApplicationBootstrap, OnModuleDestroy
{
  readonly jobName: Name;
  protected readonly logger: Logger;
  /** The runs in progress, each with its position in the user's queue. */
  private readonly running = new Map<Promise<void>, number>();
  private reservedSlots: ReservedSlots | undefined;
  private isStarted = false;

  constructor(private readonly runtime: JobRuntime) {
    super();
    this.logger = runtime.logger;
    this.jobName = handledJob<Name>(this.constructor);
  }

  /** Does the work: claim, load, read or judge, save in one transaction, publish. */
  abstract handle(payload: JobPayload<Name>, context: JobContext): Promise<void>;

  /**
   * Called when no attempt is left, to mark the row as failed. If it throws, the error is logged and the sweeper finds the row.
   * @param error an unexpected error is wrapped as INTERNAL, with the original as its cause
   */
  async onFinalFailure(_payload: JobPayload<Name>, _error: AppError): Promise<void> {}

  /**
   * Called each time the job is delayed, so that the row can show the reason. If it throws, the error is logged.
   * @param since start of the model outage; null where the job waits for something else
   */
  async onWait(_payload: JobPayload<Name>, _error: AppError, _since: Date | null): Promise<void> {}

  override async process(job: Job, token?: string, signal?: AbortSignal): Promise<void> {
    if (job.name !== this.jobName) {
      this.logger.warn({ job: job.name, jobId: job.id }, 'Unknown job name skipped');
      return;
    }
    const parsed = parseJob(this.jobName, job);
    if (parsed === null) {
      this.logger.error(
        { job: this.jobName, jobId: job.id, code: payloadInvalid },
        'Job failed: invalid payload',
      );
      throw new UnrecoverableError(payloadInvalid);
    }
    // BullMQ always passes a signal to a processor with three parameters; tests may omit it.
    const context = contextOfRun(job, parsed.requestId, signal ?? new AbortController().signal);
    if (job.attemptsStarted === 1)
      jobWait.observe(
        { queue: this.jobName },
        Math.max(0, Date.now() - job.timestamp - (job.opts.delay ?? 0)) / 1_000,
      );
    const scope: LogScope = { requestId: parsed.requestId };
    await inLogScope(scope, () => this.attempt(job, token, parsed, context, scope));
  }

  private async attempt(
    job: Job,
    token: string | undefined,
    parsed: ParsedJob<Name>,
    context: JobContext,
    scope: LogScope,
  ): Promise<void> {
    const { logger, runtime } = this;
    const { payload, outage } = parsed;
    const startedAt = performance.now();
    const line = (): Record<string, unknown> => ({
      ...payload,
      job: this.jobName,
      jobId: job.id,
      attempt: job.attemptsMade + 1,
      durationMs: Math.round(performance.now() - startedAt),
    });
    const count = (outcome: 'done' | JobOutcome): void =>
      jobDuration.observe(
        { queue: this.jobName, outcome },
        (performance.now() - startedAt) / 1_000,
      );
    const run = this.handleTraced(parsed, context, scope);
    this.running.set(run, context.queuePosition);
    try {
      await run;
      count('done');
      logger.info(line(), 'Job completed');
    } catch (thrown) {
      const onWait = (error: AppError, since: Date | null): Promise<void> =>
        this.record('Wait reason', job, () => this.onWait(payload, error, since));
      const onFinalFailure = (error: AppError): Promise<void> => this.finish(job, payload, error);
      await handleFailedRun({
        job,
        token,
        context,
        thrown,
        outage,
        maxOutageMs: runtime.config.model?.patienceMs,
        logger,
        line,
        count,
        onWait,
        onFinalFailure,
      });
    } finally {
      this.running.delete(run);
    }
  }

  /** Async, so that a handler's synchronous error becomes a rejection. */
  private async handleTraced(
    { payload, traceparent }: ParsedJob<Name>,
    context: JobContext,
    scope: LogScope,
  ): Promise<void> {
    const attributes = {
      'messaging.system': 'bullmq',
      'messaging.destination.name': this.jobName,
      'rolefit.attempt': context.attemptsMade + 1,
    };
    await traced(
      {
        name: `job ${this.jobName}`,
        kind: SpanKind.CONSUMER,
        attributes,
        parent: contextOf(traceparent),
      },
      async () => {
        scope.traceId = currentTraceId();
        await this.handle(payload, context);
      },
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    const { worker, logger } = this;
    this.isStarted = true;
    worker.concurrency = workerConcurrency(this.jobName, this.runtime.config);
    worker.on(
      'error',
      logThrottled(logger.child({ job: this.jobName }), 'Redis error in worker; retrying'),
    );
    worker.on('stalled', (jobId) =>
      logger.warn({ job: this.jobName, jobId }, 'Stalled job restarted'),
    );
    // Another worker has taken over these jobs. Two concurrent runs are safe, but one of them is wasted.
    worker.on('lockRenewalFailed', (jobIds) =>
      jobIds.forEach((jobId) => worker.cancelJob(jobId, 'taken over')),
    );
    worker.on('failed', (job) => {
      if (job?.deferredFailure !== undefined) void this.onLost(job);
    });
    this.begin().catch((error: unknown) =>
      logger.error({ job: this.jobName, err: error }, 'Worker stopped unexpectedly'),
    );
  }

  /** Not awaited at startup, so that the probes answer meanwhile. */
  private async begin(): Promise<void> {
    await this.runtime.waitUntilStartAllowed();
    if (this.runtime.isStopping) return;
    this.openReservedSlots();
    await this.worker.run();
  }

  /** Only jobs that wait for a model can occupy slots while idle. */
  private openReservedSlots(): void {
    const { redis, config } = this.runtime;
    if (
      redis === null ||
      config.model === null ||
      jobDefinition(this.jobName).concurrency !== 'reading'
    )
      return;
    const own = {
      queuePositions: () => this.running.values(),
      isStopping: () => this.runtime.isStopping,
    };
    this.reservedSlots = new ReservedSlots(
      this.worker,
      redis,
      own,
      logThrottled(this.logger.child({ job: this.jobName }), 'Polling for reserved slots failed'),
    );
    this.reservedSlots.start();
  }

  /** Nest calls this before all other shutdown hooks, so running jobs still have their connection pools. */
  async onModuleDestroy(): Promise<void> {
    this.runtime.beginStopping();
    // Also called for an application that failed to start.
    if (!this.isStarted) return;
    await shutDownWorker({
      worker: this.worker,
      reservedSlots: this.reservedSlots,
      running: this.running.keys(),
      runtime: this.runtime,
    });
  }

  private async finish(job: Job, payload: JobPayload<Name>, error: AppError): Promise<void> {
    await this.record('Final failure', job, () => this.onFinalFailure(payload, error));
  }

  private async record(what: string, job: Job, write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (cause) {
      this.logger.error(
        { job: this.jobName, jobId: job.id, err: cause },
        `${what} could not be recorded; the sweeper will find the row`,
      );
    }
  }

  /** BullMQ fails a job without another run after it has stalled too often. */
  private async onLost(job: Job): Promise<void> {
    await inLogScope({ requestId: requestIdOf(job) }, async () => {
      this.logger.error(
        { job: this.jobName, jobId: job.id, code: 'INTERNAL' },
        'Job failed: stalled too often',
      );
      const parsed = parseJob(this.jobName, job);
      if (parsed !== null)
        await this.finish(
          job,
          parsed.payload,
          new AppError('INTERNAL', { cause: new Error(job.deferredFailure) }),
        );
    });
  }
}

function contextOfRun(job: Job, requestId: string | undefined, signal: AbortSignal): JobContext {
  return {
    requestId,
    jobId: job.id ?? '',
    attemptsMade: job.attemptsMade,
    isLastAttempt: job.attemptsMade + 1 >= (job.opts.attempts ?? 1),
    queuePosition: queuePositionOf(job.opts.priority),
    signal,
  };
}
