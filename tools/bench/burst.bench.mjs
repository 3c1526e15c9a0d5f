import { rowOf } from './row.mjs';
import { startFleet } from './scans.bench.mjs';
import { scanMany } from './scanning-people.mjs';
import { startSlowModel } from './slow-model.mjs';
import { startWorkers } from './workers.mjs';

const latencyMs = 2_000;
const workerCount = 2;
const concurrency = 200;

/**
 * Everybody comes at once: fifty users with five hundred postings each, by the batch, and two workers with a model that takes two seconds.
 * From the first request to the last finished row, against what that many calls alone would take. Once, since it takes minutes.
 * @param people how many users @param each how many postings of each
 */
export async function benchBurst({ people = 50, each = 500 } = {}) {
  const model = await startSlowModel({ latencyMs });
  try {
    const fleet = await startFleet(model.env, { count: people });
    try {
      const bare = await model.bareRate({ concurrency: workerCount * concurrency });
      const workers = await startWorkers({ env: fleet.env, count: workerCount, concurrency });
      try {
        const startedAt = performance.now();
        await scanMany({ ...fleet, each });
        const acceptedMs = performance.now() - startedAt;
        await fleet.scans.until(people * each);
        const ms = performance.now() - startedAt;
        const ideal = (people * each) / bare;
        const note = `${(people * each).toLocaleString('en')} scans in ${(ms / 1_000).toFixed(0)} s, of which ${(acceptedMs / 1_000).toFixed(0)} s until all were accepted; calls alone ${ideal.toFixed(0)} s, ${model.calls() - people * each} calls more than scans`;
        return [rowOf({ figure: `burst of ${each} scans each from ${people} users`, against: 'calls alone', ratios: [(ideal * 1_000) / ms], least: 0.9, note })];
      } finally {
        await workers.stop();
      }
    } finally {
      await fleet.stop();
    }
  } finally {
    await model.close();
  }
}
