import type { Socket } from 'node:net';
import type { Config } from '@rolefit/config';
import type { FastifyInstance } from 'fastify';
import { addressOf } from './client-address.js';

/** A browser opens up to six connections per server and keeps them for a minute. Each takes some 20 KB. */
const maxConnections = { perAddress: 256, total: 2_000 } as const;

/**
 * Caps connections without an authenticated request by evicting the least recently used one. Rejecting new connections instead would let an attacker lock out
 * everyone else, and browsers reopen idle connections transparently.
 */
export class AnonymousConnections {
  /** In order of use, least recent first. */
  private readonly all = new Map<Socket, Set<Socket>>();
  private readonly byAddress = new Map<string, Set<Socket>>();

  constructor(private readonly config: Pick<Config, 'server'>) {}

  watch(instance: FastifyInstance): void {
    instance.server.on('connection', (socket: Socket) => this.add(socket));
    // The realtime gateway counts WebSocket connections itself.
    instance.server.on('upgrade', ({ socket }) => this.release(socket));
    instance.addHook('onRequest', ({ raw: { socket } }, _reply, done) => {
      this.touch(socket);
      done();
    });
  }

  /** Removes a connection from the count once it carried an authenticated request. */
  release(socket: Socket): void {
    const sameAddress = this.all.get(socket);
    sameAddress?.delete(socket);
    this.all.delete(socket);
  }

  private add(socket: Socket): void {
    const address = this.addressOf(socket);
    const sameAddress = this.byAddress.get(address) ?? new Set();
    this.byAddress.set(address, sameAddress.add(socket));
    this.all.set(socket, sameAddress);
    socket.once('close', () => {
      this.release(socket);
      if (sameAddress.size === 0 && this.byAddress.get(address) === sameAddress)
        this.byAddress.delete(address);
    });
    // Behind a proxy all connections share one address, and each carries many users.
    if (this.config.server.trustedProxies === 0 && sameAddress.size > maxConnections.perAddress)
      this.close(sameAddress.values().next().value);
    if (this.all.size > maxConnections.total) this.close(this.all.keys().next().value);
  }

  private touch(socket: Socket): void {
    const sameAddress = this.all.get(socket);
    if (sameAddress === undefined) return;
    this.release(socket);
    this.all.set(socket, sameAddress.add(socket));
  }

  private close(socket: Socket | undefined): void {
    if (socket === undefined) return;
    this.release(socket);
    socket.destroy();
  }

  private addressOf({ remoteAddress = '' }: Socket): string {
    return addressOf(remoteAddress);
  }
}
