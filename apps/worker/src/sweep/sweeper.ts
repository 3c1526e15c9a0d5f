import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { CONFIG, inLogScope, LOGGER, type Logger, type WorkerConfig } from '@rolefit/config';
import { AuditRepository, SessionsRepository, SweepRepository } from '@rolefit/database';
import {
  type EnqueueOptions,
  jobIdOf,
  type JobName,
  jobNames,
  type JobPayload,
  JobProducer,
  priorityOf,
} from '@rolefit/queues';
import { sweeperHandedOver, sweeperLastRun } from '@rolefit/telemetry';
import { randomUUID } from 'node:crypto';
import { RemovedResumes } from '../profiles/removed-resumes.js';
import { ResumeFollowUps } from '../scans/resume-follow-ups.js';
import { hourly } from './hourly.js';
import { IntervalTimer } from './interval-timer.js';
import { PagedSweep } from './paged-sweep.js';
import { rereadPosition, Rereads } from './rereads.js';
import { StaleMatches } from './stale-matches.js';

const intervalMs = 5_000;
/** A younger row is still being enqueued by its own request. Source: MEASURED.md, settings. */
const waitingMs = 10_000;
const batchSize = 200;
/** Rows with a retention of days are deleted within an hour after it, this many at a time. */
const cleanUpBatch = 2_000;

/**
 * Re-enqueues rows that wait in the database although their job may be lost: the guarantee behind "commit, then enqueue". Runs on a timer in every worker
 * under an advisory lock, so it needs neither Redis nor a leader. A sweep that fails is retried at the next interval.
 */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly timer: IntervalTimer;
  private readonly evaluations = new PagedSweep({
    size: batchSize,
    next: (afterId) => this.rows.waitingEvaluations(waitingMs, afterId, batchSize),
    visit: ({ id, userId, handover, isReread }, before) =>
      this.reenqueue(
        'resume.evaluate',
        { userId, resumeId: id },
        { jobId: jobIdOf(id, handover), priority: priorityOf(isReread ? rereadPosition : before) },
      ),
  });
  private readonly scans = new PagedSweep({
    size: batchSize,
    next: (afterId) => this.rows.waitingScans(waitingMs, afterId, batchSize),
    visit: ({ id, userId, handover }, before) =>
      this.reenqueue(
        'scan.score',
        { userId, scanId: id },
        { jobId: jobIdOf(id, handover), priority: priorityOf(before) },
      ),
  });
  private readonly closeReadings = new PagedSweep({
    size: batchSize,
    next: (afterId) => this.rows.waitingCloseReadings(waitingMs, afterId, batchSize),
    visit: ({ id, userId, handover }, before) =>
      this.reenqueue(
        'match.read-closely',
        { userId, scanId: id },
        { jobId: jobIdOf(id, handover), priority: priorityOf(before) },
      ),
  });
  private readonly rescores = new PagedSweep({
    size: batchSize,
    next: (afterId) => this.rows.usersToRescore(afterId, batchSize),
    visit: ({ userId, handover }) =>
      this.reenqueue(
        'matches.rescore',
        { userId, revision: handover },
        { jobId: jobIdOf(userId, handover) },
      ),
  });
  private readonly staleMatches: StaleMatches;

  /** Most urgent first. */
  private readonly steps: readonly (() => Promise<void>)[] = [
    () => this.sweepRows(this.evaluations),
    () => this.sweepRows(this.scans),
    () => this.sweepRows(this.closeReadings),
    () => this.wakeUsers(),
    () => this.staleMatches.mark(),
    async () => void (await this.rescores.run(() => this.timer.isStopped)),
    () => this.rereads.ofFallback(),
    () => this.rereads.ofEarlierVersions(),
    hourly((most) => this.forgetRemovedResumes(most), batchSize),
    hourly((most) => this.audit.removeOld(this.config.retention.auditDays, most), cleanUpBatch),
    hourly(
      (most) => this.sessions.removeEnded(this.config.retention.endedSessionDays, most),
      cleanUpBatch,
    ),
  ];

  constructor(
    private readonly rows: SweepRepository,
    private readonly producer: JobProducer,
    private readonly followUps: ResumeFollowUps,
    private readonly rereads: Rereads,
    private readonly removedResumes: RemovedResumes,
    private readonly audit: AuditRepository,
    private readonly sessions: SessionsRepository,
    @Inject(CONFIG) private readonly config: Pick<WorkerConfig, 'retention'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.staleMatches = new StaleMatches(rows, batchSize, logger);
    this.timer = new IntervalTimer(
      { name: 'Sweeper', intervalMs, run: () => this.sweep() },
      logger,
    );
    // Prometheus sees no increase in a series that appears with its first values, so the series start at 0.
    for (const queue of jobNames) sweeperHandedOver.inc({ queue }, 0);
  }

  onApplicationBootstrap(): void {
    this.timer.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.timer.stop();
  }

  /**
   * Sweeps once, unless another process holds the lock. The sweep and all jobs that it adds are logged under a new request id: the original requests are
   * unknown by now, but earlier lines with the same `jobId` name them.
   * @throws the error of PostgreSQL or Redis
   */
  async sweep(): Promise<void> {
    await inLogScope({ requestId: `sweep-${randomUUID()}` }, () => this.sweepUnderLock());
  }

  private async sweepUnderLock(): Promise<void> {
    await this.rows.withLock(async () => {
      const failures: unknown[] = [];
      // A step that keeps failing, such as a statement that times out, must not block the steps after it.
      for (const step of this.steps) {
        if (this.timer.isStopped) return;
        await step().catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw failures[0];
      sweeperLastRun.setToCurrentTime();
    });
  }

  /** @returns whether the row had no job */
  private async reenqueue<Name extends JobName>(
    name: Name,
    payload: JobPayload<Name>,
    options: EnqueueOptions,
  ): Promise<boolean> {
    if (!(await this.producer.ensureQueued(name, payload, options))) return false;
    sweeperHandedOver.inc({ queue: name });
    this.logger.debug({ job: name, jobId: options.jobId }, 'Row re-enqueued');
    return true;
  }

  private async sweepRows(sweep: { run: PagedSweep['run'] }): Promise<void> {
    const handedOver = await sweep.run(() => this.timer.isStopped);
    if (handedOver > 0) this.logger.warn({ handedOver }, 'Stale rows re-enqueued');
  }

  /** @returns the number of users */
  private async forgetRemovedResumes(most: number): Promise<number> {
    const userIds = await this.rows.usersToForgetResumesOf(most);
    for (const userId of userIds) await this.removedResumes.forget(userId);
    return userIds.length;
  }

  private async wakeUsers(): Promise<void> {
    for (const userId of await this.rows.usersToWake(batchSize))
      await this.followUps.wakeWaitingScans(userId);
  }
}
