import { Controller, Get, HttpCode, Res } from '@nestjs/common';
import { healthPaths } from '@rolefit/config';
import { isMigrated } from '@rolefit/database';
import { JobProducer } from '@rolefit/queues';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { Draining } from './draining.js';
import { Public } from './route.decorator.js';

type State = 'ok' | 'down' | 'not-migrated';

/** A probe must answer before whoever asks gives up. */
const timeoutMs = 2_000;

/** Whether this process lives, and whether it can serve. */
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
   * Without Redis every request still succeeds and the sweeper catches up, so that is worth telling but no reason to take
   * all gateways out of service; without a migrated database nothing works.
   */
  @Get(healthPaths.ready)
  @HttpCode(200)
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const [postgresql, redis] = await Promise.all([
      within<State>(isMigrated(this.dataSource).then((done) => (done ? 'ok' : 'not-migrated'))),
      within<State>(this.producer.isReachable().then((reachable) => (reachable ? 'ok' : 'down'))),
    ]);
    const status = this.draining.hasBegun ? 'stopping' : postgresql !== 'ok' ? 'unavailable' : redis !== 'ok' ? 'degraded' : 'ok';
    if (status === 'stopping' || status === 'unavailable') void reply.code(503);
    return { status, checks: { postgresql, redis } };
  }
}

function within<Answer>(check: Promise<Answer | 'down'>): Promise<Answer | 'down'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('down'), timeoutMs);
    check
      .catch(() => 'down' as const)
      .then(resolve)
      .finally(() => clearTimeout(timer));
  });
}
