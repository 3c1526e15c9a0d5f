import { join } from 'node:path';
import { takeLock } from '../bootstrap/lock.mjs';
import { rootDir } from '../bootstrap/paths.mjs';
import { Problem } from '../bootstrap/problem.mjs';
import { processIdentity } from '../bootstrap/process-identity.mjs';
import { stopOrphans } from '../processes/orphans.ts';
import { type RunContext, runUntilStopped } from '../processes/run-until-stopped.ts';
import { demoUsers } from '../servers/demo-users.ts';
import { gatewayService, workerService } from './apps.ts';
import { ensureBuilt } from './build.ts';
import { type DataDir, openDataDir, type RunningState } from './data-dir.ts';
import { composeEnv, readUserEnv, rolefitVariables, type Variables } from './environment.ts';
import { ensureInstalled } from './install.ts';
import { ensureMigrated } from './migrate.ts';
import { openBrowser } from './open-browser.ts';
import { type StartOptions } from './options.ts';
import { makePlan, type Plan } from './plan.ts';
import { startServers } from './start-servers.ts';

interface BringUp extends RunContext {
  readonly options: StartOptions;
  readonly data: DataDir;
}

/** `npm start`: starts all of Rolefit and keeps it running until a stop is requested. */
export async function runAll(options: StartOptions): Promise<void> {
  const data = openDataDir(options.dataDir);
  const lock = lockDataDir(data);
  const orphans = data.running.read()?.processes ?? [];
  let state: RunningState = { pid: process.pid, identity: processIdentity(process.pid), processes: orphans };
  const record = (changes: Partial<RunningState>): void => {
    state = { ...state, ...changes };
    data.running.write(state);
  };
  try {
    record({});
    await runUntilStopped({
      onChange: (processes) => record({ processes }),
      async bringUp(context) {
        await stopOrphans(orphans);
        const { plan, env } = await bringUp({ ...context, options, data });
        record({ url: plan.url, env: rolefitVariables(env) });
        announce(plan, context.progress.say);
        openBrowser(plan.url, options);
      },
    });
  } finally {
    data.running.remove();
    lock.release();
  }
}

async function bringUp({ options, data, progress, start, ...context }: BringUp): Promise<{ plan: Plan; env: Variables }> {
  const user = readUserEnv();
  const plan = await makePlan({ data, user, port: options.port, webDistDir: join(rootDir, 'apps', 'web', 'dist') });
  await ensureInstalled(progress);
  // The servers need no build, so they start meanwhile.
  const servers = startServers({ start, data, plan, say: progress.say });
  servers.catch(() => undefined);
  await ensureBuilt(progress);
  const addresses = await progress.step('Starting PostgreSQL and Redis', () => servers);
  const env = composeEnv({ user, own: { ...plan.own, ...addresses }, port: plan.port, workerPort: plan.workerPort });
  await ensureMigrated({ env, isOurs: !plan.provided.database, progress });
  await progress.step('Starting Rolefit', () => startApps({ ...context, progress, start, data, options }, env));
  return { plan, env };
}

/** Starts both at the same time, since neither needs the other. */
async function startApps({ start, data, options }: BringUp, env: Variables): Promise<void> {
  const services = [gatewayService({ env, logFile: data.logFile('gateway') }), ...(options.withWorker ? [workerService({ env, logFile: data.logFile('worker') })] : [])];
  await Promise.all(services.map((service) => start(service, { showErrors: true })));
}

function announce({ url, provided }: Plan, say: (line: string) => void): void {
  say(`Rolefit is ready on ${url}`);
  if (provided.github) return;
  say('Sign in as one of the demo users:');
  for (const { login, name } of demoUsers) say(`  ${login.padEnd(12)} ${name}`);
}

function lockDataDir(data: DataDir): { release(): void } {
  const lock = takeLock(data.lockFile);
  if (lock.release) return lock;
  const url = data.running.read()?.url;
  throw new Problem(`Rolefit already runs with the data in ${data.dir} (process ${lock.holder.pid}${url ? `, ${url}` : ''}). Stop that one, or start with another folder: npm start -- --data DIR --port N`);
}
