import { isNightly, type Link, openLink, postings } from '@rolefit/testing';
import { setTimeout as wait } from 'node:timers/promises';
import { HealthServer } from './health/health.server.js';
import { TestWorker } from './testing/test-worker.js';
import { waitUntil } from './testing/wait-until.js';

const outageMs = 10_000;

describe('a worker during outages', () => {
  let worker: TestWorker;
  let links: Record<'postgresql' | 'redis', Link>;
  let port: number;
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  beforeAll(async () => {
    process.on('unhandledRejection', note);
    worker = await TestWorker.prepare({}, async ({ DATABASE_URL, REDIS_URL }) => {
      links = { postgresql: await openLink(DATABASE_URL), redis: await openLink(REDIS_URL) };
      return { DATABASE_URL: links.postgresql.url, REDIS_URL: links.redis.url };
    });
    port = (await worker.start()).get(HealthServer).port;
  });
  afterAll(async () => {
    await worker.stop();
    await Promise.all([links.postgresql.close(), links.redis.close()]);
    process.off('unhandledRejection', note);
  });

  const ready = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`);
    return { ...((await answer.json()) as { checks: unknown }), status: answer.status };
  };

  const alone = [
    ['PostgreSQL', ['postgresql']],
    ['Redis', ['redis']],
  ] as const;

  it.each([...(isNightly ? alone : []), ['both', ['postgresql', 'redis']] as const])(
    'loses nothing and recovers when %s is down for ten seconds',
    async (_, names) => {
      const { id: userId } = await worker.anEvaluatedUser();
      const before = await Promise.all(
        Array.from({ length: 15 }, (_unused, index) =>
          worker.scan(userId, `${postings.frontend}\n${index}`),
        ),
      );
      // Some of these run now, others wait.
      await Promise.all(names.map((name) => links[name].cut()));
      const during = await Promise.all(
        Array.from({ length: 5 }, (_unused, index) =>
          worker.scan(userId, `${postings.nurse}\n${index}`),
        ),
      );
      await wait(outageMs / 2);
      expect(await ready()).toMatchObject({
        status: 503,
        checks: Object.fromEntries(names.map((name) => [name, 'down'])),
      });
      expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200);
      await wait(outageMs / 2);
      await Promise.all(names.map((name) => links[name].mend()));

      for (const scanId of [...before, ...during]) {
        const scan = await worker.scanIs(userId, scanId, ['completed', 'failed']);
        expect(scan).toMatchObject({ status: 'completed', failure: null });
      }
      await waitUntil('the worker is ready again', async () => (await ready()).status === 200);
      expect(unhandled).toEqual([]);
    },
  );
});
