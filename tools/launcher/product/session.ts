import { takeLock } from '../bootstrap/lock.mjs';
import { Problem } from '../bootstrap/problem.mjs';
import { processIdentity } from '../bootstrap/process-identity.mjs';
import { isDiskFull } from '../processes/disk-space.ts';
import { stopOrphans } from '../processes/orphans.ts';
import { type RunContext, runUntilStopped } from '../processes/run-until-stopped.ts';
import { demoUsers } from '../servers/demo-users.ts';
import { type DataDir, openDataDir, type RunningState } from './data-dir.ts';
import { rolefitVariables, type Variables } from './environment.ts';
import { modelNotice } from './model-notice.ts';
import { openBrowser } from './open-browser.ts';
import { type StartOptions } from './options.ts';
import { type Plan } from './plan.ts';
import { printedAtStart } from './sign-in-link.ts';

export interface SessionContext extends RunContext {
  readonly options: StartOptions;
  readonly data: DataDir;
}

/** A Rolefit that is ready. */
export interface ReadyRolefit {
  readonly plan: Plan;
  readonly env: Variables;
  readonly workerEnv: Variables;
}

/** Runs a Rolefit with a data folder until a stop is requested, and records its processes and address in that folder. */
export async function runSession(
  options: StartOptions,
  bringUp: (context: SessionContext) => Promise<ReadyRolefit>,
): Promise<void> {
  const data = openDataDir(options.dataDir);
  const lock = lockDataDir(data);
  const orphans = data.running.read()?.processes ?? [];
  let state: RunningState = {
    pid: process.pid,
    identity: processIdentity(process.pid),
    processes: orphans,
  };
  const record = (changes: Partial<RunningState>): void => {
    state = { ...state, ...changes };
    // What is recorded serves the next start; without room for it this one goes on.
    try {
      data.running.write(state);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
    }
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
        if (plan.isShared) for (const line of await printedAtStart(env)) context.progress.say(line);
        for (const line of await modelNotice(env)) context.progress.say(line);
        openBrowser(plan.isShared ? plan.publicUrl : plan.url, options);
      },
    });
  } finally {
    data.running.remove();
    lock.release();
  }
}

function announce({ url, publicUrl, provided, isShared }: Plan, say: (line: string) => void): void {
  say(`Rolefit is ready on ${url}`);
  if (publicUrl !== url) say(`Others reach it on ${publicUrl}`);
  if (provided.github || isShared) return;
  say('Sign in as one of the demo users:');
  for (const { login, name } of demoUsers) say(`  ${login.padEnd(12)} ${name}`);
}

function lockDataDir(data: DataDir): { release(): void } {
  const lock = takeLock(data.lockFile);
  if (lock.release) return lock;
  const url = data.running.read()?.url;
  throw new Problem(
    `Rolefit already runs with the data in ${data.dir} (process ${lock.holder.pid}${url ? `, ${url}` : ''}). Stop that one, or start with another folder: npm start -- --data DIR --port N`,
  );
}
