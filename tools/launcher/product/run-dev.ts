import { join } from 'node:path';
import { tryRun } from '../bootstrap/command.mjs';
import { rootDir } from '../bootstrap/paths.mjs';
import { printProblem, Problem } from '../bootstrap/problem.mjs';
import { type Service } from '../processes/child.ts';
import { gatewayService, workerService } from './apps.ts';
import { compilerPath, forgetBuild } from './build.ts';
import { type AppName, changedApps, readCompileTimes } from './compiled-apps.ts';
import { devServerService } from './dev-server.ts';
import { ensureMigrated } from './migrate.ts';
import { type StartOptions } from './options.ts';
import { prepareRolefit } from './prepare.ts';
import { type ReadyRolefit, runSession, type SessionContext } from './session.ts';
import { serverSources, watchSources } from './watch-sources.ts';

type Apps = Partial<Readonly<Record<AppName, Service>>>;

/** `npm run dev`: as `npm start`, but Vite serves the web client with hot reload, and gateway and worker are compiled and restarted after each change. */
export async function runDev(options: StartOptions): Promise<void> {
  if (options.host !== null)
    throw new Problem('--host is for npm start: the development server is for this machine alone.');
  await runSession(options, async (context) => {
    const { data, progress, start } = context;
    const rolefit = await prepareRolefit(context, { parts: ['servers'], hasDevServer: true });
    const { plan, env, workerEnv } = rolefit;
    // From here on the compiler overwrites the build.
    forgetBuild('servers');
    const apps: Apps = {
      gateway: { ...gatewayService({ env, logFile: data.logFile('gateway') }), afterCrash: 'wait' },
      ...(options.withWorker && {
        worker: {
          ...workerService({ env: workerEnv, logFile: data.logFile('worker') }),
          afterCrash: 'wait',
          graceMs: 3_000,
        },
      }),
    };
    // Watching begins first: a change may be what lets a broken app start.
    watchSources(serverSources(), reloader(context, rolefit, apps));
    const devServer = devServerService(plan, data.logFile('vite'));
    await progress.step('Starting Rolefit', () =>
      Promise.all([
        start(devServer),
        ...Object.values(apps).map((app) => start(app, { showErrors: true })),
      ]),
    );
    return rolefit;
  });
}

/** Compiles the servers, prints the errors and restarts the apps whose code has changed. */
function reloader(
  { progress, restart }: SessionContext,
  { plan, env }: ReadyRolefit,
  apps: Apps,
): () => Promise<void> {
  let times = readCompileTimes();

  const restartApp = async (name: AppName, startedAt: number): Promise<void> => {
    const app = apps[name];
    // A killed worker would leave its job to time out.
    if (app && (await restart(app, { atOnce: name === 'gateway' })))
      progress.say(`Restarted the ${name} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
  };

  return async () => {
    const startedAt = Date.now();
    const { code, output } = await tryRun(process.execPath, [
      compilerPath,
      '-b',
      join(rootDir, 'tsconfig.build.json'),
    ]);
    if (code !== 0) return progress.say(output.trimEnd());
    const before = times;
    times = readCompileTimes();
    const changed = changedApps(before, times);
    if (changed.length === 0) return;
    try {
      await ensureMigrated({ env, isOurs: !plan.provided.database, progress });
    } catch (error) {
      printProblem(error, progress.say);
    }
    for (const name of changed) void restartApp(name, startedAt);
  };
}
