import { Injectable } from '@nestjs/common';
import type { LimitedCaller } from '../limits/limited-caller.js';
import type { Costs } from '../limits/limit-kinds.js';
import { RateLimits } from '../limits/rate-limits.service.js';
import { refuse } from '../limits/refuse.js';
import { QueueRoom } from './queue-room.service.js';

/** Whether somebody may have so many more scans: what waits, their day, and that of their address. */
@Injectable()
export class ScanAllowance {
  constructor(
    private readonly limits: RateLimits,
    private readonly room: QueueRoom,
  ) {}

  /**
   * Counts so many scans, or, where they are too many, none.
   * @returns null where they may be; else what throws why not: AppError SCANS_WAITING, QUEUE_FULL, REQUEST_RATE_LIMITED
   */
  async take({ userId, address }: LimitedCaller, count: number): Promise<(() => never) | null> {
    if (count === 0) return null;
    const noRoom = await this.room.refusalFor(userId, count);
    if (noRoom !== null) return noRoom;
    // The user first: what their own limit refuses is not counted against all who share their address.
    const ofUser = await this.limits.spend('user', userId, scans(count));
    if (ofUser !== null) return () => refuse(ofUser);
    const ofAddress = await this.limits.spend('address', address, scans(count));
    if (ofAddress === null) return null;
    await this.limits.giveBack('user', userId, scans(count));
    return () => refuse(ofAddress);
  }

  /** For scans that were counted and turned out to be there already. */
  async giveBack({ userId, address }: LimitedCaller, count: number): Promise<void> {
    if (count <= 0) return;
    await Promise.all([this.limits.giveBack('user', userId, scans(count)), this.limits.giveBack('address', address, scans(count))]);
  }
}

const scans = (count: number): Costs => new Map([['scan', count]]);
