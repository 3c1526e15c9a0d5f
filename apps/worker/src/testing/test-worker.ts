import type { INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { createLogger, NestLogger, type WorkerConfig } from '@rolefit/config';
import { createTestDatabase, type TestDatabase } from '@rolefit/database/testing';
import { ResumeTextReader } from '@rolefit/resume-text';
import { JobProducer } from '@rolefit/queues';
import { createObjectStore, type ObjectStore } from '@rolefit/storage';
import { startTracing } from '@rolefit/telemetry';
import { TextPool } from '@rolefit/text-pool';
import { Redis } from 'ioredis';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WorkerModule } from '../worker.module.js';
import { sharedReaders } from './shared-readers.js';
import { testConfig, type TestEnvironment, testRedisUrl } from './test-config.js';
import { TestRequests } from './test-requests.js';

/** A worker under test shares its process's event loop with the test, which a busy machine may block for longer than a job's enqueuing may take. */
const longTimeout = { timeoutMs: 60_000 };

/** A worker as `main.ts` starts it, but for readers that outlive it, with a separate database, Redis prefix and folder. */
export class TestWorker extends TestRequests {
  private apps: INestApplicationContext[] = [];
  /** Log lines of the workers at LOG_LEVEL and above. */
  readonly log: string[] = [];

  private constructor(
    database: TestDatabase,
    redis: Redis,
    config: WorkerConfig,
    private readonly dir: string,
    producer: JobProducer,
    store: ObjectStore,
    private readonly hasOutages: boolean,
  ) {
    super(redis, config, producer, database, store);
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
    const urls = { DATABASE_URL: await database.urlOf('worker'), REDIS_URL: testRedisUrl() };
    const config = testConfig({ ...urls, OBJECTS_DIR: dir, ...env, ...(await reroute?.(urls)) });
    const direct = { redis: { ...config.redis, url: urls.REDIS_URL } };
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
}
