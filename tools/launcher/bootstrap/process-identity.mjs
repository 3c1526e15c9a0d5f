// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A process id and the start time of the process. The system reuses ids, so an id from a file is only safe to kill together with the start time.
 * @typedef {{ readonly pid: number, readonly identity: string | null | undefined }} KnownProcess
 */

/**
 * The start time of a process as an opaque text, or null when no such process runs.
 * @param {number} pid
 * @returns {string | null}
 */
export function processIdentity(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  if (process.platform === 'linux') return fromProc(pid);
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-o', 'stat=', '-p', String(pid)], {
    encoding: 'utf8',
  });
  const text = (stdout ?? '').trim();
  if (!text || /\sZ\S*$/.test(text)) return null;
  return text.replace(/\s+\S+$/, '');
}

/** @param {number} pid */
function fromProc(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the command may contain spaces and brackets; the other fields follow its last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state] = fields;
    return state === 'Z' || state === 'X' ? null : `${bootId()}:${fields[19]}`;
  } catch {
    return null;
  }
}

function bootId() {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return 'boot';
  }
}

/**
 * Whether exactly this process still runs, not a later one with the same id.
 * @param {KnownProcess} known
 */
export function isRunning({ pid, identity }) {
  return identity !== null && identity !== undefined && processIdentity(pid) === identity;
}

/**
 * Sends a signal to a process or, with a negative id, to its group.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 * @returns {boolean} whether there was a process to receive it
 */
export function sendSignal(pid, signal) {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}
