import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { type Config, type Logger, logThrottled, scopedRequestId } from '@rolefit/config';
import { currentTraceparent, queueJobs, SpanKind, traced, watchSource } from '@rolefit/telemetry';
import { type JobsOptions, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { closeConnection, connectProducer, waitUntilReady } from './connection.js';
import { removeRowsFromRedis, type SelectIds } from './remove-rows.js';
import { jobDefinition, type JobName, jobNames, type JobPayload } from './jobs.js';
import { retryBackoff } from './retry-delay.js';

/** How a job is added. */
export interface EnqueueOptions {
  /** Made by `jobIdOf`: the row's id and its attempt. */
  readonly jobId: string;
  /** Made by `priorityOf`; 1, the most urgent, by default. A job without any would run before all that have one. */
  readonly priority?: number;
  /** The request that asked for the job; stands in the log lines of both. By default that of the log scope, so that a job hands it on to those it starts. */
  readonly requestId?: string;
  /** Milliseconds before the job may run. */
  readonly delayMs?: number;
}

/** A job among others that are added together. */
export interface JobToAdd<Name extends JobName> {
  readonly payload: JobPayload<Name>;
  readonly options: EnqueueOptions;
}

/** States of jobs that metrics tell apart. */
const countedStates = ['waiting', 'prioritized', 'delayed', 'active', 'failed'] as const;

const keepCompletedS = 3_600;
const keepFailedS = 604_800;
/** How long a starting process waits for Redis, so that its first request finds a connection. */
const startWaitMs = 2_000;

/**
 * Hands rows over to the workers. Commit the row first: it is the truth, and a job that could not be added is added by the
 * sweeper.
 *
 * Ids and repetition: a job that Redis still knows under the same id is not added again, whatever its state. Finished jobs
 * are known for an hour, failed ones for a week, so running a row again needs the next attempt's number
 * (`jobIdOf(id, attempt)`), or `ensureQueued`, which puts finished jobs out of the way.
 */
export class JobProducer implements OnModuleInit, OnApplicationShutdown {
  private readonly redis: Redis;
  private readonly prefix: string;
  private readonly queues: ReadonlyMap<JobName, Queue>;
  private stopWatching = (): void => undefined;

  constructor(
    config: Pick<Config, 'redis'>,
    private readonly logger: Logger,
  ) {
    this.redis = connectProducer(config);
    this.prefix = config.redis.prefix;
    this.redis.on('error', logThrottled(logger, 'Redis unavailable; new jobs wait in the database'));
    // Without waiting and without asking for the version, or a queue made while Redis is away would stay broken for good.
    const options = { connection: this.redis, prefix: config.redis.prefix, skipVersionCheck: true, skipWaitingForReady: true };
    this.queues = new Map(jobNames.map((name) => [name, new Queue(name, options).on('error', () => undefined)]));
  }

  async onModuleInit(): Promise<void> {
    await waitUntilReady(this.redis, startWaitMs);
    this.stopWatching = watchSource({ name: 'redis', read: () => this.measure(), forget: () => queueJobs.reset() });
  }

  /** The queues themselves, for operators to look into. */
  get inspected(): readonly Queue[] {
    return [...this.queues.values()];
  }

  /**
   * Adds a job. Never throws and need not be awaited: where Redis does not take it within 1.5 s, that is logged and the
   * sweeper adds it later.
   * @returns whether Redis has the job now
   */
  async enqueue<Name extends JobName>(name: Name, payload: JobPayload<Name>, options: EnqueueOptions): Promise<boolean> {
    try {
      await this.enqueueOrThrow(name, payload, options);
      return true;
    } catch (error) {
      this.logger.warn({ job: name, jobId: options.jobId, requestId: options.requestId ?? scopedRequestId(), err: error }, 'Enqueue failed; the sweeper will retry');
      return false;
    }
  }

  /**
   * The same for many jobs at once, in one round trip.
   * @returns whether Redis has all of them now
   */
  async enqueueMany<Name extends JobName>(name: Name, jobs: readonly JobToAdd<Name>[]): Promise<boolean> {
    const [first] = jobs;
    if (first === undefined) return true;
    // One alone needs no transaction around it, and a log line about it can name it.
    if (jobs.length === 1) return this.enqueue(name, first.payload, first.options);
    try {
      await traced(spanOf(name), () => this.queue(name).addBulk(jobs.map(({ payload, options }) => ({ name, data: contentOf(name, payload, options), opts: settingsOf(name, options) }))));
      return true;
    } catch (error) {
      this.logger.warn({ job: name, count: jobs.length, requestId: scopedRequestId(), err: error }, 'Bulk enqueue incomplete; the sweeper will retry');
      return false;
    }
  }

  /**
   * The same for callers that want to know why.
   * @throws the error of Redis or of its client; ZodError for a payload that the catalog does not allow
   */
  async enqueueOrThrow<Name extends JobName>(name: Name, payload: JobPayload<Name>, options: EnqueueOptions): Promise<void> {
    const queue = this.queue(name);
    await traced(spanOf(name), () => queue.add(name, contentOf(name, payload, options), settingsOf(name, options)));
  }

  /**
   * For the sweeper: makes sure that a row which still waits has a job that will run.
   * @returns true when a job was added, also in place of a finished one of the same id or of what is left of one; false when one is waiting or running
   * @throws the error of Redis or of its client
   */
  async ensureQueued<Name extends JobName>(name: Name, payload: JobPayload<Name>, options: EnqueueOptions): Promise<boolean> {
    const queue = this.queue(name);
    const state = await queue.getJobState(options.jobId);
    if (state !== 'unknown' && state !== 'completed' && state !== 'failed') return false;
    // Also what no list knows: a Redis that came back in the middle of a write may hold half a job, and nothing is added beside it.
    await queue.remove(options.jobId);
    await this.enqueueOrThrow(name, payload, options);
    return true;
  }

  /**
   * Removes every mention of certain rows from Redis, in whatever state their jobs are.
   * @param pick is given ids page by page and says which are to be forgotten
   * @throws the error of Redis or of its client
   */
  async removeRows(pick: SelectIds): Promise<void> {
    await removeRowsFromRedis(this.redis, this.queues.values(), this.prefix, pick);
  }

  /** Whether Redis answers, for health checks. */
  async isReachable(): Promise<boolean> {
    return this.redis.ping().then(
      () => true,
      () => false,
    );
  }

  /** How many jobs of a kind wait or run, for metrics. */
  async countLive(name: JobName): Promise<number> {
    const counts = await this.queue(name).getJobCounts('waiting', 'prioritized', 'delayed', 'active');
    return Object.values(counts).reduce((sum, count) => sum + count, 0);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopWatching();
    await Promise.allSettled([...this.queues.values()].map((queue) => queue.close()));
    await closeConnection(this.redis);
  }

  private async measure(): Promise<void> {
    const counts = await Promise.all(jobNames.map(async (name) => [name, await this.queue(name).getJobCounts(...countedStates)] as const));
    for (const [queue, states] of counts) for (const state of countedStates) queueJobs.set({ queue, state }, states[state] ?? 0);
  }

  private queue(name: JobName): Queue {
    const queue = this.queues.get(name);
    if (queue === undefined) throw new Error(`There is no queue for the job ${name}.`);
    return queue;
  }
}

function settingsOf(name: JobName, { jobId, priority, delayMs }: EnqueueOptions): JobsOptions {
  const { retry } = jobDefinition(name);
  return {
    jobId,
    priority: priority ?? 1,
    ...(delayMs === undefined ? {} : { delay: delayMs }),
    attempts: retry.attempts,
    backoff: { type: retryBackoff, delay: retry.firstDelayMs },
    removeOnComplete: { age: keepCompletedS },
    removeOnFail: { age: keepFailedS },
    // Frames of our own code tell nothing here; the worker's log has them.
    stackTraceLimit: 0,
  };
}

/** @throws ZodError for a payload that the catalog does not allow */
function contentOf<Name extends JobName>(name: Name, payload: JobPayload<Name>, { requestId }: EnqueueOptions): { payload: unknown; requestId: string | undefined; traceparent: string | undefined } {
  return { payload: jobDefinition(name).payload.parse(payload), requestId: requestId ?? scopedRequestId(), traceparent: currentTraceparent() };
}

const spanOf = (name: JobName) => ({ name: `enqueue ${name}`, kind: SpanKind.PRODUCER, attributes: { 'messaging.system': 'bullmq', 'messaging.destination.name': name } });
