import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { rootDir } from './paths.mjs';
import { Problem } from './problem.mjs';
import { processIdentity, sendSignal } from './process-identity.mjs';
import { lastLines } from './run.mjs';

const rotateAtBytes = 5_000_000;

/**
 * Starts a long-running process in a session of its own, so that Ctrl-C reaches it through us and in our order, with its
 * output appended to `service.logFile`.
 *
 * A service is `{name, command, args, env?, cwd?, logFile, stopSignal?, graceMs?, isReady, readyMs?}`.
 */
export function startChild(service, keeper) {
  const { name, command, args, env = process.env, cwd = rootDir, logFile, stopSignal = 'SIGTERM', graceMs = 10_000 } = service;
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);

  const { pid } = child;
  const identity = pid === undefined ? null : processIdentity(pid);
  if (pid !== undefined) keeper?.watch({ pid, identity, stopSignal, graceMs });

  let ended = null;
  const exited = new Promise((resolve) => {
    const finish = (outcome) => {
      if (ended) return;
      ended = outcome;
      if (pid !== undefined) {
        // Whatever it had started itself must not outlive it.
        sendSignal(-pid, 'SIGKILL');
        keeper?.forget(pid);
      }
      resolve(outcome);
    };
    child.once('error', (error) => finish({ code: null, signal: null, reason: error.message }));
    child.once('exit', (code, signal) => finish({ code, signal, reason: signal ? `ended by ${signal}` : `ended with code ${code}` }));
  });

  return {
    name,
    pid,
    identity,
    exited,
    get hasExited() {
      return ended !== null;
    },
    async stop({ atOnce = false } = {}) {
      if (ended || pid === undefined) return;
      sendSignal(pid, atOnce ? 'SIGKILL' : stopSignal);
      const timer = setTimeout(() => sendSignal(pid, 'SIGKILL'), graceMs);
      await exited;
      clearTimeout(timer);
    },
  };
}

/**
 * Waits until `service.isReady()` answers true.
 * @throws Problem with the end of its log when the child ends first or takes longer than `service.readyMs`
 */
export async function waitUntilReady(service, child) {
  const deadline = Date.now() + (service.readyMs ?? 60_000);
  let end = null;
  child.exited.then((outcome) => (end = outcome));
  for (let pauseMs = 10; ; pauseMs = Math.min(pauseMs * 1.5, 200)) {
    if (await service.isReady().catch(() => false)) return;
    if (end) throw new Problem(`${service.name} did not start: ${end.reason}.`, { details: logTail(service.logFile) });
    if (Date.now() > deadline) throw new Problem(`${service.name} was not ready in time.`, { details: logTail(service.logFile) });
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** The end of a log file, or nothing when there is none. */
export function logTail(logFile, count = 20) {
  try {
    return lastLines(readFileSync(logFile, 'utf8').slice(-16_384), count);
  } catch {
    return '';
  }
}

/** Keeps one older log beside a log that has grown long. */
export function rotateLog(logFile) {
  if (existsSync(logFile) && statSync(logFile).size > rotateAtBytes) renameSync(logFile, `${logFile}.1`);
}
