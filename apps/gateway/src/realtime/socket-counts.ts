import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';

/** The user and address that a socket is counted for. */
export interface SocketOwner {
  readonly userId: string;
  /** In the format of `addressOf`. */
  readonly address: string;
}

/**
 * Counts this process's sockets per user and per address. A socket costs up to 30 KiB of local memory, so each gateway enforces its own limit; shared
 * counters could outlive a crashed process.
 */
@Injectable()
export class SocketCounts {
  private readonly counts = new Map<string, number>();

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'limits'>) {}

  /** Whether one more socket is allowed. */
  hasCapacity({ userId, address }: SocketOwner): boolean {
    const { socketsPerUser, usersPerAddress } = this.config.limits;
    return (
      this.countOf(userId) < socketsPerUser &&
      this.countOf(address) < socketsPerUser * usersPerAddress
    );
  }

  /** Counts a socket. @returns a function that releases it */
  add({ userId, address }: SocketOwner): () => void {
    for (const key of [userId, address]) this.counts.set(key, this.countOf(key) + 1);
    return () => {
      for (const key of [userId, address]) {
        if (this.countOf(key) > 1) this.counts.set(key, this.countOf(key) - 1);
        else this.counts.delete(key);
      }
    };
  }

  private countOf(key: string): number {
    return this.counts.get(key) ?? 0;
  }
}
