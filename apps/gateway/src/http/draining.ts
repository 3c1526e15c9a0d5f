import { setTimeout as wait } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { CONFIG, type Config, LOGGER, type Logger } from '@rolefit/config';
import type { FastifyInstance } from 'fastify';

/** Connections whose last answer had promised to keep them. */
const lastKeepAliveMs = 1;

/**
 * What a gateway does between the wish to stop and the end: it says that it is not ready and serves everything as before, until load
 * balancers have noticed and send elsewhere. Only then are its port and its sockets closed, and what still runs is finished.
 */
@Injectable()
export class Draining implements BeforeApplicationShutdown {
  private begun = false;

  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    @Inject(CONFIG) private readonly config: Pick<Config, 'server'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  get hasBegun(): boolean {
    return this.begun;
  }

  async beforeApplicationShutdown(): Promise<void> {
    const { drainMs } = this.config.server;
    this.begun = true;
    this.logger.info({ drainMs }, 'The gateway stops');
    await wait(drainMs);
    // The server's end waits for every connection, and one that was busy when the port closed would be kept for over a minute.
    this.host.httpAdapter.getHttpServer().keepAliveTimeout = lastKeepAliveMs;
  }
}

/** Ends each connection with its next answer, so that whoever keeps it comes back over a new one, which leads elsewhere. */
export function addDraining(instance: FastifyInstance, draining: Pick<Draining, 'hasBegun'>): void {
  instance.addHook('onSend', (_request, reply, payload, done) => {
    if (draining.hasBegun) void reply.header('connection', 'close');
    done(null, payload);
  });
}
