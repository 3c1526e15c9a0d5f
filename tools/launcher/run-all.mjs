import { join } from 'node:path';
import { gatewayService, workerService } from './apps.mjs';
import { ensureBuilt } from './build.mjs';
import { openDataDir } from './data-dir.mjs';
import { demoUsers } from './demo-users.mjs';
import { composeEnv, readUserEnv, rolefitVariables } from './environment.mjs';
import { ensureInstalled } from './install.mjs';
import { stopLeftovers } from './leftovers.mjs';
import { takeLock } from './lock.mjs';
import { ensureMigrated } from './migrate.mjs';
import { openBrowser } from './open-browser.mjs';
import { rootDir } from './paths.mjs';
import { makePlan } from './plan.mjs';
import { Problem } from './problem.mjs';
import { processIdentity } from './process-identity.mjs';
import { runUntilStopped } from './run-until-stopped.mjs';
import { startServers } from './servers-of-start.mjs';

/** `npm start`: brings up all of Rolefit and keeps it up until somebody wants it to stop. */
export async function runAll(options) {
  const data = openDataDir(options.dataDir);
  const lock = lockDataDir(data);
  const leftovers = data.running.read()?.processes ?? [];
  let notes = { pid: process.pid, identity: processIdentity(process.pid), processes: leftovers };
  const note = (changes) => {
    notes = { ...notes, ...changes };
    data.running.write(notes);
  };
  try {
    note({});
    await runUntilStopped({
      onChange: (processes) => note({ processes }),
      async bringUp({ progress, start }) {
        await stopLeftovers(leftovers);
        const { plan, env } = await bringUp({ options, data, progress, start });
        note({ url: plan.url, env: rolefitVariables(env) });
        announce(plan, progress.say);
        openBrowser(plan.url, options);
      },
    });
  } finally {
    data.running.remove();
    lock.release();
  }
}

async function bringUp({ options, data, progress, start }) {
  const user = readUserEnv();
  const plan = await makePlan({ data, user, options, webDistDir: join(rootDir, 'apps', 'web', 'dist') });
  await ensureInstalled(progress);
  // The servers need no build: they come up meanwhile.
  const servers = startServers({ start, data, plan, say: progress.say });
  servers.catch(() => undefined);
  await ensureBuilt(progress);
  const addresses = await progress.step('Starting PostgreSQL and Redis', () => servers);
  const env = composeEnv({ user, own: { ...plan.own, ...addresses }, port: plan.port, workerPort: plan.workerPort });
  await ensureMigrated({ env, isOurs: !plan.brought.database, progress });
  await progress.step('Starting Rolefit', () => startApps({ start, data, env, withWorker: options.withWorker }));
  return { plan, env };
}

/** Together, since neither waits for the other; the worker is stopped first. */
async function startApps({ start, data, env, withWorker }) {
  const services = [gatewayService({ env, logFile: data.logFile('gateway') }), ...(withWorker ? [workerService({ env, logFile: data.logFile('worker') })] : [])];
  await Promise.all(services.map((service) => start(service, { showErrors: true })));
}

function announce({ url, brought }, say) {
  say(`Rolefit is ready on ${url}`);
  if (brought.github) return;
  say('Sign in as one of the demo users:');
  for (const { login, name } of demoUsers) say(`  ${login.padEnd(12)} ${name}`);
}

function lockDataDir(data) {
  const { release, holder } = takeLock(data.lockFile);
  if (release) return { release };
  const url = data.running.read()?.url;
  throw new Problem(`Rolefit already runs with the data in ${data.dir} (process ${holder.pid}${url ? `, ${url}` : ''}). Stop that one, or start with another folder: npm start -- --data DIR --port N`);
}
