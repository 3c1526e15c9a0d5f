import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import { OutdatedReadingsRepository, SweepRepository, type WaitingRow } from '@rolefit/database';
import { jobIdOf, JobProducer, priorityOf } from '@rolefit/queues';
import { earlierVersions } from '@rolefit/reading';
import { ReadingModel } from '../model/reading-model.js';
import { OutdatedPass, type RereadJob } from './outdated-pass.js';

/** How many texts are re-read by the model per sweep, and with which queue position: first readings come before them. */
const rereadBatch = 20;
export const rereadPosition = 1_000;
/** How many rows may be in progress while readings of earlier versions are queued: where the workers are busy, these wait. */
const inProgressMax = 100;
/** All versions of the analyser whose readings are replaced. */
export const outdatedAnalysers = [...earlierVersions('builtin'), ...earlierVersions('model')];

/** Has texts read again in the background: what the fallback has read, and what an earlier version of the analyser has read. */
@Injectable()
export class Rereads {
  private readonly passes: readonly { readonly needsModel: boolean; readonly pass: OutdatedPass }[];

  constructor(
    private readonly rows: SweepRepository,
    private readonly readings: OutdatedReadingsRepository,
    private readonly producer: JobProducer,
    private readonly model: ReadingModel,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.passes = (['builtin', 'model'] as const).map((reader) => ({
      needsModel: reader === 'model',
      pass: new OutdatedPass(readings, earlierVersions(reader), outdatedAnalysers),
    }));
  }

  /** Once the model is available again, re-reads texts of the fallback. Resumes come first, since all of a user's scores depend on them. */
  async ofFallback(): Promise<void> {
    const capacity = await this.model.rereadCapacity(rereadBatch);
    if (capacity === 0) return;
    const resumes = await this.rows.requeueResumes(capacity);
    const scans =
      resumes.length < capacity ? await this.rows.requeuePostings(capacity - resumes.length) : [];
    await this.enqueue('resume.evaluate', resumes);
    await this.enqueue('scan.score', scans);
    if (resumes.length + scans.length > 0)
      this.logger.info(
        { resumes: resumes.length, scans: scans.length },
        'Texts read without the model queued for re-reading',
      );
  }

  /** After an upgrade, re-reads what an earlier version of the analyser has read: with the model only while it is available within its budget. */
  async ofEarlierVersions(): Promise<void> {
    const queued = { 'resume.evaluate': 0, 'scan.score': 0 };
    for (const { needsModel, pass } of this.passes) {
      if (!pass.isDue) continue;
      const most = this.model.isConfigured ? rereadBatch : inProgressMax;
      const capacity = await this.model.backgroundCapacity(most, needsModel);
      if (capacity === 0) continue;
      const { count, isResumeOutdated } = await this.readings.inProgress(
        outdatedAnalysers,
        inProgressMax,
      );
      const limit = Math.min(capacity, inProgressMax - count);
      await pass.run(limit, isResumeOutdated, async (job, rows) => {
        await this.enqueue(job, rows);
        queued[job] += rows.length;
      });
    }
    const { 'resume.evaluate': resumes, 'scan.score': scans } = queued;
    if (resumes + scans > 0)
      this.logger.info(
        { resumes, scans },
        'Texts read by an older analyser version queued for re-reading',
      );
  }

  /** The rows are committed: if Redis fails now, a later sweep re-enqueues them. */
  private async enqueue(job: RereadJob, rows: readonly WaitingRow[]): Promise<void> {
    if (job === 'resume.evaluate')
      await this.producer.enqueueMany(
        job,
        rows.map(({ id, userId, handover }) => ({
          payload: { userId, resumeId: id },
          options: { jobId: jobIdOf(id, handover), priority: priorityOf(rereadPosition) },
        })),
      );
    else
      await this.producer.enqueueMany(
        job,
        rows.map(({ id, userId, handover }, index) => ({
          payload: { userId, scanId: id },
          options: { jobId: jobIdOf(id, handover), priority: priorityOf(rereadPosition + index) },
        })),
      );
  }
}
