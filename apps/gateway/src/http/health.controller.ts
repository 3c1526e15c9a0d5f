import { Controller, Get, HttpCode, Res } from '@nestjs/common';
import { healthPaths } from '@rolefit/config';
import { isMigrated } from '@rolefit/database';
import { JobProducer } from '@rolefit/queues';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { Draining } from './draining.js';
import { Public } from './route.decorator.js';

type State = 'ok' | 'down' | 'not-migrated';

/** Must be shorter than the timeout of the probe. */
const timeoutMs = 2_000;

/** Liveness and readiness probes. */
@Public()
@Controller()
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly producer: JobProducer,
    private readonly draining: Draining,
  ) {}

  @Get(healthPaths.live)
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /**
   * Without Redis every request still succeeds and the sweeper catches up later, so the gateway reports `degraded` but stays in service. Without a migrated
   * database no request can succeed.
   */
  @Get(healthPaths.ready)
  @HttpCode(200)
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const [postgresql, redis] = await Promise.all([
      withTimeout<State>(
        isMigrated(this.dataSource).then((done) => (done ? 'ok' : 'not-migrated')),
      ),
      withTimeout<State>(
        this.producer.isReachable().then((reachable) => (reachable ? 'ok' : 'down')),
      ),
    ]);
    const status = this.draining.isDraining
      ? 'stopping'
      : postgresql !== 'ok'
        ? 'unavailable'
        : redis !== 'ok'
          ? 'degraded'
          : 'ok';
    if (status === 'stopping' || status === 'unavailable') void reply.code(503);
    return { status, checks: { postgresql, redis } };
  }
}

function withTimeout<Answer>(check: Promise<Answer | 'down'>): Promise<Answer | 'down'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('down'), timeoutMs);
    check
      .catch(() => 'down' as const)
      .then(resolve)
      .finally(() => clearTimeout(timer));
  });
}
