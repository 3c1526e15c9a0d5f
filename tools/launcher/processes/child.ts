import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { lastLines } from '../bootstrap/command.mjs';
import { rootDir } from '../bootstrap/paths.mjs';
import { Problem } from '../bootstrap/problem.mjs';
import { processIdentity, sendSignal } from '../bootstrap/process-identity.mjs';
import { findFullDisk } from './disk-space.ts';
import { readableErrors } from './error-watch.ts';
import { type Keeper } from './keeper.ts';

/** A program to start, and how to end it. */
export interface Program {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** The output is appended to it. */
  readonly logFile: string;
  readonly stopSignal?: NodeJS.Signals;
  /** Time to end after `stopSignal` before it is killed. */
  readonly graceMs?: number;
}

/** A small home server, or a busy one, takes more than a minute. */
const defaultReadyMs = 180_000;

/** A program that has a readiness check. */
export interface Service extends Program {
  isReady(): Promise<boolean>;
  /** Time to become ready before it counts as failed. */
  readonly readyMs?: number;
  /** With `wait`, the supervisor starts it again only by `restart`, not after a crash. */
  readonly afterCrash?: 'restart' | 'wait';
}

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly reason: string;
}

export interface Child {
  readonly name: string;
  /** Undefined if it could not be started. */
  readonly pid: number | undefined;
  readonly identity: string | null;
  readonly exited: Promise<Ending>;
  readonly hasExited: boolean;
  /** Ends it and its descendants. */
  stop(options?: { readonly atOnce?: boolean }): Promise<void>;
}

/** Starts a long-running process in its own session, so that Ctrl-C reaches it only through the launcher, which stops processes in order. */
export function startChild(program: Program, keeper?: Keeper): Child {
  const {
    name,
    command,
    args,
    env = process.env,
    cwd = rootDir,
    logFile,
    stopSignal = 'SIGTERM',
    graceMs = 10_000,
  } = program;
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);

  const { pid } = child;
  const identity = pid === undefined ? null : processIdentity(pid);
  if (pid !== undefined) keeper?.watch({ pid, identity, stopSignal, graceMs });

  let hasExited = false;
  const exited = new Promise<Ending>((resolve) => {
    const finish = (ending: Ending): void => {
      if (hasExited) return;
      hasExited = true;
      if (pid !== undefined) {
        // Its descendants must not outlive it.
        sendSignal(-pid, 'SIGKILL');
        keeper?.forget(pid);
      }
      resolve(ending);
    };
    child.once('error', (error) => finish({ code: null, signal: null, reason: error.message }));
    child.once('exit', (code, signal) =>
      finish({ code, signal, reason: signal ? `ended by ${signal}` : `ended with code ${code}` }),
    );
  });

  return {
    name,
    pid,
    identity,
    exited,
    get hasExited() {
      return hasExited;
    },
    async stop({ atOnce = false } = {}) {
      if (hasExited || pid === undefined) return;
      sendSignal(pid, atOnce ? 'SIGKILL' : stopSignal);
      const timer = setTimeout(() => sendSignal(pid, 'SIGKILL'), graceMs);
      await exited;
      clearTimeout(timer);
    },
  };
}

/**
 * Waits until the service is ready.
 * @throws Problem with the end of its log if the child ends first or takes longer than `readyMs`
 */
export async function waitUntilReady(
  service: Pick<Service, 'name' | 'logFile' | 'isReady' | 'readyMs'>,
  child: { readonly exited: Promise<Pick<Ending, 'reason'>> },
): Promise<void> {
  const deadline = Date.now() + (service.readyMs ?? defaultReadyMs);
  const state: { ending?: Pick<Ending, 'reason'> } = {};
  void child.exited.then((ending) => (state.ending = ending));
  for (let pauseMs = 10; ; pauseMs = Math.min(pauseMs * 1.5, 200)) {
    if (await service.isReady().catch(() => false)) return;
    if (state.ending)
      throw new Problem(`${service.name} did not start: ${state.ending.reason}.`, {
        details: whatItSaid(service.logFile),
      });
    if (Date.now() > deadline)
      throw new Problem(`${service.name} was not ready in time${becauseOfDisk(service)}.`, {
        details: whatItSaid(service.logFile),
      });
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

function becauseOfDisk({ logFile }: Pick<Service, 'logFile'>): string {
  const full = findFullDisk(logFile);
  return full === null ? '' : `: ${full}`;
}

/** Its errors, or where to look if it said none. */
function whatItSaid(logFile: string): string {
  return readableErrors(logTail(logFile, 40)) || `Its log is ${logFile}`;
}

/** The last lines of a log file, or an empty text if there is none. */
export function logTail(logFile: string, count = 20): string {
  try {
    return lastLines(readFileSync(logFile, 'utf8').slice(-16_384), count);
  } catch {
    return '';
  }
}
