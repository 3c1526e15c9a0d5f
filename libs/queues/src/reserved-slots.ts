import { Queue, type Worker } from 'bullmq';
import type { WorkerRedis } from './worker-redis.js';
import { queuePositionOf } from './jobs.js';

/** Poll interval of a worker whose slots are all occupied; each poll costs one Redis command. */
const pollIntervalMs = 250;
/** Positions are counted up to `inFlightMax` in the database's `in-flight.ts`. */
const maxCountedPosition = 100;

/** State of a worker's own slots. */
export interface WorkerSlots {
  /** Queue positions of all running jobs, those in reserved slots included. */
  readonly queuePositions: () => Iterable<number>;
  readonly isStopping: () => boolean;
}

/**
 * Extra slots for users with few jobs in flight. Hanging calls occupy their slots until they time out, and one user's two hundred jobs can occupy all of a
 * worker's slots. While that is so, and one of those users has at least half of the slots, jobs of users with less run in reserved slots, half as many as the
 * worker has. Their calls count at the circuit breaker like any other.
 *
 * A BullMQ worker fetches its next job only when one has ended, so these are fetched manually and run as the worker's own, with lock renewal and completion.
 */
export class ReservedSlots {
  private readonly running = new Set<Promise<unknown>>();
  private readonly queue: Queue;
  private timer: NodeJS.Timeout | undefined;
  private polling: Promise<void> | undefined;
  private fetched = 0;

  constructor(
    private readonly worker: Worker,
    redis: WorkerRedis,
    private readonly own: WorkerSlots,
    private readonly onError: (error: Error) => void,
  ) {
    this.queue = new Queue(worker.name, {
      connection: redis,
      prefix: worker.opts.prefix ?? 'bull',
      skipVersionCheck: true,
      skipWaitingForReady: true,
    });
    this.queue.on('error', () => undefined);
  }

  start(): void {
    this.timer = setInterval(() => {
      this.polling ??= this.poll().finally(() => {
        this.polling = undefined;
      });
    }, pollIntervalMs);
  }

  /** Takes no more jobs, and resolves once the running ones have ended. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.polling;
    await Promise.allSettled(this.running);
    await this.queue.close();
  }

  private async poll(): Promise<void> {
    try {
      while (this.isNeeded() && (await this.isNextEligible())) {
        const token = `${this.worker.id}:side:${(this.fetched += 1)}`;
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

  /** All regular slots are occupied, a reserved one is free, and one user has at least half of the regular ones. */
  private isNeeded(): boolean {
    const queuePositions = [...this.own.queuePositions()];
    const isFull = queuePositions.length - this.running.size >= this.worker.concurrency;
    return (
      !this.own.isStopping() &&
      isFull &&
      this.running.size < this.half &&
      queuePositions.some((queuePosition) => queuePosition >= this.many)
    );
  }

  /** Whether the next job belongs to a user with fewer jobs. */
  private async isNextEligible(): Promise<boolean> {
    const [next] = await this.queue.getPrioritized(0, 0);
    return next !== undefined && queuePositionOf(next.opts.priority) < this.many;
  }

  private get half(): number {
    return Math.ceil(this.worker.concurrency / 2);
  }

  private get many(): number {
    return Math.min(this.half, maxCountedPosition);
  }
}
