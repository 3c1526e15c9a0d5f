import { type Config, type Logger } from '@rolefit/config';
import { setTimeout as wait } from 'node:timers/promises';
import type { WorkerRedis } from './worker-redis.js';

/** Shorter than the ten seconds that most supervisors wait before they kill. */
const defaultFinishMs = 8_000;
/** How soon it is looked again whether jobs may be taken. */
const pollIntervalMs = 1_000;

/** What every processor is made with; provided by `QueuesModule.forWorkers()`. */
export class JobRuntime {
  private stopping = false;
  private beginning: Promise<void> | undefined;

  /**
   * @param redis the workers' connections; null only where no worker is started, as in a unit test
   * @param finishMs how long a stopping worker lets its jobs finish before it hands them back
   * @param isStartAllowed whether jobs may be taken; asked until it says so, and what it throws is a no
   */
  constructor(
    readonly config: Pick<Config, 'worker' | 'model'>,
    readonly logger: Logger,
    readonly redis: WorkerRedis | null,
    readonly finishMs = defaultFinishMs,
    private readonly isStartAllowed: () => Promise<boolean> = async () => true,
  ) {}

  /** No new jobs are taken, and those that run have their last seconds. Nest ends processors before whatever else stands beside them. */
  get isStopping(): boolean {
    return this.stopping;
  }

  /** Resolves once jobs may be taken, or a stop is under way. */
  waitUntilStartAllowed(): Promise<void> {
    this.beginning ??= this.pollUntilStartAllowed();
    return this.beginning;
  }

  private async pollUntilStartAllowed(): Promise<void> {
    while (!this.stopping && !(await this.isStartAllowed().catch(() => false))) await wait(pollIntervalMs, undefined, { ref: false });
  }

  /** For processors alone. */
  beginStopping(): void {
    this.stopping = true;
  }
}
