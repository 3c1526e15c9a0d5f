import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { type Config, type Logger, logThrottled, scopedRequestId } from '@rolefit/config';
import { queueJobs, traced, registerSource } from '@rolefit/telemetry';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { closeConnection, connectProducer, waitUntilReady } from './connection.js';
import { removeRowsFromRedis, type SelectIds } from './remove-rows.js';
import { contentOf, type EnqueueOptions, type JobToAdd, settingsOf, spanOf } from './job-to-add.js';
import { type JobName, jobNames, type JobPayload } from './jobs.js';

/** Job states with separate metrics. */
const countedStates = ['waiting', 'prioritized', 'delayed', 'active', 'failed'] as const;

/** How long a process waits for Redis at its start, so that the first request finds a connection. */
const startWaitMs = 2_000;

/**
 * Enqueues jobs for the workers. Commit the row first: it is the source of truth, and the sweeper enqueues jobs that could not be added.
 *
 * Job ids are idempotency keys: a job is not added while Redis has one of the same id, in any state. Completed jobs are retained for an hour and failed ones
 * for a week, so running a row again needs the next attempt's number (`jobIdOf(id, attempt)`), or `ensureQueued`, which removes finished jobs.
 */
export class JobProducer implements OnModuleInit, OnApplicationShutdown {
  private readonly redis: Redis;
  private readonly prefix: string;
  private readonly queues: ReadonlyMap<JobName, Queue>;
  private stopWatching = (): void => undefined;

  /** @param options `timeoutMs` is how long Redis may take to accept a job, 1.5 s by default; for tests */
  constructor(
    config: Pick<Config, 'redis'>,
    private readonly logger: Logger,
    { timeoutMs }: { readonly timeoutMs?: number } = {},
  ) {
    this.redis = connectProducer(config, timeoutMs);
    this.prefix = config.redis.prefix;
    this.redis.on(
      'error',
      logThrottled(logger, 'Redis unavailable; new jobs wait in the database'),
    );
    // A queue that waits for Redis or checks its version at construction would stay broken if Redis is down.
    const options = {
      connection: this.redis,
      prefix: config.redis.prefix,
      skipVersionCheck: true,
      skipWaitingForReady: true,
    };
    this.queues = new Map(
      jobNames.map((name) => [name, new Queue(name, options).on('error', () => undefined)]),
    );
  }

  async onModuleInit(): Promise<void> {
    await waitUntilReady(this.redis, startWaitMs);
    this.stopWatching = registerSource({
      name: 'redis',
      read: () => this.measure(),
      forget: () => queueJobs.reset(),
    });
  }

  /** The queues, for the operators' dashboard. */
  get inspected(): readonly Queue[] {
    return [...this.queues.values()];
  }

  /**
   * Adds a job. Never throws and need not be awaited: if Redis does not accept it within 1.5 s, that is logged and the sweeper adds it later.
   * @returns whether Redis has the job
   */
  async enqueue<Name extends JobName>(
    name: Name,
    payload: JobPayload<Name>,
    options: EnqueueOptions,
  ): Promise<boolean> {
    try {
      await this.enqueueOrThrow(name, payload, options);
      return true;
    } catch (error) {
      this.logger.warn(
        {
          job: name,
          jobId: options.jobId,
          requestId: options.requestId ?? scopedRequestId(),
          err: error,
        },
        'Enqueue failed; the sweeper will retry',
      );
      return false;
    }
  }

  /**
   * Adds many jobs in one round trip.
   * @returns whether Redis has all of them
   */
  async enqueueMany<Name extends JobName>(
    name: Name,
    jobs: readonly JobToAdd<Name>[],
  ): Promise<boolean> {
    const [first] = jobs;
    if (first === undefined) return true;
    // A single job needs no transaction, and its log line can name it.
    if (jobs.length === 1) return this.enqueue(name, first.payload, first.options);
    try {
      await traced(spanOf(name), () =>
        this.queue(name).addBulk(
          jobs.map(({ payload, options }) => ({
            name,
            data: contentOf(name, payload, options),
            opts: settingsOf(name, options),
          })),
        ),
      );
      return true;
    } catch (error) {
      this.logger.warn(
        { job: name, count: jobs.length, requestId: scopedRequestId(), err: error },
        'Bulk enqueue incomplete; the sweeper will retry',
      );
      return false;
    }
  }

  /**
   * Like `enqueue`, for callers that handle the error.
   * @throws the error of Redis or its client; ZodError for a payload that the catalogue does not allow
   */
  async enqueueOrThrow<Name extends JobName>(
    name: Name,
    payload: JobPayload<Name>,
    options: EnqueueOptions,
  ): Promise<void> {
    const queue = this.queue(name);
    await traced(spanOf(name), () =>
      queue.add(name, contentOf(name, payload, options), settingsOf(name, options)),
    );
  }

  /**
   * For the sweeper: makes sure that a waiting row has a job that will run.
   * @returns true if a job was added, also in place of a finished or half-written one; false if one is waiting or running
   * @throws the error of Redis or its client
   */
  async ensureQueued<Name extends JobName>(
    name: Name,
    payload: JobPayload<Name>,
    options: EnqueueOptions,
  ): Promise<boolean> {
    const queue = this.queue(name);
    const state = await queue.getJobState(options.jobId);
    if (state !== 'unknown' && state !== 'completed' && state !== 'failed') return false;
    // Also for an unknown state: after a crash Redis may hold a half-written job, which blocks a new one of the same id.
    await queue.remove(options.jobId);
    await this.enqueueOrThrow(name, payload, options);
    return true;
  }

  /**
   * Removes every mention of certain rows from Redis, in whatever state their jobs are.
   * @param pick selects the ids to remove, page by page
   * @throws the error of Redis or its client
   */
  async removeRows(pick: SelectIds): Promise<void> {
    await removeRowsFromRedis(this.redis, this.queues.values(), this.prefix, pick);
  }

  /** For health checks. */
  async isReachable(): Promise<boolean> {
    return this.redis.ping().then(
      () => true,
      () => false,
    );
  }

  /** Number of waiting and running jobs of a kind, for metrics. */
  async countLive(name: JobName): Promise<number> {
    const counts = await this.queue(name).getJobCounts(
      'waiting',
      'prioritized',
      'delayed',
      'active',
    );
    return Object.values(counts).reduce((sum, count) => sum + count, 0);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopWatching();
    await Promise.allSettled([...this.queues.values()].map((queue) => queue.close()));
    await closeConnection(this.redis);
  }

  private async measure(): Promise<void> {
    const counts = await Promise.all(
      jobNames.map(
        async (name) => [name, await this.queue(name).getJobCounts(...countedStates)] as const,
      ),
    );
    for (const [queue, states] of counts)
      for (const state of countedStates) queueJobs.set({ queue, state }, states[state] ?? 0);
  }

  private queue(name: JobName): Queue {
    const queue = this.queues.get(name);
    if (queue === undefined) throw new Error(`There is no queue for the job ${name}.`);
    return queue;
  }
}
