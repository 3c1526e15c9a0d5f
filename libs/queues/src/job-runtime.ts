import { type Config, type Logger } from '@rolefit/config';
import { setTimeout as wait } from 'node:timers/promises';
import type { WorkerRedis } from './worker-redis.js';

/** Shorter than the ten seconds after which most supervisors kill a process. */
const defaultFinishMs = 8_000;
/** Poll interval of the start condition. */
const pollIntervalMs = 1_000;

/** Shared dependencies of all processors; provided by `QueuesModule.forWorkers()`. */
export class JobRuntime {
  private stopping = false;
  private startAllowed: Promise<void> | undefined;

  /**
   * @param redis the workers' connections; null only where no worker runs, as in a unit test
   * @param finishMs how long running jobs may finish on shutdown before they are returned to the queue
   * @param isStartAllowed polled before the first job is taken; an error counts as false
   */
  constructor(
    readonly config: Pick<Config, 'worker' | 'model'>,
    readonly logger: Logger,
    readonly redis: WorkerRedis | null,
    readonly finishMs = defaultFinishMs,
    private readonly isStartAllowed: () => Promise<boolean> = async () => true,
  ) {}

  /** Whether a graceful shutdown is under way: no new jobs are taken, and running ones may finish. */
  get isStopping(): boolean {
    return this.stopping;
  }

  /** Resolves once jobs may be taken, or on shutdown. */
  waitUntilStartAllowed(): Promise<void> {
    this.startAllowed ??= this.pollUntilStartAllowed();
    return this.startAllowed;
  }

  private async pollUntilStartAllowed(): Promise<void> {
    while (!this.stopping && !(await this.isStartAllowed().catch(() => false)))
      await wait(pollIntervalMs, undefined, { ref: false });
  }

  /** Called by processors only. */
  beginStopping(): void {
    this.stopping = true;
  }
}
