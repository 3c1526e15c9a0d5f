import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Ticks of the clock that /proc counts processor time in, a second. */
const ticksPerSecond = process.platform === 'linux' ? Number(execFileSync('getconf', ['CLK_TCK'])) : 100;

/** Milliseconds of processor time that a process has used so far. Linux only. */
export function cpuMs(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  // The command's name may hold spaces and brackets; user and system time are the 12th and 13th field behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond;
}

/** Bytes of memory that a process holds. Linux only. */
export function residentBytes(pid) {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) * 1_024;
}
