import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { CONFIG, type Config, LOGGER, type Logger } from '@rolefit/config';
import type { FastifyInstance } from 'fastify';

/** Keep-alive timeout for connections that were still busy when draining ended. */
const lastKeepAliveMs = 1;

/**
 * Graceful shutdown: readiness turns to `stopping` while requests are still served, until load balancers have noticed. Then the port and idle connections are
 * closed and running requests finish.
 */
@Injectable()
export class Draining implements BeforeApplicationShutdown {
  private readonly start = new AbortController();

  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    @Inject(CONFIG) private readonly config: Pick<Config, 'server'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Aborted when draining starts. */
  get started(): AbortSignal {
    return this.start.signal;
  }

  get isDraining(): boolean {
    return this.started.aborted;
  }

  async beforeApplicationShutdown(): Promise<void> {
    const { drainMs } = this.config.server;
    this.logger.info({ drainMs }, 'Graceful shutdown started');
    this.start.abort();
    await wait(drainMs);
    // The server's close waits for every connection; one that was busy when the port closed would otherwise stay open for over a minute.
    this.host.httpAdapter.getHttpServer().keepAliveTimeout = lastKeepAliveMs;
  }
}

/** Closes each connection with its next response while draining, so that clients reconnect through the load balancer to another gateway. */
export function addDraining(
  instance: FastifyInstance,
  draining: Pick<Draining, 'isDraining'>,
): void {
  instance.addHook('onSend', (_request, reply, payload, done) => {
    if (draining.isDraining) void reply.header('connection', 'close');
    done(null, payload);
  });
}
