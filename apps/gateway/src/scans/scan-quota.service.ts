import { Injectable } from '@nestjs/common';
import type { LimitedCaller } from '../limits/limited-caller.js';
import type { Costs } from '../limits/limit-kinds.js';
import { RateLimits } from '../limits/rate-limits.service.js';
import { rejectCall } from '../limits/reject-call.js';
import { QueueCapacity } from './queue-capacity.service.js';

/** Whether somebody may have so many more scans: what waits, their day, and that of their address. */
@Injectable()
export class ScanQuota {
  constructor(
    private readonly limits: RateLimits,
    private readonly capacity: QueueCapacity,
  ) {}

  /**
   * Counts so many scans, or, where they are too many, none.
   * @returns null where they may be; else what throws why not: AppError SCANS_WAITING, QUEUE_FULL, REQUEST_RATE_LIMITED
   */
  async consume({ userId, address }: LimitedCaller, count: number): Promise<(() => never) | null> {
    if (count === 0) return null;
    const capacityRejection = await this.capacity.rejectionFor(userId, count);
    if (capacityRejection !== null) return capacityRejection;
    // The user first: what their own limit refuses is not counted against all who share their address.
    const userRefusal = await this.limits.consume('user', userId, scans(count));
    if (userRefusal !== null) return () => rejectCall(userRefusal);
    const addressRefusal = await this.limits.consume('address', address, scans(count));
    if (addressRefusal === null) return null;
    await this.limits.refund('user', userId, scans(count));
    return () => rejectCall(addressRefusal);
  }

  /** For scans that were counted and turned out to be there already. */
  async refund({ userId, address }: LimitedCaller, count: number): Promise<void> {
    if (count <= 0) return;
    await Promise.all([this.limits.refund('user', userId, scans(count)), this.limits.refund('address', address, scans(count))]);
  }
}

const scans = (count: number): Costs => new Map([['scan', count]]);
