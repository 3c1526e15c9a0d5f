import type { Logger } from '@rolefit/config';

/** Share of the interval by which workers that started together drift apart. */
const jitter = 0.2;

/** Recurring work, with its name for the log. */
export interface PeriodicTask {
  readonly name: string;
  readonly intervalMs: number;
  /** May throw the errors of PostgreSQL, Redis or the object store; the next interval retries. */
  readonly run: () => Promise<void>;
}

/** Runs a task at an interval with jitter, never concurrently with itself. Logs the first failure and the recovery. */
export class IntervalTimer {
  private timer: NodeJS.Timeout | undefined;
  private current: Promise<void> = Promise.resolve();
  private isFailing = false;
  /** Polled by long-running tasks. */
  isStopped = false;

  constructor(
    private readonly work: PeriodicTask,
    private readonly logger: Logger,
  ) {}

  start(firstMs = this.work.intervalMs): void {
    this.schedule(firstMs);
  }

  /** Waits for the current run. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.current;
  }

  private schedule(afterMs: number): void {
    if (this.isStopped) return;
    this.timer = setTimeout(
      () => {
        this.current = this.tick().finally(() => this.schedule(this.work.intervalMs));
      },
      afterMs * (1 + jitter * (2 * Math.random() - 1)),
    );
  }

  private async tick(): Promise<void> {
    try {
      await this.work.run();
      if (this.isFailing) this.logger.info(`${this.work.name} recovered`);
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.logger.warn({ err: error }, `${this.work.name} failed; retrying`);
      this.isFailing = true;
    }
  }
}
