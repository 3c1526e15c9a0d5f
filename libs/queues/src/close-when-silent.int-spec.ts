import { closeWhenSilent } from '@rolefit/config';
import { type Link, openLink } from '@rolefit/testing';
import { Redis } from 'ioredis';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const silenceMs = 1_000;

describe('a connection to a server that hangs', () => {
  let link: Link;
  let redis: Redis;
  let connections: number;

  beforeEach(async () => {
    link = await openLink(process.env.TEST_REDIS_URL ?? '');
    redis = new Redis(link.url, { maxRetriesPerRequest: null, retryStrategy: () => 20 });
    closeWhenSilent(redis, { beatMs: silenceMs / 4, silenceMs });
    await redis.ping();
    connections = 0;
    redis.on('connect', () => (connections += 1));
  });

  afterEach(async () => {
    redis.disconnect();
    await link.close();
  });

  async function expectReplaced(): Promise<void> {
    const deadline = Date.now() + 60_000;
    while (connections < 3 && Date.now() < deadline) await wait(20);
    expect(connections).toBeGreaterThanOrEqual(3);
  }

  it('is made anew until one answers, also where the server accepts it and says nothing', async () => {
    link.stall();
    const answer = redis.ping();
    await expectReplaced();
    await link.mend();
    expect(await answer).toBe('PONG');
  });

  it('is made anew also if it had ended before', async () => {
    redis.disconnect();
    await once(redis, 'end');
    void redis.connect().catch(() => undefined);
    await redis.ping();
    link.stall();
    await expectReplaced();
  });

  it('is kept while the server answers, even if nobody asks for anything', async () => {
    await wait(4 * silenceMs);
    expect(connections).toBe(0);
  });
});
