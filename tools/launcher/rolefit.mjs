import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { openDataDir } from './data-dir.mjs';
import { launcherDir, rootDir } from './paths.mjs';
import { familyOf } from './process-family.mjs';

/**
 * Starts a whole Rolefit as `npm start` does, for the journeys. It has its own data, and of the environment only what is
 * handed in counts as set by a person.
 * @param dataDir an empty folder, or that of an earlier start to find its data again
 * @param args further options, for example `['--without', 'worker']`
 * @returns when it is ready: `{url, output(), processes(), family(), stop(), kill()}`; see rolefit.d.mts
 * @throws Error with the output when it ends before it is ready
 */
export async function startRolefit({ dataDir, port = 0, args = [], env = {}, readyMs = 240_000 }) {
  const options = ['--no-open', '--port', String(port), '--data', dataDir, ...args];
  const launcher = await launch({ args: options, env, readyMs, readyLine: /^Rolefit is ready on (\S+)$/m });
  return { ...launcher, url: launcher.found, processes: () => openDataDir(dataDir).running.read()?.processes ?? [] };
}

/** Starts one more worker beside the Rolefit that runs with this data, as `npm run worker` does. */
export const startWorker = ({ dataDir, env = {}, readyMs = 60_000 }) => launch({ args: ['--only', 'worker', '--data', dataDir], env, readyMs, readyLine: /^(The worker is ready)/m });

async function launch({ args, env, readyLine, readyMs }) {
  const child = spawn(process.execPath, [join(launcherDir, 'start.mjs'), ...args], {
    cwd: rootDir,
    env: { ...withoutServices(process.env), ROLEFIT_ENV_FILE: devNull, ROLEFIT_LAUNCHER_PARENT: String(process.pid), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const found = await new Promise((resolve, reject) => {
    const fail = (why) => reject(new Error(`Rolefit ${why}:\n${output}`));
    const timer = setTimeout(() => {
      child.kill('SIGTERM');
      fail(`was not ready after ${readyMs / 1000} s`);
    }, readyMs);
    const listen = (chunk) => {
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
  const end = async (signal) => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exit = once(child, 'exit');
    child.kill(signal);
    const [code] = await exit;
    return code;
  };
  return { found, output: () => output, family: () => familyOf(child.pid), stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

/** Services that the person running the tests has set for themselves are not for tests. */
function withoutServices(env) {
  const theirs = /^(DATABASE_|REDIS_|S3_|AI_|GITHUB_|GOOGLE_|OBJECTS_DIR|SESSION_SECRET|PUBLIC_URL|PORT$|WORKER_)/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !theirs.test(name)));
}
