import { useOf } from './process-use.mjs';
import { rowOf } from './row.mjs';
import { startFleet } from './scans.bench.mjs';
import { batchSize, scanMany } from './scanning-people.mjs';
import { startSlowModel } from './slow-model.mjs';
import { startWorkers } from './workers.mjs';

const latencyMs = 2_000;
const workerCount = 2;
const steadyMs = 20_000;
const tellEveryMs = 15_000;
/** So much more of a processor a scan may take where many wait; 0.9 of the speed on processors that are all busy. */
const mostProcessor = 1 / 0.9;

/**
 * Everybody comes at once: fifty users with five hundred postings each, by the batch, and two workers with a model that takes two seconds; from the first request
 * to the last finished row. The ideal is what the same servers do in the same run, warm, while as many come as are done and hardly any wait, but never more than
 * that many calls alone would give: a row of 25,000 that wait must cost nothing. Speed moves with whoever else is on the machine, so the processor time of a scan is
 * compared as well: of gateway, workers and servers together. Once, since it takes minutes.
 * @param people how many users @param each how many postings of each @param concurrency calls at a time of each of two workers
 */
export async function benchBurst({ people, each, concurrency }) {
  const model = await startSlowModel({ latencyMs });
  try {
    const fleet = await startFleet(model.env, { count: people });
    try {
      const bare = await model.bareRate({ concurrency: workerCount * concurrency });
      const workers = await startWorkers({ env: fleet.env, count: workerCount, concurrency });
      try {
        const groups = { workers: workers.pids, gateway: [fleet.pids.gateway], PostgreSQL: [fleet.pids.PostgreSQL], Redis: [fleet.pids.Redis] };
        const steady = await runSteadily(fleet, { inLine: 2 * workerCount * concurrency, groups });
        tell(`steadily ${steady.perSecond.toFixed(1)} scans a second, calls alone ${bare.toFixed(1)}; now ${people} × ${each} at once`);
        const burst = await runBurst(fleet, model, { people, each, groups });
        return rowsOf({ people, each, bare, steady, burst });
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

function rowsOf({ people, each, bare, steady, burst }) {
  const scans = people * each;
  const { ms, acceptedMs, again, processorMs } = burst;
  // The last call takes its time however many went before.
  const idealMs = (scans / Math.min(steady.perSecond, bare)) * 1_000 + latencyMs;
  const note = `${scans.toLocaleString('en')} scans in ${(ms / 1_000).toFixed(0)} s, of which ${(acceptedMs / 1_000).toFixed(0)} s until all were accepted: ${((scans * 1_000) / ms).toFixed(1)} a second, steadily ${steady.perSecond.toFixed(1)}, calls alone ${bare.toFixed(1)}; ${again} calls more than scans`;
  const rows = [rowOf({ figure: `burst of ${each} scans each from ${people} users`, against: 'the same servers, steadily', ratios: [idealMs / ms], least: 0.9, note })];
  if (processorMs === null) return rows;
  const spent = `${said(processorMs)} ms; steadily ${said(steady.processorMs)} ms`;
  return [...rows, rowOf({ figure: 'processor time of a scan in the burst', against: 'steadily', ratios: [total(processorMs) / total(steady.processorMs)], most: Number(mostProcessor.toFixed(2)), note: spent })];
}

async function runBurst(fleet, model, { people, each, groups }) {
  const wanted = people * each;
  const [before, callsBefore, used, startedAt] = [await fleet.scans.count(), model.calls(), useOf(groups), performance.now()];
  const telling = setInterval(() => void fleet.scans.count().then((done) => tell(`${(done - before).toLocaleString('en')} of ${wanted.toLocaleString('en')} done`), () => undefined), tellEveryMs);
  try {
    await scanMany({ ...fleet, each });
    const acceptedMs = performance.now() - startedAt;
    tell(`all accepted after ${(acceptedMs / 1_000).toFixed(0)} s`);
    await fleet.scans.until(before + wanted);
    return { ms: performance.now() - startedAt, acceptedMs, again: model.calls() - callsBefore - wanted, processorMs: eachOf(used, useOf(groups), wanted) };
  } finally {
    clearInterval(telling);
  }
}

/** Keeps the workers busy with a short line before them. @returns scans a second over twenty seconds, once they are warm and run evenly, and what one took of the processors */
async function runSteadily(fleet, { inLine, groups }) {
  // Nobody has scanned anything yet.
  let asked = 0;
  let isOver = false;
  const feed = async () => {
    while (!isOver) {
      // By batches as large as those of the burst, from one after the other: many small ones would cost the gateway more, and flatter the burst.
      for (let lacking = inLine - (asked - (await fleet.scans.count())); lacking >= batchSize; lacking -= batchSize) {
        const next = fleet.accessTokens[(asked / batchSize) % fleet.accessTokens.length];
        await scanMany({ ...fleet, accessTokens: [next], each: batchSize });
        asked += batchSize;
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  };
  const fed = feed();
  tell('warming up');
  await fleet.scans.until((await fleet.scans.count()) + 2 * inLine);
  const [before, used] = [await fleet.scans.count(), useOf(groups)];
  const [perSecond] = await fleet.scans.rates({ windows: 1, windowMs: steadyMs });
  const processorMs = eachOf(used, useOf(groups), (await fleet.scans.count()) - before);
  isOver = true;
  await fed;
  await fleet.scans.until(asked);
  return { perSecond, processorMs };
}

/** Milliseconds of processor for each scan, by group. */
function eachOf(before, after, scans) {
  return before === null ? null : Object.fromEntries(Object.entries(after).map(([name, ms]) => [name, (ms - before[name]) / scans]));
}

const total = (processorMs) => Object.values(processorMs).reduce((sum, ms) => sum + ms, 0);
const said = (processorMs) => `${total(processorMs).toFixed(1)} (${Object.entries(processorMs).map(([name, ms]) => `${name} ${ms.toFixed(1)}`).join(', ')})`;
const tell = (what) => process.stdout.write(`burst: ${what}\n`);
