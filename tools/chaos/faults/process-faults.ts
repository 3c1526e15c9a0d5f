import { setTimeout as wait } from 'node:timers/promises';
import { type Random } from '@rolefit/testing';
import { type ServerName } from '../system/managed-process.ts';
import { becomesTrue, type FaultKind, killRunning } from './fault.ts';
import { NoEffectError } from './no-effect.error.ts';

/** Kills a server and starts it again after a while. */
export const killed = (name: ServerName): FaultKind => ({
  create: (system, random) => {
    const ms = random.whole(0, 2_500);
    return {
      description: `kill -9 of ${name}, away for ${ms} ms`,
      async inject() {
        const process = system.process(name);
        await killRunning(process);
        await wait(ms);
        await process.start();
      },
    };
  },
});

/** Pauses one process of the system, or one of those named. */
export const paused = (ms: number, names?: readonly string[]): FaultKind => ({
  create: (system, random: Random) => {
    const name = random.pick(names ?? [...system.processes.keys()]);
    return {
      description: `SIGSTOP of ${name} for ${ms} ms`,
      async inject() {
        const process = system.process(name);
        if (!(await becomesTrue(() => process.isServing)))
          throw new NoEffectError(`${name} was not up`);
        const resume = process.pause();
        await wait(ms);
        if (!resume()) throw new NoEffectError(`${name} was killed meanwhile`);
      },
    };
  },
});
