import { cpus } from 'node:os';
import { watchCompleted } from './completed-scans.mjs';
import { cpuMs, residentBytes } from './process-use.mjs';
import { measurePlainReading } from './plain-reading.mjs';
import { rowOf } from './row.mjs';
import { giveResumes, scanMany } from './scanning-people.mjs';
import { startBenchServers } from './servers.mjs';
import { startSlowModel } from './slow-model.mjs';
import { median } from './statistics.mjs';
import { startWorkers } from './workers.mjs';

const people = 20;
const latencyMs = 2_000;
const windowMs = 4_000;
/** Of each of one, two and four workers; so few that not the processors are measured but whether workers stand in each other's way. */
const sharedConcurrency = 50;
const loneConcurrency = 200;
const kibibyte = 1_024;
/** What a worker does before its windows begin: until then it takes twice as long for everything. */
const warmUpScans = 300;

/**
 * Scans a second from the queue to the finished row: one, two and four workers with a model that takes two seconds, held against what a loop
 * gets out of that model that does nothing else; one worker with 200 calls at a time, with what each call costs it; and the built-in
 * analyser, held against processes that only read and judge. A round is a window of four seconds in one long run.
 */
export async function benchScans({ rounds }) {
  const [withCalls, without] = [await withModel(rounds), await withBuiltIn(rounds)];
  return [...withCalls.rows, ...costOfCall(withCalls, without), ...without.rows];
}

async function withModel(rounds) {
  const model = await startSlowModel({ latencyMs });
  const fleet = await startFleet(model.env);
  try {
    const rows = [];
    const runs = [];
    for (const [count, concurrency] of [[1, sharedConcurrency], [2, sharedConcurrency], [4, sharedConcurrency], [1, loneConcurrency]]) {
      const run = await drain(fleet, model, { count, concurrency, rounds });
      runs.push(run);
      const figure = concurrency === loneConcurrency ? `worker at concurrency ${loneConcurrency}` : `scans a second, ${workersOf(count)}, model of 2 s`;
      rows.push(rowOf({ figure, against: 'calls alone', ratios: run.rates.map((rate) => rate / run.bare), least: 0.95, note: `${count} × ${concurrency} calls at a time: ${said(run.rates)} scans a second, calls alone ${run.bare.toFixed(1)}` }));
    }
    return { rows, few: runs[0].uses, many: runs[3].uses };
  } finally {
    await fleet.stop();
    await model.close();
  }
}

/**
 * What a call costs a worker: its scans with two hundred calls at a time beside the same scans without any. A whole scan is reading and judging first of all, so it is
 * held against processes that do nothing else; processor time moves with what else the machine does, but for both alike.
 */
function costOfCall({ few, many }, { uses, plainMs }) {
  if (process.platform !== 'linux') return [];
  const withoutMs = median(uses.map(({ ms }) => ms));
  const whole = many.map(({ ms }) => ms);
  const fewBytes = median(few.map(({ bytes }) => bytes));
  return [
    rowOf({ figure: 'processor time of a call', against: '3 ms', ratios: whole.map((ms) => (ms - withoutMs) / 3), most: 1, note: `a worker took ${said(whole)} ms a scan with the model, ${withoutMs.toFixed(1)} with the built-in analyser alone` }),
    rowOf({ figure: 'processor time of a scan with a call', against: 'reading and judging alone', ratios: whole.map((ms) => ms / plainMs), most: 3, note: `reading and judging alone ${plainMs.toFixed(1)} ms` }),
    rowOf({
      figure: 'memory of a call',
      against: '300 KiB',
      ratios: many.map(({ bytes }) => (bytes - fewBytes) / (loneConcurrency - sharedConcurrency) / kibibyte / 300),
      most: 1,
      note: `resident memory of a worker with ${loneConcurrency} calls over one with ${sharedConcurrency}, for each of the ${loneConcurrency - sharedConcurrency} between`,
    }),
  ];
}

/** One long run with this many workers; windows begin once each has all its calls under way. */
async function drain(fleet, model, { count, concurrency, rounds }) {
  const bare = await model.bareRate({ concurrency: count * concurrency });
  const workers = await startWorkers({ env: fleet.env, count, concurrency });
  try {
    const warmUp = count * Math.max(warmUpScans, concurrency);
    const wanted = warmUp + Math.ceil((bare * (rounds * windowMs + 4 * latencyMs)) / 1_000);
    const before = await fleet.scans.count();
    const each = Math.ceil(wanted / people);
    await scanMany({ ...fleet, each });
    await fleet.scans.until(before + warmUp);
    const { rates, uses } = await windows(fleet, workers, rounds);
    await fleet.scans.until(before + each * people);
    return { rates, bare, uses };
  } finally {
    await workers.stop();
  }
}

/** @returns scans a second of each window, and what the first worker used for each of its scans and holds at the end */
async function windows(fleet, { pids }, rounds) {
  const [rates, uses] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const used = process.platform === 'linux' ? cpuMs(pids[0]) : 0;
    const [rate] = await fleet.scans.rates({ windows: 1, windowMs });
    rates.push(rate);
    if (process.platform === 'linux') uses.push({ ms: (cpuMs(pids[0]) - used) / ((rate * windowMs) / 1_000 / pids.length), bytes: residentBytes(pids[0]) });
  }
  return { rates, uses };
}

async function withBuiltIn(rounds) {
  const fleet = await startFleet({});
  try {
    const rows = [];
    let alone;
    for (const count of [1, 2, 4]) {
      const plain = await measurePlainReading({ processes: count, ms: windowMs });
      // As many as the windows would take even if the queue and the rows cost nothing, all of them waiting before the first worker comes.
      const each = Math.ceil((count * warmUpScans + (plain.perSecond * (rounds + 1) * windowMs) / 1_000) / people);
      const before = await fleet.scans.count();
      await scanMany({ ...fleet, each });
      const workers = await startWorkers({ env: fleet.env, count });
      try {
        await fleet.scans.until(before + count * warmUpScans);
        const { rates, uses } = await windows(fleet, workers, rounds);
        alone ??= { uses, plainMs: plain.cpuMs };
        rows.push(
          rowOf({
            figure: `scans a second, ${workersOf(count)}, built-in analyser`,
            against: `reading in ${count} process${count > 1 ? 'es' : ''}`,
            ratios: rates.map((rate) => rate / plain.perSecond),
            least: 0.3,
            note: `${said(rates)} scans a second, reading and judging alone ${plain.perSecond.toFixed(0)}, on ${cpus().length} processors that PostgreSQL and Redis share`,
          }),
        );
      } finally {
        await workers.stop();
      }
      await fleet.scans.forget();
    }
    return { rows, ...alone };
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
