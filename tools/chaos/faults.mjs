import { Redis } from 'ioredis';
import { setTimeout as wait } from 'node:timers/promises';
import { fillDisk, slowDisk } from './disks.mjs';

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
  "Redis' last write is torn": (system, random) => {
    const bytes = random.whole(1, 3_000);
    return {
      what: `the file of Redis ends ${bytes} bytes too early`,
      async run() {
        await system.part('Redis').kill();
        system.redisFiles.tear(bytes);
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
  cut: line('is cut', async (link, ms) => {
    await link.cut();
    await wait(ms);
  }),
  stall: line('says nothing', async (link, ms) => {
    link.stall();
    await wait(ms);
  }),
  // As behind a firewall that forgets: silence at first, and whoever speaks at last is told that nobody is there.
  'stall, then cut': line('says nothing and is cut then', async (link, ms) => {
    link.stall();
    await wait(ms);
    await link.cut();
  }),
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
  'S3 disk full': full('S3'),
  'PostgreSQL disk full': full('PostgreSQL'),
  'Redis disk full': full('Redis'),
  'PostgreSQL disk slow': slow('PostgreSQL'),
  'Redis disk slow': slow('Redis'),
};

/** What a kind of fault can only be done with: `smallDisks`, `slowDisks`, or nothing special. */
export function needOf(kind) {
  if (kind.endsWith('disk full')) return 'smallDisks';
  return kind.endsWith('disk slow') ? 'slowDisks' : null;
}

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

function line(how, harm) {
  return (system, random) => {
    const name = random.pick([...system.links.keys()]);
    const ms = random.whole(1_000, 6_000);
    return {
      what: `${name} ${how} for ${ms} ms`,
      async run() {
        const link = system.links.get(name);
        await harm(link, ms);
        await link.mend();
      },
    };
  };
}

/** A server may end over it, as PostgreSQL does where its log has no room, and must come back with all that it had promised. */
function full(name) {
  return (system, random) => {
    const ms = random.whole(1_500, 4_000);
    return {
      what: `no room on the disk of ${name} for ${ms} ms`,
      async run() {
        const part = system.part(name);
        const blameAgain = part.forgiveEnd();
        const makeRoom = fillDisk(system.disks[name]);
        try {
          await wait(ms);
        } finally {
          makeRoom();
        }
        await part.comeBack();
        blameAgain();
      },
    };
  };
}

function slow(name) {
  return (system, random) => {
    const [ms, callMs] = [random.whole(3_000, 6_000), random.pick([50, 250, 1_000])];
    return {
      what: `the disk of ${name} takes ${callMs} ms for each write for ${ms} ms`,
      async run() {
        const letGo = slowDisk(system.part(name).child.pid, callMs);
        await wait(ms);
        await letGo();
      },
    };
  };
}
