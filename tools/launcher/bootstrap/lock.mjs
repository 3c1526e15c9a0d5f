// @ts-check
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hasCode } from './error-code.mjs';
import { isRunning, processIdentity } from './process-identity.mjs';

/**
 * @typedef {import('./process-identity.mjs').KnownProcess} KnownProcess
 * @typedef {{ release(): void, holder?: undefined }} HeldLock
 * @typedef {{ release?: undefined, holder: KnownProcess }} TakenLock
 */

/**
 * Takes a lock that is bound to the life of this process: a file that names it. The lock of a process that has ended is taken over.
 * @param {string} file
 * @returns {HeldLock | TakenLock}
 */
export function takeLock(file) {
  const me = { pid: process.pid, identity: processIdentity(process.pid) };
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, JSON.stringify(me));
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        // Creating a link is atomic, even when two processes start at the same moment.
        linkSync(mine, file);
        return { release: () => rmSync(file, { force: true }) };
      } catch (error) {
        if (!hasCode(error, 'EEXIST')) throw error;
      }
      const holder = read(file);
      if (holder && isRunning(holder)) return { holder };
      rmSync(file, { force: true });
    }
    return { holder: read(file) ?? { pid: 0, identity: null } };
  } finally {
    rmSync(mine, { force: true });
  }
}

/**
 * Takes the lock as soon as it is free.
 * @param {string} file
 * @param {(holder: KnownProcess) => void} [onWait] called once if the lock is not free at first
 * @returns {Promise<HeldLock>}
 */
export async function waitForLock(file, onWait = () => undefined) {
  for (let waited = false; ; waited = true) {
    const lock = takeLock(file);
    if (lock.release) return lock;
    if (!waited) onWait(lock.holder);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/**
 * @param {string} file
 * @returns {KnownProcess | null}
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
