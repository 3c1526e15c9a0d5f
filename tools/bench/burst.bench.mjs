import { rowOf } from './row.mjs';
import { startFleet } from './scans.bench.mjs';
import { scanMany } from './scanning-people.mjs';
import { startSlowModel } from './slow-model.mjs';
import { startWorkers } from './workers.mjs';

const latencyMs = 2_000;
const workerCount = 2;
const concurrency = 200;
const steadyMs = 20_000;

/**
 * Everybody comes at once: fifty users with five hundred postings each, by the batch, and two workers with a model that takes two seconds; from the first request
 * to the last finished row. The ideal is what the same servers do in the same run while as many come as are done and hardly any wait: a row
 * of 25,000 that wait must cost nothing. Beside it stands what that many calls alone would take, which needs processors that are not
 * shared with PostgreSQL, Redis, gateway and model. Once, since it takes minutes.
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
        const steady = await steadyRate(fleet, people);
        const before = await fleet.scans.count();
        const callsBefore = model.calls();
        const startedAt = performance.now();
        await scanMany({ ...fleet, each });
        const acceptedMs = performance.now() - startedAt;
        await fleet.scans.until(before + people * each);
        const ms = performance.now() - startedAt;
        const scans = people * each;
        // The last call takes its time however many went before.
        const idealMs = (scans / steady) * 1_000 + latencyMs;
        const again = model.calls() - callsBefore - scans;
        const note = `${scans.toLocaleString('en')} scans in ${(ms / 1_000).toFixed(0)} s, of which ${(acceptedMs / 1_000).toFixed(0)} s until all were accepted: ${((scans * 1_000) / ms).toFixed(1)} a second, steadily ${steady.toFixed(1)}, calls alone ${bare.toFixed(1)}; ${again} calls more than scans`;
        return [rowOf({ figure: `burst of ${each} scans each from ${people} users`, against: 'the same servers, steadily', ratios: [idealMs / ms], least: 0.9, note })];
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

/** Keeps the workers busy with a short line before them. @returns scans a second over twenty seconds, once they run evenly */
async function steadyRate(fleet, people) {
  const inLine = 2 * workerCount * concurrency;
  let asked = await fleet.scans.count();
  let isOver = false;
  const feed = async () => {
    while (!isOver) {
      const lacking = inLine - (asked - (await fleet.scans.count()));
      const each = Math.ceil(lacking / people);
      if (each > 0) {
        await scanMany({ ...fleet, each });
        asked += each * people;
      }
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  };
  const fed = feed();
  await fleet.scans.until((await fleet.scans.count()) + 2 * inLine);
  const [rate] = await fleet.scans.rates({ windows: 1, windowMs: steadyMs });
  isOver = true;
  await fed;
  await fleet.scans.until(asked);
  return rate;
}
