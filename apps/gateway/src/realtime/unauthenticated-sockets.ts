import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import { addressOf, ipOf } from '../http/client-address.js';

/**
 * So many may be open before their clients have shown a token, which takes milliseconds. Of one address as many as its users may reload at once, of all as many as come back
 * together when another gateway ends; a client that is refused tries again after a second or two.
 */
const most = { ofAddress: 200, ofAll: 2_000 } as const;

/** Counts the sockets of this process whose clients have not authenticated yet: each takes memory and says nothing of whose it is. */
@Injectable()
export class UnauthenticatedSockets {
  private readonly ofAddresses = new Map<string, number>();
  private readonly releases = new WeakMap<IncomingMessage, () => void>();
  private ofAll = 0;

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'server'>) {}

  /** Counts one, where there is room, until it is released or closed. @returns whether there is room */
  admit(request: IncomingMessage): boolean {
    const address = addressOf(ipOf(request.headers, request.socket.remoteAddress ?? '', this.config.server.trustedProxies));
    const isFull = this.ofAll >= most.ofAll || (this.ofAddresses.get(address) ?? 0) >= most.ofAddress;
    if (isFull || request.socket.destroyed) return false;
    this.add(address, 1);
    let isCounted = true;
    const release = (): void => {
      if (isCounted) this.add(address, -1);
      isCounted = false;
    };
    this.releases.set(request, release);
    request.socket.once('close', release);
    return true;
  }

  /** The socket that this request opened has authenticated. */
  release(request: IncomingMessage): void {
    this.releases.get(request)?.();
  }

  private add(address: string, count: 1 | -1): void {
    const ofAddress = (this.ofAddresses.get(address) ?? 0) + count;
    this.ofAll += count;
    if (ofAddress > 0) this.ofAddresses.set(address, ofAddress);
    else this.ofAddresses.delete(address);
  }
}
