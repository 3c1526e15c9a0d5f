import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import { SweepRepository } from '@rolefit/database';
import { jobIdOf, JobProducer, priorityOf } from '@rolefit/queues';
import { judgeVersion } from '@rolefit/scoring';
import { ProfileChanges } from '../scans/profile-changes.js';
import { SteadyTimer } from './steady-timer.js';

const everyMs = 5_000;
/** A row younger than this is in the hands of whoever queued it. Source: MEASURED.md, settings. */
const waitingMs = 10_000;
const batchSize = 200;
/** A sweep over more rows than fit in this time goes on where it stopped. */
const budgetMs = 3_000;
/** Looking for matches of an older judge reads them all, and versions change with a release: once at the start, then now and then. */
const judgeCheckMs = 3_600_000;
const judgeNumber = Number(/\d+$/.exec(judgeVersion)?.[0] ?? 0);

/**
 * Hands over again what waits in the database although nothing may be coming for it: the guarantee behind "commit, then enqueue".
 * A timer in every worker, under a lock in PostgreSQL, so that it needs neither Redis nor a leader; a sweep that fails is tried
 * again with the next tick.
 */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly timer: SteadyTimer;
  private lastScanId: string | null = null;
  private judgeCheckedAt = -Infinity;

  constructor(
    private readonly rows: SweepRepository,
    private readonly producer: JobProducer,
    private readonly changes: ProfileChanges,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.timer = new SteadyTimer({ name: 'sweeper', everyMs, run: () => this.sweep() }, logger);
  }

  onApplicationBootstrap(): void {
    this.timer.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.timer.stop();
  }

  /**
   * Sweeps once, unless another process is at it.
   * @throws what PostgreSQL or Redis throw when they are away
   */
  async sweep(): Promise<void> {
    await this.rows.exclusively(async () => {
      const handedOver = (await this.sweepEvaluations()) + (await this.sweepScans());
      await this.wakeUsers();
      await this.outdateMatches();
      await this.requestRescores();
      if (handedOver > 0) this.logger.warn({ handedOver }, 'Rows waited without a job and were handed over again');
    });
  }

  private async sweepEvaluations(): Promise<number> {
    let handedOver = 0;
    for (const { id, handover } of await this.rows.waitingEvaluations(waitingMs, batchSize)) {
      if (await this.producer.ensureQueued('resume.evaluate', { resumeId: id }, { jobId: jobIdOf(id, handover) })) handedOver += 1;
    }
    return handedOver;
  }

  /** Goes through the ids in order, so that rows whose jobs are well never hide the others. */
  private async sweepScans(): Promise<number> {
    const deadline = Date.now() + budgetMs;
    const inFlight = new Map<string, number>();
    let handedOver = 0;
    do {
      const batch = await this.rows.waitingScans(waitingMs, this.lastScanId, batchSize);
      for (const { id, userId, handover } of batch) {
        const before = inFlight.get(userId) ?? 0;
        inFlight.set(userId, before + 1);
        const options = { jobId: jobIdOf(id, handover), priority: priorityOf(before) };
        if (await this.producer.ensureQueued('scan.score', { scanId: id }, options)) handedOver += 1;
      }
      this.lastScanId = batch.length < batchSize ? null : (batch.at(-1)?.id ?? null);
    } while (this.lastScanId !== null && Date.now() < deadline && !this.timer.isStopped);
    return handedOver;
  }

  private async wakeUsers(): Promise<void> {
    for (const userId of await this.rows.usersToWake(batchSize)) await this.changes.wakeWaitingScans(userId);
  }

  private async outdateMatches(): Promise<void> {
    if (performance.now() - this.judgeCheckedAt < judgeCheckMs) return;
    const users = await this.rows.outdateOlderThan(judgeNumber, batchSize);
    if (users > 0) this.logger.info({ users, judge: judgeVersion }, 'Matches of an older judge are judged again');
    // A full batch may not be all: the next sweep goes on.
    if (users < batchSize) this.judgeCheckedAt = performance.now();
  }

  private async requestRescores(): Promise<void> {
    for (const { userId, profileRevision } of await this.rows.usersToRescore(batchSize)) {
      await this.producer.ensureQueued('matches.rescore', { userId }, { jobId: jobIdOf(userId, profileRevision) });
    }
  }
}
