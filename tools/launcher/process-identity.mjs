import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When a process began, as an opaque text, or null when no such process runs. A process id alone is soon given to somebody
 * else; together with its beginning it names one process, so that nothing is ever killed by a number from an old file.
 */
export function processIdentity(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  if (process.platform === 'linux') return fromProc(pid);
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  const text = (stdout ?? '').trim();
  if (!text || /\sZ\S*$/.test(text)) return null;
  return text.replace(/\s+\S+$/, '');
}

function fromProc(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name may hold spaces and brackets; the fields proper begin after its last bracket.
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

/** Whether exactly this process, not a later one with the same id, still runs. */
export function isRunning({ pid, identity }) {
  return identity !== null && identity !== undefined && processIdentity(pid) === identity;
}

/** Sends a signal to a process or, with a negative id, to its group; false when there is nobody to receive it. */
export function sendSignal(pid, signal) {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}
