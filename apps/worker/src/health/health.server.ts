import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import {
  CONFIG,
  type WorkerConfig,
  healthPaths,
  LOGGER,
  type Logger,
  version,
} from '@rolefit/config';
import { isMigrated } from '@rolefit/database';
import { addressOf } from '@rolefit/model';
import { JobProducer, JobRuntime } from '@rolefit/queues';
import { exposeMetrics } from '@rolefit/telemetry';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { DataSource } from 'typeorm';

type State = 'ok' | 'down' | 'not-migrated';

/** Shorter than the timeout of common probes. */
const timeoutMs = 2_000;

/**
 * Serves the probes and `/metrics`. `/health/live`: the event loop runs. `/health/ready`: PostgreSQL is migrated, Redis answers, and no shutdown is under
 * way. A dependency that fails makes the worker unready and not dead, since a restart would not help.
 */
@Injectable()
export class HealthServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly server: Server = createServer(
    (request, response) => void this.answer(request, response),
  );

  constructor(
    @Inject(CONFIG) private readonly config: WorkerConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly dataSource: DataSource,
    private readonly producer: JobProducer,
    private readonly jobs: JobRuntime,
  ) {}

  /** The port it listens on; 0 before the start. */
  get port(): number {
    const address = this.server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  async onApplicationBootstrap(): Promise<void> {
    this.server.listen(this.config.worker.port, this.config.server.host);
    // Rejects where the port is taken.
    await once(this.server, 'listening');
    const { model } = this.config;
    const reader =
      model === null ? 'built-in analyser' : `${model.name} at ${addressOf(model.baseUrl)}`;
    this.logger.info({ port: this.port, version, reader }, 'Worker listening');
  }

  async onApplicationShutdown(): Promise<void> {
    if (!this.server.listening) return;
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.split('?')[0];
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(response, 405, { status: 'method not allowed' });
    if (path === healthPaths.live) return send(response, 200, { status: 'ok', version });
    if (path === '/metrics') return this.answerMetrics(response);
    if (path !== healthPaths.ready) return send(response, 404, { status: 'not found' });
    const checks = await this.check();
    const { isStopping } = this.jobs;
    const isReady = checks.postgresql === 'ok' && checks.redis === 'ok' && !isStopping;
    send(response, isReady ? 200 : 503, {
      status: isReady ? 'ok' : isStopping ? 'stopping' : 'unavailable',
      checks,
    });
  }

  private async answerMetrics(response: ServerResponse): Promise<void> {
    const { contentType, body } = await exposeMetrics();
    response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' });
    response.end(body);
  }

  private async check(): Promise<{ readonly postgresql: State; readonly redis: State }> {
    const [postgresql, redis] = await Promise.all([
      within(isMigrated(this.dataSource).then((done) => (done ? 'ok' : 'not-migrated'))),
      within(this.producer.isReachable().then((reachable) => (reachable ? 'ok' : 'down'))),
    ]);
    return { postgresql, redis };
  }
}

function within(check: Promise<State>): Promise<State> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('down'), timeoutMs);
    check.then(resolve, () => resolve('down')).finally(() => clearTimeout(timer));
  });
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}
