import { statfsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fillDisk, slowDisk } from '../system/disks.ts';
import { type DiskName } from '../system/servers.ts';
import { type FaultKind } from './fault.ts';
import { NoEffectError } from './no-effect.error.ts';

/** Fills the disk of a server. The server may end, as PostgreSQL does where its log has no room, and must come back with everything it had committed. */
export const fullDisk = (name: DiskName): FaultKind => ({
  needs: 'smallDisks',
  create: (system, random) => {
    const ms = random.whole(1_500, 4_000);
    return {
      description: `no room on the disk of ${name} for ${ms} ms`,
      async inject() {
        const process = system.process(name);
        const expectNoEnd = process.tolerateEnd();
        try {
          const freeDisk = fillDisk(system.disks[name]);
          try {
            if (statfsSync(system.disks[name]).bavail > 0) throw new Error('the disk was not full');
            await wait(ms);
          } finally {
            freeDisk();
          }
          await process.recover();
        } finally {
          expectNoEnd();
        }
      },
    };
  },
});

/** Delays the writes of a server. */
export const slowedDisk = (name: DiskName): FaultKind => ({
  needs: 'slowDisks',
  create: (system, random) => {
    const [ms, delayMs] = [random.whole(3_000, 6_000), random.pick([50, 250, 1_000])];
    return {
      description: `the disk of ${name} takes ${delayMs} ms for each write for ${ms} ms`,
      async inject() {
        const stop = slowDisk(system.process(name).pid, delayMs);
        await wait(ms);
        if ((await stop()) === 0) throw new NoEffectError('nothing was written');
      },
    };
  },
});
