import type { WorkerConfig } from '@rolefit/config';
import {
  jobIdOf,
  type JobName,
  jobNames,
  type JobPayload,
  type JobProducer,
} from '@rolefit/queues';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { waitUntil } from './wait-until.js';

/** Retry settings that replace the catalogue's in a test. */
export interface Tries {
  readonly attempts: number;
  readonly delayMs: number;
}

/** The queues of a worker under test. */
export class TestJobs {
  protected tries: Tries | null = null;
  private readonly queues = new Map<JobName, Queue>();

  protected constructor(
    readonly redis: Redis,
    readonly config: WorkerConfig,
    private readonly producer: JobProducer,
  ) {}

  /** Replaces the retry settings of jobs that are added from now on, for tests that cannot wait for the catalogue's. */
  tryJobs(attempts: number, delayMs: number): void {
    this.tries = { attempts, delayMs };
  }

  /** BullMQ's own queue, to inspect or to destroy. */
  queue(name: JobName): Queue {
    const known = this.queues.get(name);
    if (known !== undefined) return known;
    const queue = new Queue(name, { connection: this.redis, prefix: this.config.redis.prefix });
    this.queues.set(name, queue);
    return queue;
  }

  async enqueue<Name extends JobName>(
    name: Name,
    payload: JobPayload<Name>,
    jobId: string,
    tries = this.tries,
  ): Promise<void> {
    if (tries === null) return this.producer.enqueueOrThrow(name, payload, { jobId });
    const { attempts, delayMs } = tries;
    await this.queue(name).add(
      name,
      { payload },
      { jobId, attempts, priority: 1, backoff: { type: 'fixed', delay: delayMs } },
    );
  }

  /** Enqueues a scan with its user's priority. */
  async enqueueScan(scanId: string, priority: number): Promise<void> {
    await this.producer.enqueueOrThrow(
      'scan.score',
      { scanId },
      { jobId: jobIdOf(scanId, 1), priority },
    );
  }

  /** Resolves when no job waits or runs in any queue, which is slightly later than the rows are completed. */
  async isIdle(): Promise<void> {
    for (const name of jobNames) {
      await waitUntil(
        `no job of ${name} is left`,
        async () =>
          (await this.queue(name).getJobCountByTypes(
            'active',
            'waiting',
            'delayed',
            'prioritized',
          )) === 0,
      );
    }
  }

  /** Empties the queues and closes their connections. */
  protected async close(): Promise<void> {
    await this.producer.onApplicationShutdown();
    const keys = await this.redis.keys(`${this.config.redis.prefix}*`);
    if (keys.length > 0) await this.redis.del(keys);
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    this.redis.disconnect();
  }
}
