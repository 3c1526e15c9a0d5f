import { setImmediate as nextTurn } from 'node:timers/promises';
import { StreamsRedis } from './streams-redis.js';

describe('StreamsRedis', () => {
  it('lets go of the event loop where a reader repeats a failed read on a closed connection', async () => {
    const redis = StreamsRedis.from({
      redis: { url: process.env.TEST_REDIS_URL ?? '', sentinels: null, prefix: 'unused' },
    });
    await redis.ping();
    await redis.closeAll();
    let reads = 0;
    let isOver = false;
    const read = async (): Promise<void> => {
      reads += 1;
      await redis.xread('STREAMS', 'none', '$').catch(() => undefined);
      if (!isOver && reads < 1_000) await read();
    };
    const reading = read();
    await nextTurn();
    isOver = true;
    await reading;
    expect(reads).toBe(1);
  });
});
