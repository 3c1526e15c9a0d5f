import { Controller, Get, HttpCode, Res } from '@nestjs/common';
import { healthPaths, version } from '@rolefit/config';
import type { Readiness } from '@rolefit/contracts';
import { isMigrated } from '@rolefit/database';
import { JobProducer } from '@rolefit/queues';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { Draining } from './draining.js';
import { Public } from './route.decorator.js';

/** Must be shorter than the timeout of the probe. */
const timeoutMs = 2_000;

/** Liveness and readiness probes. */
@Public()
@Controller()
export class HealthController {
  /** Whether this process has reached a migrated database. */
  private hasServed = false;
  private running: Promise<Readiness['checks']> | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly producer: JobProducer,
    private readonly draining: Draining,
  ) {}

  @Get(healthPaths.live)
  live(): { status: 'ok'; version: string } {
    return { status: 'ok', version };
  }

  /**
   * Without Redis every request still succeeds and the sweeper catches up later. Without PostgreSQL pages still load and say what is wrong; all gateways would
   * leave the load balancer together, and users would read its error page instead. So both are `degraded`, in service. A gateway that has never
   * reached a migrated database is `unavailable`: its settings may be wrong, and a rollout must not go on.
   */
  @Get(healthPaths.ready)
  @HttpCode(200)
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const checks = await this.check();
    if (checks.postgresql === 'ok') this.hasServed = true;
    const status = this.statusOf(checks);
    if (status === 'stopping' || status === 'unavailable') void reply.code(503);
    return { status, checks };
  }

  /** Thousands of pages ask at once when a gateway has ended: those share one check. */
  private check(): Promise<Readiness['checks']> {
    this.running ??= this.checkServices().finally(() => (this.running = null));
    return this.running;
  }

  private async checkServices(): Promise<Readiness['checks']> {
    const [postgresql, redis] = await Promise.all([
      withTimeout(
        isMigrated(this.dataSource).then((done) => (done ? ('ok' as const) : 'not-migrated')),
      ),
      withTimeout(
        this.producer.isReachable().then((reachable) => (reachable ? ('ok' as const) : 'down')),
      ),
    ]);
    return { postgresql, redis };
  }

  private statusOf({ postgresql, redis }: Readiness['checks']): Readiness['status'] {
    if (this.draining.isDraining) return 'stopping';
    if (postgresql === 'not-migrated' || (postgresql === 'down' && !this.hasServed))
      return 'unavailable';
    return postgresql === 'ok' && redis === 'ok' ? 'ok' : 'degraded';
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
