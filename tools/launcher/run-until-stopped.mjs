import { watchErrors } from './error-watch.mjs';
import { Keeper } from './keeper.mjs';
import { createProgress } from './progress.mjs';
import { endRunningCommands } from './run.mjs';
import { listenForStop } from './stop-wish.mjs';
import { Supervisor } from './supervisor.mjs';

const never = new Promise(() => undefined);

/**
 * The frame around what runs until somebody wants it to stop. `bringUp({progress, start, tellErrorsOf})` starts services with
 * `start`; after the wish to stop, a failure or too many crashes, all are stopped again, the last started first.
 * @param onChange called with the processes that run, whenever one is started
 * @returns when all has stopped @throws whatever `bringUp` throws, or the Problem of the service that kept crashing
 */
export async function runUntilStopped({ bringUp, onChange = () => undefined }) {
  const stop = listenForStop();
  const progress = createProgress();
  const keeper = new Keeper();
  const supervisor = new Supervisor({ keeper, say: progress.say, onChange: () => onChange(supervisor.processes) });
  const watches = [];
  const start = async (service, { showErrors = false } = {}) => {
    if (showErrors) watches.push(watchErrors(service.logFile, (error) => progress.say(`${service.name}: ${error}`)));
    await supervisor.start(service);
  };
  // Two signs of one failure: whichever comes second must not count as unhandled.
  const broken = supervisor.failed.then((problem) => Promise.reject(problem));
  const up = bringUp({ progress, start }).then((untilEnd) => untilEnd ?? never);
  for (const promise of [broken, up]) promise.catch(() => undefined);
  try {
    await Promise.race([up, broken, stop.made]);
  } finally {
    stop.repeated.then(() => supervisor.stopAll({ atOnce: true }));
    if (supervisor.processes.length > 0) progress.say('Stopping …');
    for (const end of watches) end();
    endRunningCommands();
    await supervisor.stopAll();
    // Tells the keeper that nothing is left for it to do.
    await keeper.close();
  }
}
