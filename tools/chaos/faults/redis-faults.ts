import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type FaultKind, killRunning } from './fault.ts';
import { NoEffectError } from './no-effect.error.ts';

/** Redis is killed and comes back as it was some seconds before. */
export const restoredRedis: FaultKind = {
  create: (system, random) => {
    const ms = random.whole(2_000, 5_000);
    return {
      description: `Redis comes back as it was ${ms} ms before`,
      async inject() {
        const { redisFiles } = system;
        const redis = system.process('Redis');
        const laterMark = randomUUID();
        await redisFiles.takeSnapshot();
        await redisFiles.setMark(laterMark);
        await wait(ms);
        await killRunning(redis);
        redisFiles.restoreSnapshot();
        await redis.start();
        if ((await redisFiles.mark()) === laterMark)
          throw new Error('Redis still knows what was written after its copy');
      },
    };
  },
};

/** The end of Redis' append-only file is lost, as in a crash during a write. */
export const truncatedRedis: FaultKind = {
  create: (system, random) => {
    const bytes = random.whole(1, 3_000);
    return {
      description: `the file of Redis ends ${bytes} bytes too early`,
      async inject() {
        const redis = system.process('Redis');
        await killRunning(redis);
        const lost = system.redisFiles.truncate(bytes);
        await redis.start();
        if (lost === 0) throw new NoEffectError('the file was empty');
      },
    };
  },
};

export const flushedRedis: FaultKind = {
  create: ({ redisFiles }) => ({
    description: 'FLUSHALL',
    async inject() {
      if ((await redisFiles.keyCount()) === 0) throw new NoEffectError('Redis was empty');
      await redisFiles.flushAll();
    },
  }),
};
