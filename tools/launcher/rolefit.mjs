import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { launcherDir, rootDir } from './paths.mjs';

/**
 * Starts a whole Rolefit as `npm start` does, for the journeys. It has its own data, and of the environment only what is
 * handed in counts as set by a person.
 * @param dataDir an empty folder, or that of an earlier start to find its data again
 * @param args further options, for example `['--without', 'worker']`
 * @returns when it is ready: `{url, output(), stop(), kill()}`; `kill` is `kill -9` of the launcher alone
 * @throws Error with the output when it ends before it is ready
 */
export async function startRolefit({ dataDir, port = 0, args = [], env = {}, readyMs = 240_000 }) {
  const launcher = join(launcherDir, 'start.mjs');
  const child = spawn(process.execPath, [launcher, '--no-open', '--port', String(port), '--data', dataDir, ...args], {
    cwd: rootDir,
    env: { ...withoutServices(process.env), ROLEFIT_ENV_FILE: devNull, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise((resolve, reject) => {
    const fail = (why) => reject(new Error(`Rolefit ${why}:\n${output}`));
    const timer = setTimeout(() => {
      child.kill('SIGTERM');
      fail(`was not ready after ${readyMs / 1000} s`);
    }, readyMs);
    const listen = (chunk) => {
      output += chunk;
      const ready = /^Rolefit is ready on (\S+)$/m.exec(output)?.[1];
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
  return { url, output: () => output, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

/** Services that the person running the tests has set for themselves are not for tests. */
function withoutServices(env) {
  const theirs = /^(DATABASE_|REDIS_|S3_|AI_|GITHUB_|GOOGLE_|OBJECTS_DIR|SESSION_SECRET|PUBLIC_URL|PORT$|WORKER_)/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !theirs.test(name)));
}
