import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config, LOGGER, type Logger } from '@rolefit/config';
import { JobProducer } from '@rolefit/queues';
import { exposeMetrics } from '@rolefit/telemetry';
import { fastify, type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { requireOperator } from './operator-auth.js';
import { queueBoard } from './queue-board.js';

const boardPath = '/queues';
/** The board's page asks for fonts elsewhere, and does without. */
const boardHeaders = {
  'content-security-policy': "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'self'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/**
 * What operators ask a gateway for, on a port of its own that no user reaches: `/metrics` for Prometheus, which holds nothing of anybody, and `/queues` for
 * who knows the secret. It comes and goes with the gateway, and where no port is named there is none.
 */
@Injectable()
export class OperationsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: FastifyInstance | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'operations' | 'server'>,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly producer: JobProducer,
  ) {}

  /** The port that is listened on; 0 where there is none. */
  get port(): number {
    const address: AddressInfo | string | null | undefined = this.server?.server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { operations, server } = this.config;
    if (operations === null) return;
    this.server = await this.build(operations.secret);
    await this.server.listen({ port: operations.port, host: server.host });
    this.logger.info({ port: this.port }, 'The gateway’s server for operators is up');
  }

  async onApplicationShutdown(): Promise<void> {
    await this.server?.close();
  }

  private async build(secret: string): Promise<FastifyInstance> {
    const instance = fastify({ forceCloseConnections: true, bodyLimit: 1_024 });
    // Here everything is looked at and nothing changed, whatever a page of the board may offer.
    instance.addHook('onRequest', async (request, reply) => (request.method === 'GET' || request.method === 'HEAD' ? undefined : reply.code(405).send({ status: 'method not allowed' })));
    instance.addHook('onSend', async (_request, reply) => {
      void reply.header('cache-control', 'no-store').headers(boardHeaders);
    });
    instance.get('/metrics', async (_request, reply) => {
      const { contentType, body } = await exposeMetrics();
      return reply.type(contentType).send(body);
    });
    await instance.register(async (guarded) => {
      guarded.addHook('onRequest', requireOperator(secret));
      await guarded.register(queueBoard(this.producer, boardPath), { prefix: boardPath });
    });
    return instance;
  }
}
