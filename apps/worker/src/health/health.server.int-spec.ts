import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createLogger } from '@rolefit/config';
import { type Link, openLink } from '@rolefit/testing';
import { TestWorker } from '../testing/test-worker.js';
import { waitUntil } from '../testing/wait-until.js';
import { HealthServer } from './health.server.js';

const rootPackage = JSON.parse(
  readFileSync(join(__dirname, '../../../../package.json'), 'utf8'),
) as { version: string };

describe('the health of a worker', () => {
  let worker: TestWorker;
  let origin: string;
  beforeAll(async () => {
    worker = await TestWorker.prepare();
    origin = `http://127.0.0.1:${(await worker.start()).get(HealthServer).port}`;
  });
  afterAll(() => worker.stop());

  it('reports that it is live and ready', async () => {
    expect(await (await fetch(`${origin}/health/live`)).json()).toEqual({
      status: 'ok',
      version: rootPackage.version,
    });
    expect(await (await fetch(`${origin}/health/ready?verbose`)).json()).toEqual({
      status: 'ok',
      checks: { postgresql: 'ok', redis: 'ok' },
    });
  });

  it('answers nothing else', async () => {
    expect((await fetch(origin)).status).toBe(404);
    expect((await fetch(`${origin}/health/live`, { method: 'POST' })).status).toBe(405);
  });

  it('is not ready before the database is migrated', async () => {
    await worker.dataSource.query('ALTER TABLE migrations RENAME TO migrations_hidden');
    const answer = await fetch(`${origin}/health/ready`);
    await worker.dataSource.query('ALTER TABLE migrations_hidden RENAME TO migrations');
    expect(answer.status).toBe(503);
  });

  it('stops answering on shutdown', async () => {
    await worker.stopWorkers();
    await expect(fetch(`${origin}/health/live`)).rejects.toThrow();
  });

  it('does not start a worker on a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const config = { ...worker.config, worker: { ...worker.config.worker, port } };
    const server = new HealthServer(
      config,
      createLogger(config, 'worker'),
      worker.dataSource,
      null as never,
      null as never,
    );
    await expect(server.onApplicationBootstrap()).rejects.toMatchObject({ code: 'EADDRINUSE' });
    other.close();
  });
});

describe('the readiness of a worker', () => {
  const links: Record<'postgresql' | 'redis', Link | null> = { postgresql: null, redis: null };
  let worker: TestWorker;
  let origin: string;
  beforeAll(async () => {
    worker = await TestWorker.prepare({}, async ({ DATABASE_URL, REDIS_URL }) => {
      [links.postgresql, links.redis] = [await openLink(DATABASE_URL), await openLink(REDIS_URL)];
      return { DATABASE_URL: links.postgresql.url, REDIS_URL: links.redis.url };
    });
    origin = `http://127.0.0.1:${(await worker.start()).get(HealthServer).port}`;
  });
  afterAll(async () => {
    await worker?.stop();
    for (const link of Object.values(links)) await link?.close();
  });

  const ready = async () => {
    const answer = await fetch(`${origin}/health/ready`);
    return {
      status: answer.status,
      body: (await answer.json()) as { status: string; checks: Record<string, string> },
    };
  };

  it.each(['postgresql', 'redis'] as const)(
    'fails while %s is cut off or hangs, and recovers with it, and the process stays live',
    async (server) => {
      const link = links[server]!;
      for (const takeAway of [() => link.cut(), () => link.stall()]) {
        await takeAway();
        const unready = await waitUntil('the probe says so', async () => {
          const answer = await ready();
          return answer.status === 503 && answer;
        });
        expect(unready.body).toMatchObject({ status: 'unavailable', checks: { [server]: 'down' } });
        expect((await fetch(`${origin}/health/live`)).status).toBe(200);
        expect((await (await fetch(`${origin}/metrics`)).text()).length).toBeGreaterThan(1_000);
        await link.cut();
        await link.mend();
        await waitUntil('it is ready again', async () => (await ready()).status === 200);
      }
    },
  );

  it('fails as soon as the worker is told to stop, while its jobs may still finish', async () => {
    const { id: userId } = await worker.aUser();
    const { id: resumeId } = await worker.upload(userId);
    await worker.requestEvaluation(userId, resumeId, { isLost: true });
    const holder = worker.dataSource.createQueryRunner();
    await holder.startTransaction();
    // Blocks the claim of the row.
    await holder.query('SELECT id FROM resumes WHERE id = $1 FOR UPDATE', [resumeId]);
    await worker.enqueue('resume.evaluate', { resumeId }, `${resumeId}-of-this-test`);
    await waitUntil(
      'the job runs',
      async () => (await worker.queue('resume.evaluate').getActiveCount()) > 0,
    );
    const stopping = worker.stopWorkers();
    try {
      await waitUntil('the probe says so', async () => {
        const { status, body } = await ready();
        return status === 503 && body.status === 'stopping';
      });
    } finally {
      await holder.commitTransaction();
      await holder.release();
      await stopping;
    }
  });
});
