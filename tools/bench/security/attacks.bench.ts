import { setTimeout as sleep } from 'node:timers/promises';
import { makePdf, resumes } from '@rolefit/testing';
import { type Row, rowOf } from '../rows/row.ts';
import { median } from '../rows/statistics.ts';
import { startEvaluation, untilEvaluated } from '../scans/scan-load.ts';
import { type ApiCaller, apiCaller } from '../servers/api-caller.ts';
import { startBenchServers } from '../servers/bench-servers.ts';
import { longResumeLines } from './attack-texts.ts';
import { type Attack, attacks, newPosting, timeScan } from './attacks.ts';
import { type LoggedWorker, startLoggedWorker } from './logged-worker.ts';

const goals = { healthMs: 200, othersRatio: 2, endMs: 30_000, runs: 3 };
const usualScans = 15;
/** Other users are observed for at least so long, however short an attack is. */
const leastMs = 5_000;
const probePauseMs = 25;

/** The attacker, another user, and the servers that both use. */
interface Scene {
  readonly attacker: ApiCaller;
  readonly other: ApiCaller;
  readonly worker: LoggedWorker;
  readonly gatewayUrl: string;
}

/** Figures of one attack. */
interface Observation {
  readonly endMs: number;
  readonly probeMs: readonly number[];
  readonly scanMs: readonly number[];
  /** How often the job that ran most often did. */
  readonly runs: number;
}

/**
 * Measures how one user's most expensive inputs affect everybody else, on one gateway and one worker: the slowest health probe, the attacker's own work and the
 * runs of any job against fixed limits, and another user's scan against its usual time.
 */
export async function benchAttacks(): Promise<Row[]> {
  const servers = await startBenchServers({ users: 2 });
  const worker = await startLoggedWorker(servers.env);
  try {
    const scene: Scene = {
      attacker: apiCaller(servers.gatewayUrl, servers.tokenOf(0)),
      other: apiCaller(servers.gatewayUrl, servers.tokenOf(1)),
      worker,
      gatewayUrl: servers.gatewayUrl,
    };
    await giveResume(scene.attacker, makePdf(longResumeLines()));
    await giveResume(scene.other, makePdf(resumes.software));
    await timeUsualScans(scene);
    const rows: Row[] = [];
    for (const [name, attack] of Object.entries(attacks)) {
      // Measured again before each attack, since the load of a shared machine changes.
      const usualMs = median(await timeUsualScans(scene));
      rows.push(...rowsOf(name, usualMs, await observe(scene, attack)));
    }
    return rows;
  } finally {
    await worker.stop();
    await servers.stop();
  }
}

async function giveResume(call: ApiCaller, pdf: Buffer): Promise<void> {
  await startEvaluation(call, pdf);
  await untilEvaluated(call, { pauseMs: 50 });
}

async function timeUsualScans({ other }: Scene): Promise<number[]> {
  const times: number[] = [];
  while (times.length < usualScans) times.push(await timeScan(other, newPosting()));
  return times;
}

async function observe(
  { attacker, other, worker, gatewayUrl }: Scene,
  attack: Attack,
): Promise<Observation> {
  worker.forgetRuns();
  const over = new AbortController();
  const probes = [gatewayUrl, worker.url].map((url) => repeat(() => probe(url), over.signal));
  const others = repeat(() => timeScan(other, newPosting()), over.signal);
  const [endMs] = await Promise.all([attack(attacker), sleep(leastMs)]);
  over.abort();
  return {
    endMs,
    probeMs: (await Promise.all(probes)).flat(),
    scanMs: await others,
    runs: worker.mostRuns(),
  };
}

function rowsOf(
  name: string,
  usualMs: number,
  { endMs, probeMs, scanMs, runs }: Observation,
): Row[] {
  const [healthMs, othersMs, slowestMs] = [
    Math.max(...probeMs),
    median(scanMs),
    Math.max(...scanMs),
  ].map(Math.round);
  process.stdout.write(
    `attacks: ${name}: ended after ${endMs.toFixed(0)} ms, slowest probe ${healthMs} ms, ${scanMs.length} other scans ${othersMs} ms, at most ${slowestMs}, runs of a job ${runs}\n`,
  );
  const row = (figure: string, against: string, ratio: number, most: number, note: string): Row =>
    rowOf({ figure: `${name}: ${figure}`, against, ratios: [ratio], most, note });
  return [
    row(
      'slowest health probe',
      `${goals.healthMs} ms`,
      Math.max(...probeMs) / goals.healthMs,
      1,
      `${healthMs} ms of ${probeMs.length} probes`,
    ),
    row(
      'another user’s scan',
      'its usual time',
      median(scanMs) / usualMs,
      goals.othersRatio,
      `median ${othersMs} ms of ${scanMs.length}, at most ${slowestMs}; usually ${usualMs.toFixed(0)}`,
    ),
    row(
      'the attacker’s work has ended',
      `${goals.endMs / 1_000} s`,
      endMs / goals.endMs,
      1,
      `${endMs.toFixed(0)} ms`,
    ),
    row('runs of any job', `${goals.runs} runs`, runs / goals.runs, 1, `${runs}`),
  ];
}

/** Milliseconds that a health probe takes; pauses after it. */
async function probe(url: string): Promise<number> {
  const startedAt = performance.now();
  await fetch(`${url}/health/live`).then((answer) => answer.text());
  const ms = performance.now() - startedAt;
  await sleep(probePauseMs);
  return ms;
}

/** Measures until the signal, and at least once. */
async function repeat(measure: () => Promise<number>, signal: AbortSignal): Promise<number[]> {
  const found: number[] = [];
  do found.push(await measure());
  while (!signal.aborted);
  return found;
}
