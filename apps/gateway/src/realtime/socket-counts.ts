import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';

/** Whose a socket is. */
export interface SocketOwner {
  readonly userId: string;
  /** As limits count addresses. */
  readonly address: string;
}

/**
 * How many sockets of this process are whose. What a socket costs is memory here, up to 30 KiB, so each gateway counts its own: no count outlives the
 * process that it is about, and none has to be asked for.
 */
@Injectable()
export class SocketCounts {
  private readonly counts = new Map<string, number>();

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'limits'>) {}

  /** Whether there is room for one more. */
  hasCapacity({ userId, address }: SocketOwner): boolean {
    const { socketsPerUser, usersPerAddress } = this.config.limits;
    return this.countOf(userId) < socketsPerUser && this.countOf(address) < socketsPerUser * usersPerAddress;
  }

  /** Counts one. @returns a function that takes it back */
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
