import { Problem } from '../bootstrap/problem.mjs';
import { isRunning } from '../bootstrap/process-identity.mjs';
import { findPorts } from '../processes/ports.ts';
import { type ProcessRecord } from '../processes/process-family.ts';
import { runUntilStopped } from '../processes/run-until-stopped.ts';
import { workerService } from './apps.ts';
import { openDataDir } from './data-dir.ts';
import { composeEnv, readUserEnv } from './environment.ts';

const pollMs = 1_000;

/** `npm run worker`: one more worker for the Rolefit that runs with this data folder. It ends together with that Rolefit. */
export async function runWorker({ dataDir }: { readonly dataDir: string }): Promise<void> {
  const data = openDataDir(dataDir);
  const launcher = data.running.read();
  const own = launcher?.env;
  if (!launcher || !own || !isRunning(launcher))
    throw new Problem(
      `No Rolefit runs with the data in ${data.dir}. Start one first: npm start -- --without worker`,
    );
  await runUntilStopped({
    async bringUp({ progress, start }) {
      const { worker: workerPort } = await findPorts(['worker']);
      const env = composeEnv({
        user: readUserEnv(),
        own: { ...own, HOST: '127.0.0.1' },
        port: own.PORT ?? '',
        workerPort,
      });
      const logFile = data.logFile(`worker-${process.pid}`);
      await progress.step('Starting the worker', () =>
        start(workerService({ env, logFile }), { showErrors: true }),
      );
      progress.say(`The worker is ready; its log is ${logFile}`);
      return {
        untilEnd: untilEnded(launcher).then(() =>
          progress.say('Rolefit has stopped, and so does this worker.'),
        ),
      };
    },
  });
}

function untilEnded(launcher: ProcessRecord): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (isRunning(launcher)) return;
      clearInterval(timer);
      resolve();
    }, pollMs);
    // The worker keeps this process alive until it is stopped.
    timer.unref();
  });
}
