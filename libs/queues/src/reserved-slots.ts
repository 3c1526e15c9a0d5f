import { Queue, type Worker } from 'bullmq';
import type { WorkerRedis } from './worker-redis.js';
import { queuePositionOf } from './jobs.js';

/** How often a worker whose slots are all taken looks who waits; what it costs is one question to Redis. */
const pollIntervalMs = 250;
/** Beyond this nobody counts the turns of one user on: see `inFlightMax` in the database's `in-flight.ts`. */
const countedTurns = 100;

/** What a worker's own slots are doing. */
export interface WorkerSlots {
  /** The turns of all jobs that run, those beside the worker's slots included. */
  readonly turns: () => Iterable<number>;
  readonly isStopping: () => boolean;
}

/**
 * A few more slots beside a worker's own, for those who have little in flight. Calls that hang hold their slots until they time out, and one user's two
 * hundred can hold all of them: while a user who has half a worker's slots and more is among those that run, and all slots are taken, the next job of
 * anybody with less does not wait for a slot but gets one of these, half as many again as the worker has. Their calls count at the gate like any.
 *
 * BullMQ's workers take their next job only when one has ended, hence beside them: a job is fetched by hand and run as the worker's own, with its lock
 * renewed and its end recorded.
 */
export class ReservedSlots {
  private readonly running = new Set<Promise<unknown>>();
  private readonly queue: Queue;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private taken = 0;

  constructor(
    private readonly worker: Worker,
    redis: WorkerRedis,
    private readonly own: WorkerSlots,
    private readonly onError: (error: Error) => void,
  ) {
    this.queue = new Queue(worker.name, { connection: redis, prefix: worker.opts.prefix ?? 'bull', skipVersionCheck: true, skipWaitingForReady: true });
    this.queue.on('error', () => undefined);
  }

  start(): void {
    this.timer = setInterval(() => {
      this.looking ??= this.look().finally(() => {
        this.looking = undefined;
      });
    }, pollIntervalMs);
  }

  /** Takes no more. @returns once what runs here has ended */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
    await Promise.allSettled(this.running);
    await this.queue.close();
  }

  /** Takes as many jobs as there is room and reason for. */
  private async look(): Promise<void> {
    try {
      while (this.hasReason() && (await this.isForOthers())) {
        const token = `${this.worker.id}:side:${(this.taken += 1)}`;
        const job = await this.worker.getNextJob(token, { block: false });
        if (job === undefined) return;
        const run = this.worker.processJob(job, token, () => false);
        this.running.add(run);
        void run.catch(this.onError).finally(() => this.running.delete(run));
      }
    } catch (error) {
      this.onError(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** All slots are taken, there is room here, and somebody has half of a worker's slots. */
  private hasReason(): boolean {
    const turns = [...this.own.turns()];
    const isFull = turns.length - this.running.size >= this.worker.concurrency;
    return !this.own.isStopping() && isFull && this.running.size < this.half && turns.some((turn) => turn >= this.many);
  }

  /** Whether the next job is of somebody who has less. */
  private async isForOthers(): Promise<boolean> {
    const [next] = await this.queue.getPrioritized(0, 0);
    return next !== undefined && queuePositionOf(next.opts.priority) < this.many;
  }

  private get half(): number {
    return Math.ceil(this.worker.concurrency / 2);
  }

  private get many(): number {
    return Math.min(this.half, countedTurns);
  }
}
