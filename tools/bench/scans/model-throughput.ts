import { type Row, rowOf } from '../rows/row.ts';
import { type SlowModel, startSlowModel } from '../servers/slow-model.ts';
import { startWorkers } from '../servers/workers.ts';
import { type Fleet, startFleet } from './fleet.ts';
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

const latencyMs = 2_000;
/** So few calls that the processors are never busy: the figures show whether workers block each other. */
export const sharedConcurrency = 50;
/** Calls at a time of a single worker. */
export const loneConcurrency = 200;

/** Each is one run; the usage of the first and the last are compared. */
const runs = [
  { count: 1, concurrency: sharedConcurrency },
  { count: 2, concurrency: sharedConcurrency },
  { count: 4, concurrency: sharedConcurrency },
  { count: 1, concurrency: loneConcurrency },
] as const;

export interface ModelThroughput {
  readonly rows: readonly Row[];
  /** Of one worker with `sharedConcurrency` calls at a time, and of one with `loneConcurrency`. */
  readonly few: readonly Usage[];
  readonly many: readonly Usage[];
}

interface Run extends Windows {
  readonly count: number;
  readonly concurrency: number;
  /** Calls a second without a worker. */
  readonly bare: number;
}

/** Scans a second with a model that takes two seconds. */
export async function benchModelThroughput(rounds: number): Promise<ModelThroughput> {
  const model = await startSlowModel({ latencyMs });
  const fleet = await startFleet({ env: model.env, users });
  try {
    const done: Run[] = [];
    for (const run of runs) done.push(await runWorkers(fleet, model, run, rounds));
    return {
      rows: done.map(throughputRow),
      few: done[0]?.usages ?? [],
      many: done.at(-1)?.usages ?? [],
    };
  } finally {
    await fleet.stop();
    await model.close();
  }
}

function throughputRow({ count, concurrency, rates, bare }: Run): Row {
  const figure =
    concurrency === loneConcurrency
      ? `worker at concurrency ${loneConcurrency}`
      : `scans a second, ${workersText(count)}, model of 2 s`;
  const note = `${count} × ${concurrency} calls at a time: ${meanText(rates)} scans a second, calls alone ${bare.toFixed(1)}`;
  return rowOf({
    figure,
    against: 'calls alone',
    ratios: rates.map((rate) => rate / bare),
    least: 0.95,
    note,
  });
}

/** One long run. Windows begin once each worker has all its calls under way, and enough scans wait to last until their end. */
async function runWorkers(
  fleet: Fleet,
  model: SlowModel,
  { count, concurrency }: (typeof runs)[number],
  rounds: number,
): Promise<Run> {
  const bare = await model.bareRate({ concurrency: count * concurrency });
  const workers = await startWorkers({ env: fleet.env, count, concurrency });
  try {
    const warmUp = count * Math.max(warmUpScans, concurrency);
    const wanted = warmUp + Math.ceil((bare * (rounds * windowMs + 4 * latencyMs)) / 1_000);
    const before = await fleet.scans.count();
    const each = Math.ceil(wanted / users);
    await scanMany({ ...fleet, each });
    await fleet.scans.until(before + warmUp);
    const windows = await measureWindows(fleet, workers, rounds);
    await fleet.scans.until(before + each * users);
    return { ...windows, count, concurrency, bare };
  } finally {
    await workers.stop();
  }
}
