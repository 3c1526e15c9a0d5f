import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answersOk } from '../../launcher/processes/health.ts';
import { rootDir } from '../../launcher/bootstrap/paths.mjs';

const readyTries = 600;
const readyPauseMs = 100;

/**
 * Starts a program of the checkout as a child process.
 * @param program path below the root of the checkout
 * @param stdout `pipe` for a caller that reads the log
 */
export function startProgram(
  program: string,
  env: NodeJS.ProcessEnv,
  stdout: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  return fork(join(rootDir, program), { env, stdio: ['ignore', stdout, 'inherit', 'ipc'] });
}

/** Ends a program with SIGTERM, if it still runs, and waits for its exit. */
export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** The process id of a program that could be started. */
export function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('a program could not be started');
  return pid;
}

/** Polls an address until it answers 200. @throws Error after a minute */
export async function waitUntilOk(url: string): Promise<void> {
  for (let attempt = 0; attempt < readyTries; attempt += 1) {
    if (await answersOk(url).catch(() => false)) return;
    await sleep(readyPauseMs);
  }
  throw new Error(`${url} did not become ready`);
}
