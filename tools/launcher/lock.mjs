import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isRunning, processIdentity } from './process-identity.mjs';

/**
 * Takes a lock that lives as long as this process: a file that names it. A lock whose process is gone is taken over.
 * @returns `{release()}`, or `{holder: {pid}}` where another process has it
 */
export function takeLock(file) {
  const me = { pid: process.pid, identity: processIdentity(process.pid) };
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, JSON.stringify(me));
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        // A link either appears whole or not at all, even when two start in the same moment.
        linkSync(mine, file);
        return { release: () => rmSync(file, { force: true }) };
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const holder = read(file);
      if (holder && isRunning(holder)) return { holder };
      rmSync(file, { force: true });
    }
    return { holder: read(file) ?? { pid: 0 } };
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Takes the lock as soon as its holder lets go; `onWait` is called once when that is not at once. */
export async function waitForLock(file, onWait = () => undefined) {
  for (let waited = false; ; waited = true) {
    const { release, holder } = takeLock(file);
    if (release) return { release };
    if (!waited) onWait(holder);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
