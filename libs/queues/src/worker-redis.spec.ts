import { once } from 'node:events';
import { WorkerRedis } from './worker-redis.js';

describe('WorkerRedis behind Sentinels', () => {
  it('survives a request to reconnect while it looks for the primary', async () => {
    const redis = WorkerRedis.from({
      redis: {
        url: 'redis://127.0.0.1',
        sentinels: { addresses: [{ host: '127.0.0.1', port: 1 }], name: 'primary', password: null },
        prefix: 'unused',
      },
    });
    let errors = 0;
    redis.on('error', () => (errors += 1));
    await once(redis, 'sentinelError');
    redis.disconnect(true);
    // ioredis retries all Sentinels, and reports each round.
    while (errors < 2 && redis.status !== 'end') await new Promise((done) => setTimeout(done, 20));
    expect(redis.status).toBe('connecting');
    await redis.endAll();
    expect(redis.status).toBe('end');
  });
});
