import { Injectable } from '@nestjs/common';
import type { LimitedCaller } from '../limits/limited-caller.js';
import type { Costs } from '../limits/limit-kinds.js';
import { RateLimits } from '../limits/rate-limits.service.js';
import { rejectCall } from '../limits/reject-call.js';
import { QueueCapacity } from './queue-capacity.service.js';

/** Quota for new scans: queue capacity, and the daily limits per user and address. */
@Injectable()
export class ScanQuota {
  constructor(
    private readonly limits: RateLimits,
    private readonly capacity: QueueCapacity,
  ) {}

  /**
   * Consumes quota for all scans, or for none if they exceed it.
   * @returns null where the quota suffices; else a function that throws AppError SCANS_WAITING, QUEUE_FULL or REQUEST_RATE_LIMITED
   */
  async consume({ userId, address }: LimitedCaller, count: number): Promise<(() => never) | null> {
    if (count === 0) return null;
    const capacityRejection = await this.capacity.rejectionFor(userId, count);
    if (capacityRejection !== null) return capacityRejection;
    // User first: a call that the user's limit rejects must not count against others at the same address.
    const userRefusal = await this.limits.consume('user', userId, scans(count));
    if (userRefusal !== null) return () => rejectCall(userRefusal);
    const addressRefusal = await this.limits.consume('address', address, scans(count));
    if (addressRefusal === null) return null;
    await this.limits.refund('user', userId, scans(count));
    return () => rejectCall(addressRefusal);
  }

  /** Refunds the quota of scans that already existed. */
  async refund({ userId, address }: LimitedCaller, count: number): Promise<void> {
    if (count <= 0) return;
    await Promise.all([
      this.limits.refund('user', userId, scans(count)),
      this.limits.refund('address', address, scans(count)),
    ]);
  }
}

const scans = (count: number): Costs => new Map([['scan', count]]);
