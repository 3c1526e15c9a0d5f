import { readFileSync } from 'node:fs';

/** Clock tick of `/proc` on every current Linux. Source: proc_pid_stat(5), USER_HZ. */
const tickMs = 10;

/**
 * CPU time of a process, in milliseconds; null once it has ended, and on systems without `/proc`.
 * Source: proc_pid_stat(5), fields 14 and 15; the name before them may contain blanks and brackets.
 */
export function cpuTimeMs(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(ticks) ? ticks * tickMs : null;
  } catch {
    return null;
  }
}
