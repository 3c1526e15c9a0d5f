import type { INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { createLogger, NestLogger, type Config } from '@rolefit/config';
import { normaliseText, type ResumeFormat, resumeFormats } from '@rolefit/contracts';
import { createTestDatabase, aUser, type TestDatabase } from '@rolefit/database/testing';
import {
  MatchesRepository,
  ResumesRepository,
  ScansRepository,
  SkillsRepository,
  type ResumeRow,
  type ScanDetailRow,
  type UploadTarget,
} from '@rolefit/database';
import { ResumeTextReader } from '@rolefit/resume-text';
import { jobIdOf, JobProducer } from '@rolefit/queues';
import { createObjectStore, type ObjectStore } from '@rolefit/storage';
import { startTracing } from '@rolefit/telemetry';
import { postings, resumes, makePdf } from '@rolefit/testing';
import { TextPool } from '@rolefit/text-pool';
import { Redis } from 'ioredis';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { WorkerModule } from '../worker.module.js';
import { sharedReaders } from './shared-readers.js';
import { testConfig, type TestEnvironment, testRedisUrl } from './test-config.js';
import { TestJobs } from './test-jobs.js';
import { waitUntil } from './wait-until.js';

/** A worker under test shares its process's event loop with the test, which a busy machine may block for longer than a job's enqueuing may take. */
const longTimeout = { timeoutMs: 60_000 };

/** A worker as `main.ts` starts it, but for readers that outlive it, with a separate database, Redis prefix and folder; and the gateway's part of each job. */
export class TestWorker extends TestJobs {
  private apps: INestApplicationContext[] = [];
  /** Log lines of the workers at LOG_LEVEL and above. */
  readonly log: string[] = [];

  private constructor(
    readonly database: TestDatabase,
    redis: Redis,
    config: Config,
    private readonly dir: string,
    producer: JobProducer,
    private readonly store: ObjectStore,
    private readonly hasOutages: boolean,
  ) {
    super(redis, config, producer);
  }

  /**
   * Prepares everything without starting a worker.
   * @param reroute replaces the addresses of the servers for the workers, but not for the test itself; for tests of outages
   */
  static async prepare(
    env: TestEnvironment = {},
    reroute?: (urls: { DATABASE_URL: string; REDIS_URL: string }) => Promise<TestEnvironment>,
  ): Promise<TestWorker> {
    const [database, dir] = await Promise.all([
      createTestDatabase(),
      mkdtemp(join(tmpdir(), 'rolefit-worker-')),
    ]);
    const urls = { DATABASE_URL: database.url, REDIS_URL: testRedisUrl() };
    const config = testConfig({ ...urls, OBJECTS_DIR: dir, ...env, ...(await reroute?.(urls)) });
    const direct = { redis: { url: urls.REDIS_URL, prefix: config.redis.prefix } };
    const producer = new JobProducer(direct, createLogger(config, 'test'), longTimeout);
    await producer.onModuleInit();
    return new TestWorker(
      database,
      new Redis(urls.REDIS_URL),
      config,
      dir,
      producer,
      createObjectStore(config),
      reroute !== undefined,
    );
  }

  /** Starts one more worker. */
  async start(): Promise<INestApplicationContext> {
    const logger = createLogger(this.config, 'worker', {
      write: (line: string) => void this.log.push(line),
    });
    await startTracing(this.config, 'rolefit-worker', logger);
    const { texts, pdfs } = sharedReaders();
    const builder = Test.createTestingModule({
      imports: [WorkerModule.forRoot(this.config, logger)],
    })
      .setLogger(new NestLogger(logger))
      .overrideProvider(TextPool)
      .useValue(texts)
      .overrideProvider(ResumeTextReader)
      .useValue(pdfs);
    // Tests of outages need the real time-out.
    if (!this.hasOutages)
      builder
        .overrideProvider(JobProducer)
        .useFactory({ factory: () => new JobProducer(this.config, logger, longTimeout) });
    const app = await builder.compile();
    await app.init();
    this.apps.push(app);
    return app;
  }

  /** The first running worker. */
  app(): INestApplicationContext {
    const [first] = this.apps;
    if (first === undefined) throw new Error('no worker runs');
    return first;
  }

  /** Stops the running workers, as SIGTERM does. */
  async stopWorkers(): Promise<void> {
    await Promise.all(this.apps.splice(0).map((app) => app.close()));
  }

  async stop(): Promise<void> {
    await this.stopWorkers();
    await this.close();
    await this.database.drop();
    await rm(this.dir, { recursive: true, force: true });
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
        { resumeId },
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
      await this.enqueue('scan.score', { scanId: scan.id }, jobIdOf(scan.id, scan.handover));
    return scan.id;
  }

  async rescan(userId: string, scanId: string): Promise<void> {
    const { scan } = await new ScansRepository(this.dataSource).rescan(userId, scanId);
    await this.enqueue('scan.score', { scanId }, jobIdOf(scanId, scan!.handover));
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
