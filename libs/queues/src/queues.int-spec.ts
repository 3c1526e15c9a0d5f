import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, type INestApplicationContext, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { type Config, ConfigModule, createLogger, loadConfig } from '@rolefit/config';
import { AppError } from '@rolefit/contracts';
import { type Link, openLink } from '@rolefit/testing';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { JobProducer } from './enqueue.js';
import { HandlesJob } from './handles-job.js';
import { type JobContext } from './job-context.js';
import { JobRunner } from './job-runner.js';
import { JobRuntime } from './job-runtime.js';
import { jobIdOf, type JobPayload } from './jobs.js';
import { QueuesModule } from './queues.module.js';
import { WorkerRedis } from './worker-redis.js';

const redisUrl = process.env.TEST_REDIS_URL ?? '';

/** Longer than any wait on a busy machine: a worker that waits for Redis would exceed it. */
const hangsAfterMs = 60_000;

type Work = (scanId: string, context: JobContext) => Promise<void>;

/** Scripts the test's processor and records its runs. */
class Script {
  readonly runs: { scanId: string; context: JobContext }[] = [];
  readonly final: { scanId: string; error: AppError }[] = [];
  work: Work = async () => undefined;
}

@HandlesJob('scan.score')
class ScoreScanProcessor extends JobRunner<'scan.score'> {
  constructor(
    runtime: JobRuntime,
    private readonly script: Script,
  ) {
    super(runtime);
  }

  async handle({ scanId }: JobPayload<'scan.score'>, context: JobContext): Promise<void> {
    this.script.runs.push({ scanId, context });
    await this.script.work(scanId, context);
  }

  override async onFinalFailure(
    { scanId }: JobPayload<'scan.score'>,
    error: AppError,
  ): Promise<void> {
    this.script.final.push({ scanId, error });
  }
}

@HandlesJob('resume.evaluate')
class EvaluateResumeProcessor extends JobRunner<'resume.evaluate'> {
  constructor(runtime: JobRuntime) {
    super(runtime);
  }
  async handle(): Promise<void> {}
}

@HandlesJob('matches.rescore')
class RescoreMatchesProcessor extends JobRunner<'matches.rescore'> {
  constructor(runtime: JobRuntime) {
    super(runtime);
  }
  async handle(): Promise<void> {}
}

@HandlesJob('match.read-closely')
class ReadCloselyProcessor extends JobRunner<'match.read-closely'> {
  constructor(runtime: JobRuntime) {
    super(runtime);
  }
  async handle(): Promise<void> {}
}

@Injectable()
class Requests {
  constructor(readonly producer: JobProducer) {}
}

@Module({ providers: [Requests] })
class RequestsModule {}

/** Polls until the condition holds. */
async function until(isSo: () => boolean | Promise<boolean>, withinMs = 120_000): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('The condition was not met in time.');
    await wait(10);
  }
}

function configFor(prefix: string, url = redisUrl): Config {
  return loadConfig({
    DATABASE_URL: 'postgres://127.0.0.1/unused',
    REDIS_URL: url,
    REDIS_PREFIX: prefix,
    SESSION_SECRET: 's'.repeat(32),
    OBJECTS_DIR: '/unused',
    WORKER_CONCURRENCY: '4',
  });
}

describe('background jobs', () => {
  const prefix = `test-${randomUUID()}`;
  const lines: Record<string, unknown>[] = [];
  const opened: { close(): Promise<unknown> }[] = [];
  let redis: Redis;
  let queue: Queue;

  beforeAll(() => {
    redis = new Redis(redisUrl);
    queue = new Queue('scan.score', { connection: redis, prefix });
  });

  beforeEach(() => {
    lines.length = 0;
  });

  afterEach(async () => {
    for (const { close } of opened.splice(0).reverse()) await close();
    await queue.obliterate({ force: true });
  });

  afterAll(async () => {
    await queue.close();
    const keys = await redis.keys(`${prefix}:*`);
    if (keys.length > 0) await redis.del(keys);
    await redis.quit();
  });

  function logger() {
    return createLogger({ log: { level: 'info' } }, 'test', {
      write: (line) => void lines.push(JSON.parse(line)),
    });
  }

  async function startGateway(url?: string): Promise<JobProducer> {
    const app = await Test.createTestingModule({
      imports: [
        ConfigModule.forRoot(configFor(prefix, url), logger()),
        QueuesModule.forProducers(),
        RequestsModule,
      ],
    }).compile();
    await app.init();
    opened.push({ close: () => app.close() });
    return app.get(Requests).producer;
  }

  async function startWorker(
    script: Script,
    options: {
      url?: string;
      finishMs?: number;
      processors?: (new (...args: never[]) => unknown)[];
    } = {},
  ): Promise<INestApplicationContext> {
    const config = configFor(prefix, options.url);
    const {
      processors = [
        ScoreScanProcessor,
        EvaluateResumeProcessor,
        RescoreMatchesProcessor,
        ReadCloselyProcessor,
      ],
    } = options;
    @Module({ providers: [...processors, { provide: Script, useValue: script }] as never[] })
    class ScansModule {}
    const app = await Test.createTestingModule({
      imports: [ConfigModule.forRoot(config, logger()), QueuesModule.forWorkers(), ScansModule],
    })
      .overrideProvider(JobRuntime)
      .useFactory({
        factory: (connection: WorkerRedis) =>
          new JobRuntime(config, logger(), connection, options.finishMs),
        inject: [WorkerRedis],
      })
      .compile();
    opened.push({ close: () => app.close() });
    await app.init();
    return app;
  }

  async function startLink(isCut = false): Promise<Link> {
    const link = await openLink(redisUrl, isCut);
    opened.push(link);
    return link;
  }

  it("runs the job of a request, with the request's id, and stores only ids in Redis", async () => {
    const producer = await startGateway();
    const scanId = randomUUID();
    expect(
      await producer.enqueue(
        'scan.score',
        { scanId },
        { jobId: jobIdOf(scanId, 0), requestId: 'r-1' },
      ),
    ).toBe(true);
    const job = await queue.getJob(jobIdOf(scanId, 0));
    expect(job?.data).toEqual({ payload: { scanId }, requestId: 'r-1' });
    // BullMQ's defaults allow one attempt, and remove finished jobs immediately or never.
    expect(job?.opts).toMatchObject({
      attempts: 12,
      backoff: { type: 'capped', delay: 1_000 },
      removeOnComplete: { age: 3_600 },
      removeOnFail: { age: 604_800 },
      priority: 1,
    });

    const script = new Script();
    await startWorker(script);
    await until(() => script.runs.length === 1);
    expect(script.runs[0]).toMatchObject({
      scanId,
      context: {
        requestId: 'r-1',
        jobId: jobIdOf(scanId, 0),
        attemptsMade: 0,
        isLastAttempt: false,
      },
    });
    await until(() =>
      lines.some(
        (line) =>
          line['msg'] === 'Job completed' &&
          line['requestId'] === 'r-1' &&
          line['scanId'] === scanId,
      ),
    );
  });

  it('runs a row once, however often it is enqueued, and again for the next attempt', async () => {
    const producer = await startGateway();
    const scanId = randomUUID();
    const script = new Script();
    await startWorker(script);
    await Promise.all(
      Array.from({ length: 20 }, () =>
        producer.enqueue('scan.score', { scanId }, { jobId: jobIdOf(scanId, 0) }),
      ),
    );
    await until(async () => (await queue.getJobState(jobIdOf(scanId, 0))) === 'completed');
    await producer.enqueue('scan.score', { scanId }, { jobId: jobIdOf(scanId, 0) });
    await producer.enqueue('scan.score', { scanId }, { jobId: jobIdOf(scanId, 1) });
    await until(async () => (await queue.getJobState(jobIdOf(scanId, 1))) === 'completed');
    expect(script.runs.map(({ context }) => context.jobId)).toEqual([
      jobIdOf(scanId, 0),
      jobIdOf(scanId, 1),
    ]);
  });

  it('adds many jobs in bulk, each with its own priority, and none twice', async () => {
    const producer = await startGateway();
    const ids = Array.from({ length: 5 }, () => randomUUID());
    const jobs = ids.map((scanId, index) => ({
      payload: { scanId },
      options: { jobId: jobIdOf(scanId, 1), priority: index + 1, requestId: 'request-of-a-batch' },
    }));
    expect(await producer.enqueueMany('scan.score', jobs)).toBe(true);
    expect(await producer.enqueueMany('scan.score', jobs)).toBe(true);
    expect(await producer.enqueueMany('scan.score', [])).toBe(true);
    const waiting = await queue.getJobs(['prioritized']);
    const told = waiting
      .map(({ id, priority, data }) => ({ id, priority, data: data as unknown }))
      .sort((one, other) => one.priority - other.priority);
    expect(told).toEqual(
      ids.map((scanId, index) => ({
        id: jobIdOf(scanId, 1),
        priority: index + 1,
        data: expect.objectContaining({
          payload: { scanId },
          requestId: 'request-of-a-batch',
        }) as unknown,
      })),
    );
    const script = new Script();
    await startWorker(script);
    await until(() => script.runs.length === ids.length);
    expect(script.runs.map(({ scanId }) => scanId).sort()).toEqual([...ids].sort());
  });

  it('reports a failed bulk when Redis is down', async () => {
    const link = await startLink(true);
    const producer = await startGateway(link.url);
    const scanId = randomUUID();
    expect(
      await producer.enqueueMany('scan.score', [
        { payload: { scanId }, options: { jobId: jobIdOf(scanId, 1) } },
      ]),
    ).toBe(false);
  });

  it('adds a finished job again for the sweeper, but not a waiting one', async () => {
    const producer = await startGateway();
    const scanId = randomUUID();
    const jobId = jobIdOf(scanId, 0);
    expect(await producer.ensureQueued('scan.score', { scanId }, { jobId })).toBe(true);
    expect(await producer.ensureQueued('scan.score', { scanId }, { jobId })).toBe(false);
    expect(await producer.countLive('scan.score')).toBe(1);
    const script = new Script();
    await startWorker(script);
    await until(async () => (await queue.getJobState(jobId)) === 'completed');
    expect(await producer.ensureQueued('scan.score', { scanId }, { jobId })).toBe(true);
    await until(() => script.runs.length === 2);
  });

  it.each([
    [
      'data without a list entry',
      (key: string, jobId: string) => redis.zrem(`${key}prioritized`, jobId),
    ],
    ['a list entry without data', (key: string, jobId: string) => redis.del(`${key}${jobId}`)],
  ])('runs a row whose job Redis has lost in part: %s', async (_, halve) => {
    const producer = await startGateway();
    const scanId = randomUUID();
    const jobId = jobIdOf(scanId, 0);
    await producer.enqueue('scan.score', { scanId }, { jobId });
    await halve(`${prefix}:scan.score:`, jobId);
    const script = new Script();
    await startWorker(script);
    await until(async () => {
      await producer.ensureQueued('scan.score', { scanId }, { jobId });
      return script.runs.length > 0;
    });
    expect(script.runs[0]?.scanId).toBe(scanId);
  });

  it("serves one user's single scan before another's hundred", async () => {
    const producer = await startGateway();
    const many = Array.from({ length: 8 }, () => randomUUID());
    for (const [inFlight, scanId] of many.entries())
      await producer.enqueue(
        'scan.score',
        { scanId },
        { jobId: jobIdOf(scanId, 0), priority: 1 + inFlight },
      );
    const single = randomUUID();
    await producer.enqueue('scan.score', { scanId: single }, { jobId: jobIdOf(single, 0) });
    const script = new Script();
    script.work = () => wait(20);
    await startWorker(script);
    await until(() => script.runs.length === 9);
    expect(script.runs.findIndex(({ scanId }) => scanId === single)).toBeLessThanOrEqual(1);
  });

  it('retries after an unexpected error, and marks the row as failed after the last attempt', async () => {
    const script = new Script();
    script.work = () => Promise.reject(new Error('words of a resume'));
    await startWorker(script);
    const scanId = randomUUID();
    const jobId = jobIdOf(scanId, 0);
    await queue.add(
      'scan.score',
      { payload: { scanId } },
      { jobId, attempts: 3, backoff: { type: 'capped', delay: 10 } },
    );
    await until(async () => (await queue.getJobState(jobId)) === 'failed');
    expect(script.runs.map(({ context }) => [context.attemptsMade, context.isLastAttempt])).toEqual(
      [
        [0, false],
        [1, false],
        [2, true],
      ],
    );
    expect(script.final).toEqual([
      { scanId, error: expect.objectContaining({ code: 'INTERNAL' }) },
    ]);
    expect(JSON.stringify(await redis.hgetall(`${prefix}:scan.score:${jobId}`))).not.toContain(
      'words of a resume',
    );
  });

  it('does not retry an error without retry', async () => {
    const script = new Script();
    script.work = () => Promise.reject(new AppError('RESUME_ENCRYPTED'));
    await startWorker(script);
    const producer = await startGateway();
    const scanId = randomUUID();
    await producer.enqueue('scan.score', { scanId }, { jobId: jobIdOf(scanId, 0) });
    await until(async () => (await queue.getJobState(jobIdOf(scanId, 0))) === 'failed');
    expect(script.runs).toHaveLength(1);
    expect(script.final.map(({ error }) => error.code)).toEqual(['RESUME_ENCRYPTED']);
  });

  it('waits for a busy model without spending an attempt', async () => {
    const script = new Script();
    script.work = async () => {
      if (script.runs.length <= 3) throw new AppError('MODEL_RATE_LIMITED', { retryAfterMs: 500 });
    };
    await startWorker(script);
    const scanId = randomUUID();
    const jobId = jobIdOf(scanId, 0);
    await queue.add('scan.score', { payload: { scanId } }, { jobId, attempts: 1 });
    await until(async () => (await queue.getJobState(jobId)) === 'completed');
    expect(script.runs.map(({ context }) => context.attemptsMade)).toEqual([0, 0, 0, 0]);
    expect(script.final).toEqual([]);
  });

  it('completes a job of an unknown name and fails one with an invalid payload', async () => {
    await startWorker(new Script());
    await queue.add('scan.old', {}, { jobId: 'old-1' });
    await queue.add(
      'scan.score',
      { payload: { scanId: 'nonsense' } },
      { jobId: 'bad-1', attempts: 8 },
    );
    await until(async () => (await queue.getJobState('old-1')) === 'completed');
    await until(async () => (await queue.getJobState('bad-1')) === 'failed');
    expect((await queue.getJob('bad-1'))?.attemptsMade).toBe(1);
  });

  it('refuses to start without a handler for each job', async () => {
    await expect(
      startWorker(new Script(), { processors: [ScoreScanProcessor, EvaluateResumeProcessor] }),
    ).rejects.toThrow('the job matches.rescore has no handler');
  });

  it('does not block a request while Redis is down, from the start or later, and adds jobs again after it recovers', async () => {
    const link = await startLink(true);
    const producer = await startGateway(link.url);
    const scanId = randomUUID();
    const add = (attempt: number) =>
      producer.enqueue('scan.score', { scanId }, { jobId: jobIdOf(scanId, attempt) });
    const startedAt = performance.now();
    expect(await add(0)).toBe(false);
    expect(await producer.isReachable()).toBe(false);
    expect(performance.now() - startedAt).toBeLessThan(hangsAfterMs);

    await link.mend();
    await until(() => producer.isReachable());
    expect(await add(1)).toBe(true);

    await link.cut();
    expect(await add(2)).toBe(false);
    await expect(
      producer.ensureQueued('scan.score', { scanId }, { jobId: jobIdOf(scanId, 3) }),
    ).rejects.toThrow();
    await link.mend();
    await until(() => add(4));
    expect((await queue.getJobs(['prioritized'])).map((job) => job.id).sort()).toEqual([
      jobIdOf(scanId, 1),
      jobIdOf(scanId, 4),
    ]);
  });

  it('continues after Redis has recovered', async () => {
    const link = await startLink();
    const script = new Script();
    await startWorker(script, { url: link.url });
    const producer = await startGateway();
    await producer.enqueue('scan.score', { scanId: randomUUID() }, { jobId: 'before-1' });
    await until(() => script.runs.length === 1);
    await link.cut();
    await wait(2_000);
    await producer.enqueue('scan.score', { scanId: randomUUID() }, { jobId: 'during-1' });
    await link.mend();
    await until(() => script.runs.length === 2);
  });

  it('starts while Redis is down and works once it is up', async () => {
    const link = await startLink(true);
    const script = new Script();
    await startWorker(script, { url: link.url });
    const producer = await startGateway();
    await producer.enqueue('scan.score', { scanId: randomUUID() }, { jobId: 'early-1' });
    await link.mend();
    await until(() => script.runs.length === 1);
  });

  it('runs the job of a vanished worker again, and aborts the first run', async () => {
    const link = await startLink();
    const [lost, healthy] = [new Script(), new Script()];
    let release: () => void = () => undefined;
    lost.work = () => new Promise((resolve) => (release = resolve));
    await startWorker(lost, { url: link.url });
    const producer = await startGateway();
    await producer.enqueue('scan.score', { scanId: randomUUID() }, { jobId: 'lost-1' });
    await until(() => lost.runs.length === 1);
    await startWorker(healthy);
    await link.cut();
    await until(() => healthy.runs.length === 1);
    await until(async () => (await queue.getJobState('lost-1')) === 'completed');
    await link.mend();
    await until(() => lost.runs[0]?.context.signal.aborted === true);
    release();
  });

  it('marks the row as failed when a job has stalled too often', async () => {
    const script = new Script();
    const scanId = randomUUID();
    const jobId = jobIdOf(scanId, 0);
    await queue.add('scan.score', { payload: { scanId } }, { jobId, attempts: 8 });
    await redis.hset(
      `${prefix}:scan.score:${jobId}`,
      'defa',
      'job stalled more than allowable limit',
    );
    await startWorker(script);
    await until(() => script.final.length === 1);
    expect(script.runs).toEqual([]);
    expect(script.final[0]).toEqual({
      scanId,
      error: expect.objectContaining({ code: 'INTERNAL' }),
    });
  });

  it.each(['never there', 'gone'])('stops promptly when Redis is %s', async (where) => {
    const link = await startLink(where === 'never there');
    const worker = await startWorker(new Script(), { url: link.url });
    if (where === 'gone') {
      await until(() => worker.get(JobProducer).isReachable());
      await link.cut();
    }
    const startedAt = performance.now();
    await worker.close();
    expect(performance.now() - startedAt).toBeLessThan(hangsAfterMs);
  });

  it('drains a running job before it stops', async () => {
    const script = new Script();
    let isDone = false;
    script.work = async () => {
      await wait(300);
      isDone = true;
    };
    const worker = await startWorker(script);
    const producer = await startGateway();
    await producer.enqueue('scan.score', { scanId: randomUUID() }, { jobId: 'slow-1' });
    await producer.enqueue(
      'scan.score',
      { scanId: randomUUID() },
      { jobId: 'later-1', delayMs: 60_000 },
    );
    await until(() => script.runs.length === 1);
    await worker.close();
    expect(isDone).toBe(true);
    expect(await queue.getJobState('slow-1')).toBe('completed');
    expect(await queue.getJobState('later-1')).toBe('delayed');
  });

  it('returns a job that takes too long to finish to the queue, and another worker runs it without a spent attempt', async () => {
    const [stopping, next] = [new Script(), new Script()];
    stopping.work = (_scanId, { signal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('stopped'))),
      );
    const worker = await startWorker(stopping, { finishMs: 200 });
    const producer = await startGateway();
    await producer.enqueue('scan.score', { scanId: randomUUID() }, { jobId: 'long-1' });
    await until(() => stopping.runs.length === 1);
    const startedAt = performance.now();
    await worker.close();
    expect(performance.now() - startedAt).toBeLessThan(hangsAfterMs);
    await startWorker(next);
    await until(() => next.runs.length === 1);
    expect(next.runs[0]?.context.attemptsMade).toBe(0);
    expect(stopping.final).toEqual([]);
  });
});
