import { createLogger, loadWorkerConfig } from '@rolefit/config';
import { JobProducer, WorkerRedis } from '@rolefit/queues';
import { RealtimeEmitter } from '@rolefit/realtime';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Child, startChild, waitUntilReady } from '../launcher/processes/child.ts';
import { findPorts } from '../launcher/processes/ports.ts';
import { redisService } from '../launcher/servers/redis.ts';

/** The address of a managed Redis: it leads to whatever server is the primary when a connection is made, and closes none at a failover. */
async function openAddress(port: number): Promise<{ readonly server: Server; primary: number }> {
  const address = { server: createServer(), primary: port };
  address.server.on('connection', (inner) => {
    const outer = connect(address.primary, '127.0.0.1');
    inner.pipe(outer).pipe(inner);
    for (const [one, other] of [
      [inner, outer],
      [outer, inner],
    ] as const)
      one.on('error', () => undefined).on('close', () => other.destroy());
  });
  await new Promise<void>((resolve) => address.server.listen(0, '127.0.0.1', resolve));
  return address;
}

/** The former primary becomes a replica of the other server, and keeps its connections. */
describe('a failover of Redis behind one address', () => {
  const dir = mkdtempSync(join(tmpdir(), 'rolefit-failover-'));
  const password = randomUUID();
  const stream = 'rolefit:events';
  const children: Child[] = [];
  const clients: Redis[] = [];
  let address: Awaited<ReturnType<typeof openAddress>>;
  let first: Redis;
  let second: Redis;
  let producer: JobProducer;
  let emitter: RealtimeEmitter;
  let workers: WorkerRedis;

  async function startRedis(name: string, port: number): Promise<Redis> {
    const logFile = join(dir, `${name}.log`);
    const service = await redisService({
      dir: join(dir, name),
      port,
      password,
      logFile,
      durable: false,
    });
    // The stand-in has no replicas.
    if (service.warning !== undefined) throw new Error(service.warning);
    const child = startChild(service);
    children.push(child);
    await waitUntilReady(service, child);
    const client = new Redis(port, '127.0.0.1', { password });
    clients.push(client);
    return client;
  }

  beforeAll(async () => {
    const ports = await findPorts(['first', 'second']);
    first = await startRedis('first', ports.first);
    second = await startRedis('second', ports.second);
    address = await openAddress(ports.first);
    const { port } = address.server.address() as AddressInfo;
    const config = loadWorkerConfig({
      DATABASE_URL: 'postgresql://127.0.0.1:1/none',
      REDIS_URL: `redis://:${password}@127.0.0.1:${port}`,
      REDIS_PREFIX: 'rolefit',
      OBJECTS_DIR: dir,
      LOG_LEVEL: 'silent',
    });
    const logger = createLogger(config, 'test');
    producer = new JobProducer(config, logger, { timeoutMs: 30_000 });
    await producer.onModuleInit();
    emitter = new RealtimeEmitter(config, logger);
    workers = WorkerRedis.from(config);

    // Every connection is open before the failover.
    await Promise.all([enqueue('before'), workers.ping(), emitted(first)]);
    await first.config('SET', 'masterauth', password);
    await first.replicaof('127.0.0.1', ports.second);
    address.primary = ports.second;
  });

  afterAll(async () => {
    await producer.onApplicationShutdown();
    await emitter.onApplicationShutdown();
    await workers.endAll();
    for (const client of clients) client.disconnect();
    address.server.close();
    for (const child of children) await child.stop({ atOnce: true });
    rmSync(dir, { recursive: true, force: true });
  });

  /** Resolves once an event is in the stream of this server. */
  async function emitted(server: Redis): Promise<void> {
    const before = await server.xlen(stream);
    emitter.emit(randomUUID(), 'resume.evaluated', { resumeId: randomUUID(), skillCount: 1 });
    const deadline = Date.now() + 30_000;
    while ((await server.xlen(stream)) === before) {
      if (Date.now() > deadline) throw new Error('The event is not in the stream.');
      await wait(50);
    }
  }

  const enqueue = (jobId: string) => {
    const id = randomUUID();
    return producer.enqueue('scan.score', { userId: id, scanId: id }, { jobId });
  };

  it('leaves to the sweeper only jobs that are added in its moment', async () => {
    // A request does not wait for Redis, so the first one fails.
    const deadline = Date.now() + 30_000;
    while (!(await enqueue('after')) && Date.now() < deadline) await wait(50);
    expect(await second.keys('*:scan.score:after')).toHaveLength(1);
  });

  it('stops no worker', async () => {
    await workers.set('written', 'by a worker');
    expect(await second.get('written')).toBe('by a worker');
  });

  it('loses no live event that is sent after it', async () => {
    const before = await second.xlen(stream);
    await emitted(second);
    expect(await second.xlen(stream)).toBe(before + 1);
  });
});
