import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { rootDir } from '../bootstrap/paths.mjs';
import { familyOf, type ProcessRecord } from '../processes/process-family.ts';
import { type RunningProcess } from '../processes/supervisor.ts';
import { openDataDir } from '../product/data-dir.ts';

/** A launcher that was started as a user starts it. */
export interface Launcher {
  /** Its output so far. */
  output(): string;
  /** The launcher and its descendants, while it runs. */
  family(): ProcessRecord[];
  /** Ends it with SIGTERM if it still runs; its exit code, or null if a signal ended it. */
  stop(): Promise<number | null>;
  /** Kills the launcher alone. */
  kill(): Promise<number | null>;
}

export interface StartedRolefit extends Launcher {
  readonly url: string;
  /** The supervised processes: gateway, worker, PostgreSQL, Redis, GitHub emulator. */
  processes(): readonly RunningProcess[];
}

export interface StartRolefitOptions {
  /** An empty folder, or that of an earlier start to use its data again. */
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly readyMs?: number;
}

/**
 * Starts a whole Rolefit as `npm start` does, with its own data and none of the user's settings.
 * @param options `args` are further options, for example `['--without', 'worker']`
 * @throws Error with the output if it ends before it is ready
 */
export async function startRolefit({
  dataDir,
  port = 0,
  args = [],
  env = {},
  readyMs = 240_000,
}: StartRolefitOptions & {
  readonly port?: number;
  readonly args?: readonly string[];
}): Promise<StartedRolefit> {
  const options = ['start', '--no-open', '--port', String(port), '--data', dataDir, ...args];
  const { match, ...launcher } = await launch({
    args: options,
    env,
    readyMs,
    readyLine: /^Rolefit is ready on (\S+)$/m,
  });
  return {
    ...launcher,
    url: match,
    processes: () => openDataDir(dataDir).running.read()?.processes ?? [],
  };
}

/** Starts one more worker for the Rolefit that runs with this data, as `npm run worker` does. */
export async function startWorker({
  dataDir,
  env = {},
  readyMs = 240_000,
}: StartRolefitOptions): Promise<Launcher> {
  return launch({
    args: ['worker', '--data', dataDir],
    env,
    readyMs,
    readyLine: /^(The worker is ready)/m,
  });
}

interface LaunchOptions {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Matches the line that it prints when it is ready. */
  readonly readyLine: RegExp;
  readonly readyMs: number;
}

async function launch({
  args,
  env,
  readyLine,
  readyMs,
}: LaunchOptions): Promise<Launcher & { readonly match: string }> {
  const child = spawn(process.execPath, [join(rootDir, 'tools', 'launcher', 'run.mjs'), ...args], {
    cwd: rootDir,
    env: {
      ...withoutServices(process.env),
      ROLEFIT_ENV_FILE: devNull,
      ROLEFIT_LAUNCHER_PARENT: String(process.pid),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const match = await new Promise<string>((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`Rolefit ${why}:\n${output}`));
    const timer = setTimeout(() => {
      child.kill('SIGTERM');
      fail(`was not ready after ${readyMs / 1000} s`);
    }, readyMs);
    const listen = (chunk: string): void => {
      output += chunk;
      const ready = readyLine.exec(output)?.[1];
      if (!ready) return;
      clearTimeout(timer);
      resolve(ready);
    };
    for (const pipe of [child.stdout, child.stderr]) pipe.setEncoding('utf8').on('data', listen);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with code ${code}`);
    });
  });
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
    return child.exitCode;
  };
  return {
    match,
    output: () => output,
    family: () => (child.pid === undefined ? [] : familyOf(child.pid)),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Services that the user has set for their own Rolefit are not for tests. */
function withoutServices(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const services =
    /^(DATABASE_|REDIS_|S3_|AI_|GITHUB_|GOOGLE_|OIDC_|OBJECTS_DIR|SESSION_SECRET|PUBLIC_URL|PORT$|WORKER_)/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !services.test(name)));
}
