import { Redis } from 'ioredis';
import { rmSync, writeFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Longer than a job's lock and a row's lease: another worker takes the job over, and then two run it. */
const longPauseMs = 7_000;

/**
 * Everything that may happen to the servers and to the lines between them, by kind: `make(system, random)` gives one such fault as
 * `{what, run}`. `run` does the harm, undoes it, and comes back once everything that it touched is up again.
 */
export const faultKinds = {
  'kill PostgreSQL': killed('PostgreSQL'),
  'kill Redis': killed('Redis'),
  'kill S3': killed('S3'),
  'kill model': killed('model'),
  'Redis loses its tail': (system, random) => {
    const ms = random.whole(2_000, 5_000);
    return {
      what: `Redis comes back as it was ${ms} ms before`,
      async run() {
        system.redisFiles.keep();
        await wait(ms);
        await system.part('Redis').kill();
        system.redisFiles.putBack();
        await system.part('Redis').start();
      },
    };
  },
  'Redis loses everything': (system) => ({
    what: 'FLUSHALL',
    async run() {
      const redis = new Redis(system.redisUrl, { maxRetriesPerRequest: 3 });
      redis.on('error', () => undefined);
      await redis.flushall();
      redis.disconnect();
    },
  }),
  pause: paused(() => 1_500),
  'pause beyond the lock': paused(() => longPauseMs, ['worker 1', 'worker 2']),
  cut: line('cut'),
  stall: line('stall'),
  'model trouble': (system, random) => {
    const kind = random.pick(['busy', 'broken', 'stalled', 'silent', 'reset', 'nonsense']);
    const ms = random.whole(1_500, 4_000);
    return {
      what: `the model is ${kind} for ${ms} ms`,
      async run() {
        system.setModelTrouble(kind);
        await wait(ms);
        system.setModelTrouble(null);
      },
    };
  },
  'S3 disk full': (system, random) => {
    const ms = random.whole(1_500, 4_000);
    return {
      what: `no room in the object store for ${ms} ms`,
      async run() {
        const filler = join(system.objectsDir, 'filler');
        const { bavail, bsize } = statfsSync(system.objectsDir);
        // The S3 server of the tests may not survive it; a real one answers 507 or 500.
        system.part('S3').forgiveEnd();
        try {
          writeFileSync(filler, Buffer.alloc(bavail * bsize));
        } catch (error) {
          if (error.code !== 'ENOSPC') throw error;
        }
        await wait(ms);
        rmSync(filler, { force: true });
        if (!system.part('S3').isUp) await system.part('S3').start();
      },
    };
  },
};

function killed(name) {
  return (system, random) => {
    const ms = random.whole(0, 2_500);
    return {
      what: `kill -9 of ${name}, away for ${ms} ms`,
      async run() {
        const part = system.part(name);
        await part.kill();
        await wait(ms);
        await part.start();
      },
    };
  };
}

function paused(msOf, names) {
  return (system, random) => {
    const name = random.pick(names ?? [...system.parts.keys()]);
    const ms = msOf();
    return {
      what: `SIGSTOP of ${name} for ${ms} ms`,
      async run() {
        const goOn = system.part(name).pause();
        await wait(ms);
        goOn();
      },
    };
  };
}

function line(how) {
  return (system, random) => {
    const name = random.pick([...system.links.keys()]);
    const ms = random.whole(1_000, 6_000);
    return {
      what: `${how} of ${name} for ${ms} ms`,
      async run() {
        const link = system.links.get(name);
        await link[how]();
        await wait(ms);
        await link.mend();
      },
    };
  };
}
