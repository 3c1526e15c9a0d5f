import { type Config, type Logger } from '@rolefit/config';
import type { WorkerRedis } from './worker-redis.js';

/** Shorter than the ten seconds that most supervisors wait before they kill. */
const defaultFinishMs = 8_000;

/** What every processor is made with; provided by `QueuesModule.forWorkers()`. */
export class JobRuntime {
  private stopping = false;

  /**
   * @param redis the workers' connections; null only where no worker is started, as in a unit test
   * @param finishMs how long a stopping worker lets its jobs finish before it hands them back
   */
  constructor(
    readonly config: Pick<Config, 'worker' | 'model'>,
    readonly logger: Logger,
    readonly redis: WorkerRedis | null,
    readonly finishMs = defaultFinishMs,
  ) {}

  /** No new jobs are taken, and those that run have their last seconds. Nest ends processors before whatever else stands beside them. */
  get isStopping(): boolean {
    return this.stopping;
  }

  /** For processors alone. */
  beginStopping(): void {
    this.stopping = true;
  }
}
