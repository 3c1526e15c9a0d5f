import type { Logger } from '@rolefit/config';

/** Workers that were started together drift apart by up to this share of the interval. */
const jitter = 0.2;

/** What is done again and again, how often, and what it is called in the log. */
export interface PeriodicTask {
  readonly name: string;
  readonly everyMs: number;
  /** Throws what PostgreSQL, Redis or the object store throw when they are away; the next round tries again. */
  readonly run: () => Promise<void>;
}

/** Does something again and again, never twice at once, and says once that it fails and once that it works again. */
export class IntervalTimer {
  private timer: NodeJS.Timeout | undefined;
  private current: Promise<void> = Promise.resolve();
  private isFailing = false;
  /** Work that takes longer looks at this and ends. */
  isStopped = false;

  constructor(
    private readonly work: PeriodicTask,
    private readonly logger: Logger,
  ) {}

  start(firstMs = this.work.everyMs): void {
    this.schedule(firstMs);
  }

  /** Waits for what is under way. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.current;
  }

  private schedule(afterMs: number): void {
    if (this.isStopped) return;
    this.timer = setTimeout(
      () => {
        this.current = this.tick().finally(() => this.schedule(this.work.everyMs));
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
