import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import { AppError } from '@rolefit/contracts';
import { ScansRepository } from '@rolefit/database';
import { JobProducer } from '@rolefit/queues';
import { rateLimitRefusals } from '@rolefit/telemetry';

const retryAfterMs = 60_000;
/** Cache time of the queue's length, which changes slowly. */
const checkIntervalMs = 1_000;

/** Caps the waiting scans per user and in total. Concurrent calls may exceed the cap slightly, which is acceptable. */
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
   * @param count the number of scans to add
   * @throws AppError SCANS_WAITING, QUEUE_FULL
   */
  async assertCapacity(userId: string, count: number): Promise<void> {
    const reject = await this.rejectionFor(userId, count);
    reject?.();
  }

  /** @returns a function that throws as `assertCapacity` does; null where there is capacity */
  async rejectionFor(userId: string, count: number): Promise<(() => never) | null> {
    const { waitingScansPerUser } = this.config.limits;
    if ((await this.scans.countWaiting(userId, waitingScansPerUser)) + count > waitingScansPerUser)
      return () => reject('SCANS_WAITING', 'user');
    return this.isQueueFull() ? () => reject('QUEUE_FULL', 'all') : null;
  }

  /**
   * Uses the cached result and refreshes it in the background, so that no request waits. While Redis is unavailable, rows wait in the database, which has
   * capacity.
   */
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
