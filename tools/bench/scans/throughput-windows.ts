import { mean } from '../rows/statistics.ts';
import { cpuMs, hasProc, residentBytes } from '../servers/process-usage.ts';
import type { Workers } from '../servers/workers.ts';
import type { Fleet } from './fleet.ts';

/** Users among whom the scans of a run are divided. */
export const users = 20;
export const windowMs = 4_000;
/** Scans of each worker before its windows begin: a process that has just started takes twice as long for everything. */
export const warmUpScans = 300;

/** CPU time of the first worker per scan, and its memory at the end of the window. */
export interface Usage {
  readonly ms: number;
  readonly bytes: number;
}

export interface Windows {
  /** Scans a second of each window. */
  readonly rates: readonly number[];
  /** Empty where there is no /proc. */
  readonly usages: readonly Usage[];
}

export async function measureWindows(
  fleet: Fleet,
  { pids, firstPid }: Workers,
  rounds: number,
): Promise<Windows> {
  const rates: number[] = [];
  const usages: Usage[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const used = hasProc ? cpuMs(firstPid) : 0;
    const rate = await fleet.scans.rate(windowMs);
    rates.push(rate);
    if (hasProc)
      usages.push({
        ms: (cpuMs(firstPid) - used) / ((rate * windowMs) / 1_000 / pids.length),
        bytes: residentBytes(firstPid),
      });
  }
  return { rates, usages };
}

export function workersText(count: number): string {
  return `${count} worker${count > 1 ? 's' : ''}`;
}

export function meanText(values: readonly number[]): string {
  return mean(values).toFixed(1);
}
