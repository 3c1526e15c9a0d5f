import { cpus } from 'node:os';
import { watchCompleted } from './completed-scans.mjs';
import { cpuMs, residentBytes } from './process-use.mjs';
import { measurePlainReading } from './plain-reading.mjs';
import { rowOf } from './row.mjs';
import { giveResumes, scanMany } from './scanning-people.mjs';
import { startBenchServers } from './servers.mjs';
import { startSlowModel } from './slow-model.mjs';
import { startWorkers } from './workers.mjs';

const people = 20;
const latencyMs = 2_000;
const windowMs = 4_000;
/** Of each of one, two and four workers; so few that not the processors are measured but whether workers stand in each other's way. */
const sharedConcurrency = 50;
const loneConcurrency = 200;
const kibibyte = 1_024;

/**
 * Scans a second from the queue to the finished row: one, two and four workers with a model that takes two seconds, held against what a loop
 * gets out of that model that does nothing else; one worker with 200 calls at a time, with what each call costs it; and the built-in
 * analyser, held against processes that only read and judge. A round is a window of four seconds in one long run.
 */
export async function benchScans({ rounds }) {
  return [...(await withModel(rounds)), ...(await withBuiltIn(rounds))];
}

async function withModel(rounds) {
  const model = await startSlowModel({ latencyMs });
  const fleet = await startFleet(model.env);
  try {
    const rows = [];
    for (const count of [1, 2, 4]) {
      const { rates, bare } = await drain(fleet, model, { count, concurrency: sharedConcurrency, rounds });
      rows.push(rowOf({ figure: `scans a second, ${workersOf(count)}, model of 2 s`, against: 'calls alone', ratios: rates.map((rate) => rate / bare), least: 0.95, note: `${count} × ${sharedConcurrency} calls at a time: ${said(rates)} scans a second, calls alone ${bare.toFixed(1)}` }));
    }
    const { rates, bare, uses } = await drain(fleet, model, { count: 1, concurrency: loneConcurrency, rounds });
    rows.push(rowOf({ figure: `worker at concurrency ${loneConcurrency}`, against: 'calls alone', ratios: rates.map((rate) => rate / bare), least: 0.95, note: `${said(rates)} scans a second, calls alone ${bare.toFixed(1)}` }));
    if (uses.length > 0) {
      rows.push(rowOf({ figure: 'processor time of a call', against: '3 ms', ratios: uses.map(({ ms }) => ms / 3), most: 1 }));
      rows.push(rowOf({ figure: 'memory of a call', against: '300 KiB', ratios: uses.map(({ kib }) => kib / 300), most: 1, note: `resident memory over that of a worker with nothing to do, for each of ${loneConcurrency} calls` }));
    }
    return rows;
  } finally {
    await fleet.stop();
    await model.close();
  }
}

/** One long run with this many workers; windows begin once each has all its calls under way. */
async function drain(fleet, model, { count, concurrency, rounds }) {
  const bare = await model.bareRate({ concurrency: count * concurrency });
  const workers = await startWorkers({ env: fleet.env, count, concurrency });
  try {
    const idle = process.platform === 'linux' ? residentBytes(workers.pids[0]) : 0;
    const wanted = Math.ceil((bare * (rounds * windowMs + 4 * latencyMs)) / 1_000);
    const target = (await fleet.scans.count()) + wanted;
    const firstDone = target - wanted + count * concurrency;
    const queued = scanMany({ ...fleet, each: Math.ceil(wanted / people) });
    await fleet.scans.until(firstDone);
    await queued;
    const uses = [];
    const rates = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = process.platform === 'linux' ? cpuMs(workers.pids[0]) : 0;
      const [rate] = await fleet.scans.rates({ windows: 1, windowMs });
      rates.push(rate);
      if (process.platform === 'linux') uses.push({ ms: (cpuMs(workers.pids[0]) - before) / ((rate * windowMs) / 1_000 / count), kib: (residentBytes(workers.pids[0]) - idle) / concurrency / kibibyte });
    }
    await fleet.scans.until(target);
    return { rates, bare, uses };
  } finally {
    await workers.stop();
  }
}

async function withBuiltIn(rounds) {
  const fleet = await startFleet({});
  try {
    const rows = [];
    for (const count of [1, 2, 4]) {
      const bare = await measurePlainReading({ processes: count, ms: windowMs });
      // As many as the windows would take even if the queue and the rows cost nothing, all of them waiting before the first worker comes.
      const each = Math.ceil((bare * (rounds + 1) * windowMs) / 1_000 / people);
      const before = await fleet.scans.count();
      await scanMany({ ...fleet, each });
      const workers = await startWorkers({ env: fleet.env, count });
      try {
        await fleet.scans.until(before + people);
        const rates = await fleet.scans.rates({ windows: rounds, windowMs });
        rows.push(
          rowOf({
            figure: `scans a second, ${workersOf(count)}, built-in analyser`,
            against: `reading in ${count} process${count > 1 ? 'es' : ''}`,
            ratios: rates.map((rate) => rate / bare),
            least: 0.3,
            note: `${said(rates)} scans a second, reading and judging alone ${bare.toFixed(0)}, on ${cpus().length} processors that PostgreSQL and Redis share`,
          }),
        );
        await fleet.scans.until(before + each * people);
      } finally {
        await workers.stop();
      }
    }
    return rows;
  } finally {
    await fleet.stop();
  }
}

/** Servers and one gateway with this model, and people whose resumes are read. */
export async function startFleet(modelEnv, { count = people } = {}) {
  const servers = await startBenchServers({ people: count, env: modelEnv });
  try {
    const first = await startWorkers({ env: servers.env });
    await giveResumes(servers);
    await first.stop();
    const scans = await watchCompleted(servers.env.DATABASE_URL);
    const stop = async () => {
      await scans.close();
      await servers.stop();
    };
    return { ...servers, scans, stop };
  } catch (error) {
    await servers.stop();
    throw error;
  }
}

const workersOf = (count) => `${count} worker${count > 1 ? 's' : ''}`;
const said = (rates) => (rates.reduce((sum, rate) => sum + rate, 0) / rates.length).toFixed(1);
