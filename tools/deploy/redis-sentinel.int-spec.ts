import { createLogger, loadWorkerConfig } from '@rolefit/config';
import { jobIdOf, JobProducer, WorkerRedis, workerSettings } from '@rolefit/queues';
import { RealtimeEmitter } from '@rolefit/realtime';
import { Worker } from 'bullmq';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { findPorts } from '../launcher/processes/ports.ts';
import { checkSentinels } from '../launcher/settings/check-sentinels.ts';
import { RedisWithSentinels } from './redis-with-sentinels.ts';

const failoverMs = 120_000;
const findPort = async () => (await findPorts(['free'])).free;

describe('Redis behind three Sentinels', () => {
  const redis = new RedisWithSentinels();
  const prefix = 'rolefit';
  const done: string[] = [];
  const enqueued: string[] = [];
  let producer: JobProducer;
  let emitter: RealtimeEmitter;
  let workers: WorkerRedis;
  let worker: Worker;

  beforeAll(async () => {
    await redis.start();
    const config = loadWorkerConfig({
      ...redis.env,
      DATABASE_URL: 'postgresql://127.0.0.1:1/none',
      REDIS_PREFIX: prefix,
      OBJECTS_DIR: redis.dir,
      LOG_LEVEL: 'silent',
    });
    const logger = createLogger(config, 'test');
    producer = new JobProducer(config, logger);
    await producer.onModuleInit();
    emitter = new RealtimeEmitter(config, logger);
    workers = WorkerRedis.from(config);
    worker = new Worker('scan.score', async (job) => void done.push(String(job.id)), {
      ...workerSettings,
      connection: workers,
      prefix,
    });
    worker.on('error', () => undefined);
    void worker.run();
    await worker.waitUntilReady();
    await enqueueAll(20);
    await until('the first jobs are done', () => missing().length === 0);
  });

  afterAll(async () => {
    await worker?.close(true);
    await producer?.onApplicationShutdown();
    await emitter?.onApplicationShutdown();
    await workers?.endAll();
    await redis.stop();
  });

  const missing = () => enqueued.filter((id) => !done.includes(id));

  async function enqueueAll(count: number): Promise<void> {
    for (let n = 0; n < count; n += 1) {
      const id = randomUUID();
      const jobId = jobIdOf(id, 0);
      // As the sweeper does with a row whose job could not be added.
      await until('a job is added', () =>
        producer.enqueue('scan.score', { userId: id, scanId: id }, { jobId }),
      );
      enqueued.push(jobId);
    }
  }

  async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
    const deadline = Date.now() + failoverMs;
    while (!(await isSo())) {
      if (Date.now() > deadline) throw new Error(`Not so in time: ${what}.`);
      await wait(50);
    }
  }

  async function emitOne(): Promise<void> {
    const length = async () => (await redis.primary()).xlen(`${prefix}:events`);
    const before = await length();
    emitter.emit(randomUUID(), 'resume.evaluated', { resumeId: randomUUID(), skillCount: 1 });
    await until('the event is in the stream', async () => (await length()) > before);
  }

  describe('the check before the start', () => {
    const addresses = () => redis.sentinelPorts.map((port) => ({ host: '127.0.0.1', port }));
    const found = (
      changed: Partial<Parameters<typeof checkSentinels>[0]['sentinels']> = {},
      url = redis.env.REDIS_URL,
    ) =>
      checkSentinels({
        url,
        sentinels: {
          addresses: addresses(),
          name: redis.name,
          password: redis.sentinelPassword,
          ...changed,
        },
      });

    it('finds nothing wrong where all is well', async () => {
      expect(await found()).toEqual({ problems: [], notices: [] });
    });

    it('names a Sentinel that is not there, and starts with the others', async () => {
      const port = await findPort();
      const notice = `REDIS_SENTINELS: no Sentinel answers at 127.0.0.1:${port}. Is it running, and is the port right?`;
      const absent = { host: '127.0.0.1', port };
      expect(await found({ addresses: [absent, ...addresses()] })).toEqual({
        problems: [],
        notices: [notice],
      });
      expect(await found({ addresses: [absent] })).toEqual({ problems: [notice], notices: [] });
    });

    it('names Sentinels that do not know the name', async () => {
      expect((await found({ name: 'mymaster' })).problems).toEqual(
        redis.sentinelPorts.map(
          (port) =>
            `REDIS_SENTINEL_NAME: the Sentinel at 127.0.0.1:${port} knows no primary “mymaster”.`,
        ),
      );
    });

    it('names passwords that are missing or wrong, of Sentinels and of the primary', async () => {
      const [first] = addresses();
      const one = first === undefined ? [] : [first];
      expect((await found({ addresses: one, password: null })).problems).toEqual([
        expect.stringMatching(/asks for a password\. Set REDIS_SENTINEL_PASSWORD\.$/),
      ]);
      expect((await found({ addresses: one, password: 'wrong' })).problems).toEqual([
        expect.stringMatching(/^REDIS_SENTINEL_PASSWORD: .* refuses this password\.$/),
      ]);
      expect((await found({}, 'redis://:wrong@sentinel')).problems).toEqual([
        'REDIS_URL: Redis refuses this user or password.',
      ]);
    });

    it('names a server that is no Sentinel, and one that never answers', async () => {
      const port = await redis.primaryPort();
      const { problems } = await found({
        addresses: [{ host: '127.0.0.1', port }],
        password: redis.password,
      });
      expect(problems).toEqual([
        `REDIS_SENTINELS: 127.0.0.1:${port} is a Redis server and no Sentinel. Is the port right?`,
      ]);
      // Not the first, which this test asks for the primary.
      const stopped = redis.sentinelPorts.at(-1) ?? 0;
      redis.signalSentinel(stopped, 'SIGSTOP');
      const { problems: none, notices } = await found().finally(() =>
        redis.signalSentinel(stopped, 'SIGCONT'),
      );
      expect(none).toEqual([]);
      expect(notices).toEqual([
        expect.stringContaining(`127.0.0.1:${stopped} did not answer within 2 seconds`),
      ]);
    });
  });

  // A killed server closes its connections. One that hangs keeps them, accepts new ones while the Sentinels still name it, and answers nothing. Here that
  // lasts longer than the 20 seconds within which a silent connection is replaced.
  it.each([
    ['SIGKILL', 2_000],
    ['SIGSTOP', 25_000],
  ] as const)(
    'goes on with the other server after the primary got %s: jobs, events and commands of workers',
    async (signal, downAfterMs) => {
      const former = await redis.primaryPort();
      await redis.setDownAfter(downAfterMs);
      redis.signalServer(former, signal);
      await until(
        'another server is the primary',
        async () => (await redis.primaryPort()) !== former,
      );
      await enqueueAll(20);
      await until('all jobs are done', () => missing().length === 0);
      await workers.set('written', signal);
      expect(await (await redis.primary()).get('written')).toBe(signal);
      await emitOne();
      if (signal === 'SIGKILL') await redis.startServer(former);
      else redis.signalServer(former, 'SIGCONT');
      await redis.untilFollows(former);
    },
    3 * failoverMs,
  );
});
