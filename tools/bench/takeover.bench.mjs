import { rowOf } from './row.mjs';
import { startFleet } from './scans.bench.mjs';
import { scanMany } from './scanning-people.mjs';
import { startSlowModel } from './slow-model.mjs';
import { startWorkers } from './workers.mjs';

/** What BullMQ takes with its defaults until the job of a killed worker runs again. Source: measured before the settings were chosen. */
const defaultMs = 58_000;
const longMs = 60_000;

/** From `kill -9` of a worker in the middle of a reading until another one asks the model about the same posting. */
export async function benchTakeover({ rounds }) {
  const model = await startSlowModel({ latencyMs: longMs });
  const fleet = await startFleet(model.env, { count: 1 });
  try {
    const ratios = [];
    for (let round = 0; round < rounds; round += 1) {
      const first = await startWorkers({ env: fleet.env, concurrency: 1 });
      await scanMany({ ...fleet, each: 1 });
      await until(() => model.calls() === 2 * round + 1);
      const second = await startWorkers({ env: fleet.env, concurrency: 1 });
      const killedAt = performance.now();
      process.kill(first.pids[0], 'SIGKILL');
      await until(() => model.calls() === 2 * round + 2);
      ratios.push((model.lastCallAt() - killedAt) / defaultMs);
      // What it reads for another minute is nobody's any more: a scan without a row is left alone.
      await fleet.scans.forget();
      await Promise.all([first.stop(), second.stop()]);
    }
    return [rowOf({ figure: 'killed worker, its scan goes on', against: "BullMQ's default, 58 s", ratios, most: 0.1 })];
  } finally {
    await fleet.stop();
    await model.close();
  }
}

async function until(isSo) {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}
