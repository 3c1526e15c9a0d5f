import { normaliseText, type ResumeFormat, resumeFormats } from '@rolefit/contracts';
import type { WorkerConfig } from '@rolefit/config';
import { aUser, type TestDatabase } from '@rolefit/database/testing';
import {
  MatchesRepository,
  ResumesRepository,
  ScansRepository,
  SkillsRepository,
  type ResumeRow,
  type ScanDetailRow,
  type UploadTarget,
} from '@rolefit/database';
import { jobIdOf, type JobProducer } from '@rolefit/queues';
import type { ObjectStore } from '@rolefit/storage';
import { makePdf, postings, resumes } from '@rolefit/testing';
import type { Redis } from 'ioredis';
import { createHash, randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { TestJobs } from './test-jobs.js';
import { waitUntil } from './wait-until.js';

/** The gateway's part of each job: what users request, and waiting for what becomes of it. */
export class TestRequests extends TestJobs {
  constructor(
    redis: Redis,
    config: WorkerConfig,
    producer: JobProducer,
    readonly database: TestDatabase,
    private readonly store: ObjectStore,
  ) {
    super(redis, config, producer);
  }

  get dataSource(): DataSource {
    return this.database.dataSource;
  }

  aUser(): Promise<{ id: string }> {
    return aUser(this.dataSource);
  }

  /** Stores an upload as the gateway does. */
  async upload(
    userId: string,
    file: Buffer = makePdf(resumes.software),
    format: ResumeFormat = 'pdf',
    target: UploadTarget = { number: null },
  ): Promise<ResumeRow> {
    const objectKey = `resumes/${randomUUID()}`;
    await this.store.put(objectKey, file, {
      contentType: 'application/octet-stream',
      sizeBytes: file.length,
    });
    return new ResumesRepository(this.dataSource).addVersion(
      userId,
      {
        objectKey,
        fileName: `resume.${resumeFormats[format].extension}`,
        format,
        sizeBytes: file.length,
      },
      null,
      target,
    );
  }

  /** Requests an evaluation as the gateway does; `isLost` adds no job. */
  async requestEvaluation(
    userId: string,
    resumeId: string,
    { isLost = false, tries = this.tries } = {},
  ): Promise<void> {
    const { resume } = await new ResumesRepository(this.dataSource).requestEvaluation(
      userId,
      resumeId,
    );
    if (!isLost)
      await this.enqueue(
        'resume.evaluate',
        { userId, resumeId },
        jobIdOf(resumeId, resume!.handover),
        tries,
      );
  }

  /** Makes a user with an evaluated resume, whose event was emitted and whose follow-up jobs were enqueued. */
  async anEvaluatedUser(
    file?: Buffer,
    format?: ResumeFormat,
  ): Promise<{ id: string; resumeId: string }> {
    const { id } = await this.aUser();
    const { id: resumeId } = await this.upload(id, file, format);
    // A set-up has the catalogue's attempts: on a busy machine the PDF reader may need several.
    await this.requestEvaluation(id, resumeId, { tries: null });
    const { handover, evaluationStatus, failureCode } = await this.evaluationEnded(id);
    if (evaluationStatus === 'failed') throw new Error(`the evaluation failed: ${failureCode}`);
    // The row is completed before its job is: the test must not race with the rest of the job.
    await waitUntil('the evaluation’s job is over', async () =>
      ['completed', 'unknown'].includes(
        await this.queue('resume.evaluate').getJobState(jobIdOf(resumeId, handover)),
      ),
    );
    return { id, resumeId };
  }

  /** Adds a plain-text resume, and resolves once it is read and its follow-up jobs have ended. @returns the number and the id of its first version */
  async anotherResume(
    userId: string,
    name: string,
    lines: readonly string[],
  ): Promise<{ number: number; resumeId: string }> {
    const file = Buffer.from(lines.join('\n'));
    const { id: resumeId, resumeNumber: number } = await this.upload(userId, file, 'text', {
      name,
    });
    await this.requestEvaluation(userId, resumeId, { tries: null });
    const { evaluationStatus } = await this.evaluationEnded(userId, undefined, number);
    if (evaluationStatus === 'failed') throw new Error('the evaluation failed');
    await this.isIdle();
    return { number, resumeId };
  }

  /**
   * Resolves with the newest version of a resume once its evaluation has ended.
   * @param number of the resume; by default that of the default one
   */
  evaluationEnded(
    userId: string,
    timeoutMs?: number,
    number: number | null = null,
  ): Promise<ResumeRow> {
    return waitUntil(
      'the evaluation ends',
      async () => {
        const resume = await new ResumesRepository(this.dataSource).current(userId, number);
        return (
          resume !== null &&
          (resume.evaluationStatus === 'completed' || resume.evaluationStatus === 'failed') &&
          resume
        );
      },
      timeoutMs,
    );
  }

  /** Adds a scan as the gateway does; `isLost` adds no job. */
  async scan(
    userId: string,
    postingText: string,
    {
      isLost = false,
      title = null as string | null,
      url = 'https://example.org/jobs/1',
      logo = null as string | null,
    } = {},
  ): Promise<string> {
    const text = normaliseText(postingText).trim();
    const { scan } = await new ScansRepository(this.dataSource).add(userId, {
      jobId: randomUUID(),
      title,
      companyName: 'Example Ltd',
      logo,
      url,
      postingText: text,
      postingHash: createHash('sha256').update(text).digest('hex'),
    });
    if (!isLost)
      await this.enqueue(
        'scan.score',
        { userId, scanId: scan.id },
        jobIdOf(scan.id, scan.handover),
      );
    return scan.id;
  }

  async rescan(userId: string, scanId: string): Promise<void> {
    const { scan } = await new ScansRepository(this.dataSource).rescan(userId, scanId);
    await this.enqueue('scan.score', { userId, scanId }, jobIdOf(scanId, scan!.handover));
  }

  async findScan(userId: string, scanId: string): Promise<ScanDetailRow> {
    const scan = await new ScansRepository(this.dataSource).find(userId, scanId);
    if (scan === null) throw new Error('the scan is gone');
    return scan;
  }

  /** Resolves with the scan once it has one of these states. */
  scanIs(
    userId: string,
    scanId: string,
    statuses: readonly ScanDetailRow['status'][],
    timeoutMs?: number,
  ): Promise<ScanDetailRow> {
    return waitUntil(
      `the scan is ${statuses.join(' or ')}`,
      async () => {
        const scan = await this.findScan(userId, scanId);
        return statuses.includes(scan.status) && scan;
      },
      timeoutMs,
    );
  }

  /** Makes an evaluated user with one match, whose jobs are over. */
  async aUserWithMatch(
    postingText: string = postings.frontend,
  ): Promise<{ userId: string; resumeId: string; scanId: string }> {
    const { id: userId, resumeId } = await this.anEvaluatedUser();
    const scanId = await this.scan(userId, postingText);
    await this.scanIs(userId, scanId, ['completed']);
    await this.isIdle();
    return { userId, resumeId, scanId };
  }

  /** Saves an edited skill list as the gateway does. */
  async editSkills(
    userId: string,
    skills: readonly { name: string; score: number }[],
    { isLost = false } = {},
  ): Promise<void> {
    await new SkillsRepository(this.dataSource).replace(userId, () =>
      skills.map((skill) => ({ ...skill, source: 'user' as const, quote: null })),
    );
    const profile = await new MatchesRepository(this.dataSource).profileFor(userId);
    if (!isLost)
      await this.enqueue('matches.rescore', { userId }, jobIdOf(userId, profile!.profileRevision));
  }
}
