import { cpus } from 'node:os';
import { type Row, rowOf } from '../rows/row.ts';
import { startWorkers } from '../servers/workers.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { measurePlainReading, type PlainReading } from './plain-reading.ts';
import { scanMany } from './scan-load.ts';
import {
  measureWindows,
  meanText,
  type Usage,
  users,
  warmUpScans,
  windowMs,
  type Windows,
  workersText,
} from './throughput-windows.ts';

export interface BuiltInThroughput {
  readonly rows: readonly Row[];
  /** Of one worker. */
  readonly usages: readonly Usage[];
  /** CPU time of reading and judging one posting without a worker. */
  readonly plainMs: number;
}

interface Run extends Windows {
  readonly count: number;
  readonly plain: PlainReading;
}

/** Scans a second with the built-in analyser. */
export async function benchBuiltInThroughput(rounds: number): Promise<BuiltInThroughput> {
  const fleet = await startFleet({ env: {}, users });
  try {
    const alone = await runWorkers(fleet, 1, rounds);
    const runs = [alone, await runWorkers(fleet, 2, rounds), await runWorkers(fleet, 4, rounds)];
    return { rows: runs.map(throughputRow), usages: alone.usages, plainMs: alone.plain.cpuMs };
  } finally {
    await fleet.stop();
  }
}

function throughputRow({ count, plain, rates }: Run): Row {
  return rowOf({
    figure: `scans a second, ${workersText(count)}, built-in analyser`,
    against: `reading in ${count} process${count > 1 ? 'es' : ''}`,
    ratios: rates.map((rate) => rate / plain.perSecond),
    least: 0.3,
    note: `${meanText(rates)} scans a second, reading and judging alone ${plain.perSecond.toFixed(0)}, on ${cpus().length} processors that PostgreSQL and Redis share`,
  });
}

async function runWorkers(fleet: Fleet, count: number, rounds: number): Promise<Run> {
  const plain = await measurePlainReading({ processes: count, ms: windowMs });
  // As many as the windows would take if queue and database cost nothing, all of them queued before the first worker starts.
  const each = Math.ceil(
    (count * warmUpScans + (plain.perSecond * (rounds + 1) * windowMs) / 1_000) / users,
  );
  const before = await fleet.scans.count();
  await scanMany({ ...fleet, each });
  const workers = await startWorkers({ env: fleet.env, count });
  try {
    await fleet.scans.until(before + count * warmUpScans);
    return { count, plain, ...(await measureWindows(fleet, workers, rounds)) };
  } finally {
    await workers.stop();
    await fleet.scans.deleteAll();
  }
}
