import { setTimeout as sleep } from 'node:timers/promises';
import { type Row, rowOf } from '../rows/row.ts';
import { startSlowModel } from '../servers/slow-model.ts';
import { startWorkers } from '../servers/workers.ts';
import { startFleet } from './fleet.ts';
import { scanMany } from './scan-load.ts';

/** How long BullMQ's default settings take to run the job of a killed worker again. Measured before ours were chosen. */
const defaultMs = 58_000;
const latencyMs = 60_000;

/** Measures the time from `kill -9` of a worker during a reading until another worker calls the model about the same posting, against BullMQ's default. */
export async function benchTakeover({ rounds }: { readonly rounds: number }): Promise<Row[]> {
  const model = await startSlowModel({ latencyMs });
  const fleet = await startFleet({ env: model.env, users: 1 });
  try {
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const first = await startWorkers({ env: fleet.env, concurrency: 1 });
      await scanMany({ ...fleet, each: 1 });
      await until(() => model.calls() === 2 * round + 1);
      const second = await startWorkers({ env: fleet.env, concurrency: 1 });
      const killedAt = performance.now();
      process.kill(first.firstPid, 'SIGKILL');
      await until(() => model.calls() === 2 * round + 2);
      ratios.push((model.lastCallAt() - killedAt) / defaultMs);
      // The second worker would go on reading for a minute; a scan without a row is dropped.
      await fleet.scans.deleteAll();
      await Promise.all([first.stop(), second.stop()]);
    }
    return [
      rowOf({
        figure: 'killed worker, its scan goes on',
        against: "BullMQ's default, 58 s",
        ratios,
        most: 0.1,
      }),
    ];
  } finally {
    await fleet.stop();
    await model.close();
  }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(20);
}
