import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import { addressOf, ipOf } from '../http/client-address.js';

/**
 * Authentication takes milliseconds after connecting. The limit per address allows for many users who reload at the same time, the total for all clients of
 * another gateway that stops. A rejected client retries after a second or two.
 */
const maxSockets = { perAddress: 200, total: 2_000 } as const;

/** Caps this process's sockets that have not authenticated yet, since each takes memory. */
@Injectable()
export class UnauthenticatedSockets {
  private readonly byAddress = new Map<string, number>();
  private readonly releases = new WeakMap<IncomingMessage, () => void>();
  private total = 0;

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'server'>) {}

  /** Counts a socket until it authenticates or closes. @returns false where a limit is reached */
  admit(request: IncomingMessage): boolean {
    const address = addressOf(
      ipOf(request.headers, request.socket.remoteAddress ?? '', this.config.server.trustedProxies),
    );
    const isFull =
      this.total >= maxSockets.total || (this.byAddress.get(address) ?? 0) >= maxSockets.perAddress;
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
    const perAddress = (this.byAddress.get(address) ?? 0) + count;
    this.total += count;
    if (perAddress > 0) this.byAddress.set(address, perAddress);
    else this.byAddress.delete(address);
  }
}
