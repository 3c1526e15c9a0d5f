import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import { AppError } from '@rolefit/contracts';
import { ScansRepository } from '@rolefit/database';
import { JobProducer } from '@rolefit/queues';
import { rateLimitRefusals } from '@rolefit/telemetry';

const retryAfterMs = 60_000;
/** The whole queue is long or short for minutes: one look in this time is enough. */
const checkIntervalMs = 1_000;

/** Whether more scans may wait: so many of one user, so many in all. Calls at the same moment may each find the last place; a cap need not be exact. */
@Injectable()
export class QueueCapacity {
  private checkedAt = -Infinity;
  private isFull = false;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'limits'>,
    private readonly scans: ScansRepository,
    private readonly producer: JobProducer,
  ) {}

  /**
   * @param count of scans that are to be added
   * @throws AppError SCANS_WAITING, QUEUE_FULL
   */
  async assertCapacity(userId: string, count: number): Promise<void> {
    const reject = await this.rejectionFor(userId, count);
    reject?.();
  }

  /** @returns what throws as `assertCapacity` does; null where there is room */
  async rejectionFor(userId: string, count: number): Promise<(() => never) | null> {
    const { waitingScansPerUser } = this.config.limits;
    if ((await this.scans.countWaiting(userId, waitingScansPerUser)) + count > waitingScansPerUser) return () => reject('SCANS_WAITING', 'user');
    return this.isQueueFull() ? () => reject('QUEUE_FULL', 'all') : null;
  }

  /** What the last look found: no request waits for one, and while Redis is away, rows wait in the database, where there is room. */
  private isQueueFull(): boolean {
    if (performance.now() - this.checkedAt >= checkIntervalMs) {
      this.checkedAt = performance.now();
      void this.refresh();
    }
    return this.isFull;
  }

  private async refresh(): Promise<void> {
    this.isFull = await this.producer.countLive('scan.score').then(
      (live) => live >= this.config.limits.waitingScans,
      () => false,
    );
  }
}

function reject(code: 'SCANS_WAITING' | 'QUEUE_FULL', whose: 'user' | 'all'): never {
  rateLimitRefusals.inc({ kind: 'waiting-scan', whose });
  throw new AppError(code, { retryAfterMs });
}
