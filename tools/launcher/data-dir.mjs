import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.mjs';

/**
 * The folder that holds everything a Rolefit knows: data, secrets, logs, and notes for its next start.
 * @param {string} dir
 * @throws Problem where it cannot be made or written
 */
export function openDataDir(dir) {
  try {
    mkdirSync(join(dir, 'logs'), { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new Problem(`The data folder ${dir} cannot be written: ${cause.message}.`, { cause });
  }
  return {
    dir,
    postgresDir: join(dir, 'postgres'),
    redisDir: join(dir, 'redis'),
    objectsDir: join(dir, 'objects'),
    lockFile: join(dir, 'launcher.lock'),
    /** Ports of the last start, so that addresses stay the same. */
    ports: note(join(dir, 'ports.json')),
    /** What runs now: addresses for `npm run worker`, processes for the clean-up after a crash. */
    running: note(join(dir, 'running.json')),
    /** @param {string} name */
    logFile: (name) => join(dir, 'logs', `${name}.log`),
  };
}

/** @param {string} file */
function note(file) {
  return {
    /** @returns {unknown} */
    read() {
      try {
        return JSON.parse(readFileSync(file, 'utf8'));
      } catch {
        return null;
      }
    },
    /** @param {unknown} content */
    write(content) {
      // Moved into place, so that no reader ever sees half of it. It may hold passwords.
      writeFileSync(`${file}.new`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
    remove: () => rmSync(file, { force: true }),
  };
}
