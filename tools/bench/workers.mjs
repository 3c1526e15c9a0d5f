import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { rootDir } from '../launcher/paths.mjs';
import { findPorts } from '../launcher/ports.mjs';
import { answersOk } from '../launcher/health.mjs';

/**
 * Starts workers with this environment, all at once.
 * @returns their process ids, and `stop()`
 */
export async function startWorkers({ env, count = 1, concurrency }) {
  const names = Array.from({ length: count }, (_, index) => `worker${index}`);
  const ports = await findPorts(names);
  const children = names.map((name) =>
    fork(join(rootDir, 'apps/worker/dist/main.js'), {
      env: { ...env, WORKER_PORT: String(ports[name]), LOG_LEVEL: 'fatal', ...(concurrency === undefined ? {} : { WORKER_CONCURRENCY: String(concurrency) }) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }),
  );
  const stop = () => Promise.all(children.map(end));
  try {
    await Promise.all(Object.values(ports).map((port) => untilOk(`http://127.0.0.1:${port}/health/ready`)));
    return { pids: children.map(({ pid }) => pid), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function untilOk(url) {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (await answersOk(url).catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not become ready`);
}
