import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { inLogScope, LOGGER, type Logger } from '@rolefit/config';
import { AuditRepository, SessionsRepository, SweepRepository } from '@rolefit/database';
import { type EnqueueOptions, jobIdOf, type JobName, jobNames, type JobPayload, JobProducer, priorityOf } from '@rolefit/queues';
import { judgeVersion } from '@rolefit/scoring';
import { sweeperHandedOver, sweeperLastRun } from '@rolefit/telemetry';
import { randomUUID } from 'node:crypto';
import { ReadingModel } from '../model/reading-model.js';
import { ResumeFollowUps } from '../scans/resume-follow-ups.js';
import { PagedSweep } from './paged-sweep.js';
import { IntervalTimer } from './interval-timer.js';

const everyMs = 5_000;
/** A row younger than this is in the hands of whoever queued it. Source: MEASURED.md, settings. */
const waitingMs = 10_000;
const batchSize = 200;
/** Versions of the judge change with a release: all users are looked at once after the start, a batch in each sweep, then now and then. */
const judgeCheckMs = 3_600_000;
/** What is kept for days goes some hour after them. */
const forgetEveryMs = 3_600_000;
const forgetBatch = 2_000;
/** How many texts the model reads again in one sweep, and how late: whoever waits for a first reading comes before them. */
const readAgainBatch = 20;
const readAgainTurn = 1_000;
const judgeNumber = Number(/(?<!\d)\d+$/.exec(judgeVersion)?.[0] ?? 0);

/**
 * Hands over again what waits in the database although nothing may be coming for it: the guarantee behind "commit, then enqueue".
 * A timer in every worker, under a lock in PostgreSQL, so that it needs neither Redis nor a leader; a sweep that fails is tried
 * again with the next tick.
 */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly timer: IntervalTimer;
  private readonly evaluations = new PagedSweep({
    size: batchSize,
    next: (afterId) => this.rows.waitingEvaluations(waitingMs, afterId, batchSize),
    visit: ({ id, handover }, before) => this.handOver('resume.evaluate', { resumeId: id }, { jobId: jobIdOf(id, handover), priority: priorityOf(before) }),
  });
  private readonly scans = new PagedSweep({
    size: batchSize,
    next: (afterId) => this.rows.waitingScans(waitingMs, afterId, batchSize),
    visit: ({ id, handover }, before) => this.handOver('scan.score', { scanId: id }, { jobId: jobIdOf(id, handover), priority: priorityOf(before) }),
  });
  private readonly rescores = new PagedSweep({
    size: batchSize,
    next: (afterId) => this.rows.usersToRescore(afterId, batchSize),
    visit: ({ userId, handover }) => this.handOver('matches.rescore', { userId, revision: handover }, { jobId: jobIdOf(userId, handover) }),
  });
  /** When the last user was looked at for matches of an older judge, and after whom the next sweep goes on. */
  private judgeCheckedAt = -Infinity;
  private judgeCheckedId: string | null = null;

  /** What a sweep does, the most urgent first. */
  private readonly steps: readonly (() => Promise<void>)[] = [
    () => this.sweepRows(this.evaluations),
    () => this.sweepRows(this.scans),
    () => this.wakeUsers(),
    () => this.outdateMatches(),
    async () => void (await this.rescores.goOn(() => this.timer.isStopped)),
    () => this.readAgain(),
    hourly(() => this.audit.removeOld(forgetBatch)),
    hourly(() => this.sessions.removeEnded(forgetBatch)),
  ];

  constructor(
    private readonly rows: SweepRepository,
    private readonly producer: JobProducer,
    private readonly changes: ResumeFollowUps,
    private readonly model: ReadingModel,
    private readonly audit: AuditRepository,
    private readonly sessions: SessionsRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.timer = new IntervalTimer({ name: 'Sweeper', everyMs, run: () => this.sweep() }, logger);
    // Thousands may be handed over in one sweep, and then none: to Prometheus what appears from nowhere is no increase.
    for (const queue of jobNames) sweeperHandedOver.inc({ queue }, 0);
  }

  onApplicationBootstrap(): void {
    this.timer.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.timer.stop();
  }

  /**
   * Sweeps once, unless another process is at it. Each sweep has an id of its own, under which it and all jobs that it adds are logged: the requests that
   * asked for those rows are not known any more, their ids stand beside the same `jobId` in earlier lines.
   * @throws what PostgreSQL or Redis throw when they are away
   */
  async sweep(): Promise<void> {
    await inLogScope({ requestId: `sweep-${randomUUID()}` }, () => this.sweepExclusively());
  }

  private async sweepExclusively(): Promise<void> {
    await this.rows.withLock(async () => {
      const failures: unknown[] = [];
      // One that fails again and again, such as a statement that takes too long, must not keep those behind it from ever being done.
      for (const step of this.steps) {
        if (this.timer.isStopped) return;
        await step().catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw failures[0];
      sweeperLastRun.setToCurrentTime();
    });
  }

  /** @returns whether the row had no job */
  private async handOver<Name extends JobName>(name: Name, payload: JobPayload<Name>, options: EnqueueOptions): Promise<boolean> {
    if (!(await this.producer.ensureQueued(name, payload, options))) return false;
    sweeperHandedOver.inc({ queue: name });
    this.logger.debug({ job: name, jobId: options.jobId }, 'Row re-enqueued');
    return true;
  }

  private async sweepRows(round: PagedSweep): Promise<void> {
    const handedOver = await round.goOn(() => this.timer.isStopped);
    if (handedOver > 0) this.logger.warn({ handedOver }, 'Stale rows re-enqueued');
  }

  private async wakeUsers(): Promise<void> {
    for (const userId of await this.rows.usersToWake(batchSize)) await this.changes.wakeWaitingScans(userId);
  }

  private async outdateMatches(): Promise<void> {
    if (performance.now() - this.judgeCheckedAt < judgeCheckMs) return;
    const { marked, lastId } = await this.rows.outdateOlderThan(judgeNumber, this.judgeCheckedId, batchSize);
    if (marked > 0) this.logger.info({ users: marked, judge: judgeVersion }, 'Matches of an older scoring version marked for rescoring');
    this.judgeCheckedId = lastId;
    if (lastId === null) this.judgeCheckedAt = performance.now();
  }

  /** What the built-in analyser read while the model was away, once the model is back; resumes first, since all of a user's scores hang on them. */
  private async readAgain(): Promise<void> {
    const room = await this.model.rereadCapacity(readAgainBatch);
    if (room === 0) return;
    const resumes = await this.rows.readResumesAgain(room);
    const scans = resumes.length < room ? await this.rows.readPostingsAgain(room - resumes.length) : [];
    // Not before they are committed; what Redis does not take now is handed over like any row that waits.
    const priority = (index: number): number => priorityOf(readAgainTurn + index);
    await this.producer.enqueueMany('resume.evaluate', resumes.map(({ id, handover }) => ({ payload: { resumeId: id }, options: { jobId: jobIdOf(id, handover), priority: priority(0) } })));
    await this.producer.enqueueMany('scan.score', scans.map(({ id, handover }, index) => ({ payload: { scanId: id }, options: { jobId: jobIdOf(id, handover), priority: priority(index) } })));
    if (resumes.length + scans.length > 0) this.logger.info({ resumes: resumes.length, scans: scans.length }, 'Texts read without the model queued for re-reading');
  }
}

/** Does its work once an hour; a full batch may not be all, so that the next sweep goes on. */
function hourly(removeBatch: () => Promise<number>): () => Promise<void> {
  let doneAt = -Infinity;
  return async () => {
    if (performance.now() - doneAt < forgetEveryMs) return;
    if ((await removeBatch()) < forgetBatch) doneAt = performance.now();
  };
}
