import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { familyOf } from '../../launcher/processes/process-family.ts';
import { sumOf } from '../rows/statistics.ts';

/** CPU and memory of processes are read from /proc; benchmarks that need them are left out elsewhere. */
export const hasProc = process.platform === 'linux';

/** Clock ticks a second in which /proc counts processor time. */
const ticksPerSecond = hasProc ? Number(execFileSync('getconf', ['CLK_TCK'])) : 100;

/** CPU time that a process has used so far, in milliseconds. Linux only. */
export function cpuMs(pid: number): number {
  return sumOf(timesOf(pid).slice(0, 2));
}

/** CPU time of each group of processes with all their descendants, including those that have ended; null where it cannot be known. */
export function cpuMsOf<Name extends string>(
  groups: Readonly<Record<Name, readonly number[]>>,
): Record<Name, number> | null {
  if (!hasProc) return null;
  const entries = Object.entries<readonly number[]>(groups).map(([name, pids]) => [
    name,
    sumOf(pids.map(familyCpuMs)),
  ]);
  return Object.fromEntries(entries) as Record<Name, number>;
}

function familyCpuMs(pid: number): number {
  return sumOf(familyOf(pid).flatMap((member) => timesOf(member.pid)));
}

/** User and system time of a process, then both of its children that have ended; zeros where it has ended itself. */
function timesOf(pid: number): number[] {
  const stat = readProc(pid, 'stat');
  if (stat === null) return [0, 0, 0, 0];
  // The command's name may hold spaces and brackets; the times are the 12th to the 15th field behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).map((ticks) => (Number(ticks) * 1_000) / ticksPerSecond);
}

/** Resident memory of a process in bytes. Linux only. @throws Error where it has ended */
export function residentBytes(pid: number): number {
  const status = readProc(pid, 'status');
  if (status === null) throw new Error(`process ${pid} has ended`);
  return residentIn(status);
}

/** Resident memory of processes and all their descendants in bytes. Pages that they share count for each. Linux only. */
export function familyResidentBytes(pids: readonly number[]): number {
  return sumOf(pids.flatMap(familyOf).map(({ pid }) => residentIn(readProc(pid, 'status') ?? '')));
}

function residentIn(status: string): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1_024;
}

/** Null where the process has ended. */
function readProc(pid: number, file: 'stat' | 'status'): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return null;
  }
}
