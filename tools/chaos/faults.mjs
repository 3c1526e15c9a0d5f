import { randomUUID } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fillDisk, slowDisk } from './disks.mjs';
import { NothingHarmed } from './nothing-harmed.mjs';

/** Longer than a job's lock and a row's lease: another worker takes the job over, and then two run it. */
const longPauseMs = 7_000;
/** How long a fault waits for something that it can do harm to: a line that is used, a call of the model. */
const victimMs = 15_000;

/**
 * Everything that may happen to the servers and to the lines between them, by kind: `make(system, random)` gives one such fault as
 * `{what, run}`. `run` does the harm, makes sure that it was done, undoes it, and comes back once everything that it touched is up again.
 * It throws NothingHarmed where there was nothing to harm; any other error means that the fault went wrong, and what it touched may be down.
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
        const { redisFiles } = system;
        const later = randomUUID();
        await redisFiles.keep();
        await redisFiles.mark(later);
        await wait(ms);
        await kill(system.part('Redis'));
        redisFiles.putBack();
        await system.part('Redis').start();
        if ((await redisFiles.marked()) === later) throw new Error('Redis still knows what was written after its copy');
      },
    };
  },
  "Redis' last write is torn": (system, random) => {
    const bytes = random.whole(1, 3_000);
    return {
      what: `the file of Redis ends ${bytes} bytes too early`,
      async run() {
        await kill(system.part('Redis'));
        const torn = system.redisFiles.tear(bytes);
        await system.part('Redis').start();
        if (torn === 0) throw new NothingHarmed('the file was empty');
      },
    };
  },
  'Redis loses everything': (system) => ({
    what: 'FLUSHALL',
    async run() {
      if ((await system.redisFiles.count()) === 0) throw new NothingHarmed('Redis was empty');
      await system.redisFiles.flushAll();
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
        const before = system.modelCalls().length;
        const isMet = () => system.modelCalls().slice(before).some((call) => call.kind === kind);
        system.setModelTrouble(kind);
        try {
          await wait(ms);
          if (!(await comesTrue(isMet))) throw new NothingHarmed('nobody asked the model');
        } finally {
          system.setModelTrouble(null);
        }
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

/** `kill -9` of something that runs. */
async function kill(part) {
  if (!(await part.kill())) throw new Error(`${part.name} was not up, so it was not killed`);
}

/** @returns whether it is so, or becomes so soon */
async function comesTrue(isSo) {
  for (const deadline = Date.now() + victimMs; !isSo(); await wait(200)) if (Date.now() > deadline) return false;
  return true;
}

function killed(name) {
  return (system, random) => {
    const ms = random.whole(0, 2_500);
    return {
      what: `kill -9 of ${name}, away for ${ms} ms`,
      async run() {
        const part = system.part(name);
        await kill(part);
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
        const part = system.part(name);
        if (!(await comesTrue(() => part.isAtWork))) throw new NothingHarmed(`${name} was not up`);
        const goOn = part.pause();
        await wait(ms);
        if (!goOn()) throw new NothingHarmed(`${name} was killed meanwhile`);
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
        if (!(await comesTrue(() => link.open >= 1))) throw new NothingHarmed('nobody used it');
        try {
          await harm(link, ms);
        } finally {
          await link.mend();
        }
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
        try {
          const makeRoom = fillDisk(system.disks[name]);
          try {
            if (statfsSync(system.disks[name]).bavail > 0) throw new Error('the disk was not full');
            await wait(ms);
          } finally {
            makeRoom();
          }
          await part.comeBack();
        } finally {
          blameAgain();
        }
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
        if ((await letGo()) === 0) throw new NothingHarmed('nothing was written');
      },
    };
  };
}
