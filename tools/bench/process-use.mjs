import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { familyOf } from '../launcher/process-family.mjs';

/** Ticks of the clock that /proc counts processor time in, a second. */
const ticksPerSecond = process.platform === 'linux' ? Number(execFileSync('getconf', ['CLK_TCK'])) : 100;

/** Milliseconds of processor time that a process has used so far. Linux only. */
export function cpuMs(pid) {
  const [user, system] = timesOf(pid);
  return user + system;
}

/** The same of a process and all below it, those too that have ended and were waited for. Linux only. */
export function familyCpuMs(pid) {
  return familyOf(pid).reduce((sum, member) => sum + timesOf(member.pid).reduce((all, ms) => all + ms, 0), 0);
}

/**
 * What each of several groups of processes has used so far.
 * @param groups `{name: [pid, …]}` @returns `{name: ms}`, or null where that cannot be known
 */
export function useOf(groups) {
  if (process.platform !== 'linux') return null;
  return Object.fromEntries(Object.entries(groups).map(([name, pids]) => [name, pids.reduce((sum, pid) => sum + familyCpuMs(pid), 0)]));
}

/** Of a process: user, system, and both of its children that have ended. */
function timesOf(pid) {
  const stat = statOf(pid);
  if (stat === null) return [0, 0, 0, 0];
  // The command's name may hold spaces and brackets; the times are the 12th to the 15th field behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).map((ticks) => (Number(ticks) * 1_000) / ticksPerSecond);
}

/** Null where it has ended since its family was listed. */
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'latin1');
  } catch {
    return null;
  }
}

/** Bytes of memory that a process holds. Linux only. */
export function residentBytes(pid) {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) * 1_024;
}
