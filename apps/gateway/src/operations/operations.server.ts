import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { CONFIG, type Config, LOGGER, type Logger } from '@rolefit/config';
import { JobProducer } from '@rolefit/queues';
import { exposeMetrics } from '@rolefit/telemetry';
import { fastify, type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { requireOperator } from './operator-auth.js';
import { modelCheck } from './model-check.js';
import { queueBoard } from './queue-board.js';

const boardPath = '/queues';
/** Bull Board requests external fonts, which this policy blocks without harm. */
const boardHeaders = {
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'self'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/**
 * HTTP server for operators on a separate port: `/metrics` for Prometheus, which contains no personal data, and the password-protected `/queues` and `/model`. Disabled
 * unless a port is configured.
 */
@Injectable()
export class OperationsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: FastifyInstance | null = null;

  constructor(
    @Inject(CONFIG)
    private readonly config: Pick<Config, 'deployment' | 'model' | 'operations' | 'server'>,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly producer: JobProducer,
  ) {}

  /** The listening port; 0 where the server is disabled. */
  get port(): number {
    const address: AddressInfo | string | null | undefined = this.server?.server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { operations, server } = this.config;
    if (operations === null) return;
    this.server = await this.build(operations.secret);
    await this.server.listen({ port: operations.port, host: server.host });
    this.logger.info({ port: this.port }, 'Operations server listening');
  }

  async onApplicationShutdown(): Promise<void> {
    await this.server?.close();
  }

  private async build(secret: string): Promise<FastifyInstance> {
    const instance = fastify({ forceCloseConnections: true, bodyLimit: 1_024 });
    // Read-only, whatever actions the board may offer.
    instance.addHook('onRequest', async (request, reply) =>
      request.method === 'GET' || request.method === 'HEAD'
        ? undefined
        : reply.code(405).send({ status: 'method not allowed' }),
    );
    instance.addHook('onSend', async (_request, reply) => {
      void reply.header('cache-control', 'no-store').headers(boardHeaders);
    });
    instance.get('/metrics', async (_request, reply) => {
      const { contentType, body } = await exposeMetrics();
      return reply.type(contentType).send(body);
    });
    await instance.register(async (guarded) => {
      guarded.addHook('onRequest', requireOperator(secret));
      await guarded.register(modelCheck(this.config));
      await guarded.register(queueBoard(this.producer, boardPath), { prefix: boardPath });
    });
    return instance;
  }
}
