import { readFileSync } from 'node:fs';

/** What `/proc` counts in, on every Linux of today. Source: proc_pid_stat(5), USER_HZ. */
const tickMs = 10;

/**
 * How much processor time a process has used, in milliseconds; null once it is gone, and on systems without `/proc`.
 * Source: proc_pid_stat(5), fields 14 and 15; the name before them may hold blanks and brackets.
 */
export function cpuTimeMs(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').replace(/^.*\) /s, '').split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(ticks) ? ticks * tickMs : null;
  } catch {
    return null;
  }
}
