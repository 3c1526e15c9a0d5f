import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import { addressOf, ipOf } from '../http/client-address.js';

/**
 * Authentication takes milliseconds after connecting. The limit per address allows for many users who reload at the same time, the total for all clients of
 * another gateway that stops. A rejected client retries after a second or two.
 */
const most = { ofAddress: 200, ofAll: 2_000 } as const;

/** Caps this process's sockets that have not authenticated yet, since each takes memory. */
@Injectable()
export class UnauthenticatedSockets {
  private readonly ofAddresses = new Map<string, number>();
  private readonly releases = new WeakMap<IncomingMessage, () => void>();
  private ofAll = 0;

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'server'>) {}

  /** Counts a socket until it authenticates or closes. @returns false where a limit is reached */
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

  /** Stops counting the socket of this request, which has authenticated. */
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
