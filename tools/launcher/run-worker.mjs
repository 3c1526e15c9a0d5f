import { workerService } from './apps.mjs';
import { openDataDir } from './data-dir.mjs';
import { composeEnv, readUserEnv } from './environment.mjs';
import { isRunning } from './process-identity.mjs';
import { findPorts } from './ports.mjs';
import { Problem } from './problem.mjs';
import { runUntilStopped } from './run-until-stopped.mjs';

const lookEveryMs = 1_000;

/** `npm run worker`: one more worker for the Rolefit that runs with this data folder; it ends with that one. */
export async function runWorker(options) {
  const data = openDataDir(options.dataDir);
  const launcher = data.running.read();
  if (!launcher?.env || !isRunning(launcher)) throw new Problem(`No Rolefit runs with the data in ${data.dir}. Start one first: npm start -- --without worker`);
  await runUntilStopped({
    async bringUp({ progress, start }) {
      const user = readUserEnv();
      const { worker: workerPort } = await findPorts(['worker']);
      const env = composeEnv({ user, own: launcher.env, port: launcher.env.PORT, workerPort });
      const logFile = data.logFile(`worker-${process.pid}`);
      await progress.step('Starting the worker', () => start(workerService({ env, logFile }), { showErrors: true }));
      progress.say(`The worker is ready; its log is ${logFile}`);
      return ended(launcher).then(() => progress.say('Rolefit has stopped, and so does this worker.'));
    },
  });
}

function ended(launcher) {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (isRunning(launcher)) return;
      clearInterval(timer);
      resolve();
    }, lookEveryMs);
    // The worker keeps this process alive; when it was told to stop, nothing else may.
    timer.unref();
  });
}
