import { setTimeout as sleep } from 'node:timers/promises';
import { makeBombPdf } from '@rolefit/testing';
import autocannon, { type Result } from 'autocannon';
import { type Row, rowOf } from '../rows/row.ts';
import { median } from '../rows/statistics.ts';
import { startEvaluation } from '../scans/scan-load.ts';
import { apiCaller } from '../servers/api-caller.ts';
import { type BenchServers, startBenchServers } from '../servers/bench-servers.ts';
import { familyResidentBytes, hasProc } from '../servers/process-usage.ts';
import { startWorkers, type Workers } from '../servers/workers.ts';

const bombs = 10;
const connections = 10;
/** About as long as ten bombs take: a longer window would include rarer pauses. */
const msBefore = 15_000;
const longestSeconds = 300;
const sampleEveryMs = 50;
const megabyte = 1024 * 1024;
const goalMegabytes = 150;

/**
 * Measures p99 latency of the API while a worker parses ten decompression bombs, against p99 before; and by how much the resident memory of gateway, worker
 * and their children grows meanwhile for each bomb, against a fixed limit.
 */
export async function benchBombs({ rounds }: { readonly rounds: number }): Promise<Row[]> {
  if (!hasProc) {
    process.stdout.write(
      'API p99 beside bombs: left out, memory of process trees is read from /proc\n',
    );
    return [];
  }
  const servers = await startBenchServers({ users: bombs });
  const workers = await startWorkers({ env: servers.env });
  try {
    // The first round warms everything up.
    await compare(servers, workers);
    const tails: number[] = [];
    const growths: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { before, beside, growthBytes } = await compare(servers, workers);
      tails.push(beside.latency.p99 / before.latency.p99);
      growths.push(growthBytes / bombs / megabyte);
    }
    return [
      rowOf({
        figure: `API p99 beside ${bombs} bombs`,
        against: 'without',
        ratios: tails,
        most: 2,
      }),
      rowOf({
        figure: `memory for each of ${bombs} bombs`,
        against: `${goalMegabytes} MB`,
        ratios: growths.map((growth) => growth / goalMegabytes),
        most: 1,
        note: `${median(growths).toFixed(0)} MB each, gateway, worker and children together`,
      }),
    ];
  } finally {
    await workers.stop();
    await servers.stop();
  }
}

/** One round without bombs, then one until ten are parsed. Memory is sampled in both, since sampling takes time too. */
async function compare(
  servers: BenchServers,
  workers: Workers,
): Promise<{ readonly before: Result; readonly beside: Result; readonly growthBytes: number }> {
  const resident = (): number => familyResidentBytes([servers.pids.gateway, workers.firstPid]);
  const resting = resident();
  let peak = 0;
  const sampling = setInterval(() => (peak = Math.max(peak, resident())), sampleEveryMs);
  try {
    const before = await load(servers, sleep(msBefore));
    peak = 0;
    // A user has one evaluation at a time, so each bomb has its own user.
    const parsed = Promise.all(
      servers.accessTokens.map((token) => evaluateBomb(servers.gatewayUrl, token)),
    );
    const [outcomes, beside] = await Promise.all([parsed, load(servers, parsed)]);
    const unexpected = outcomes.filter((code) => code !== 'RESUME_TOO_COMPLEX');
    if (unexpected.length > 0) throw new Error(`bombs ended as ${unexpected.join(', ')}`);
    return { before, beside, growthBytes: peak - resting };
  } finally {
    clearInterval(sampling);
  }
}

/** Uploads a bomb and waits for the end of its evaluation. @returns the code of its failure, or `completed` */
async function evaluateBomb(gatewayUrl: string, accessToken: string): Promise<string> {
  const call = apiCaller(gatewayUrl, accessToken);
  await startEvaluation(call, makeBombPdf());
  for (;;) {
    await sleep(250);
    const evaluation = (await call('getProfile')).resume?.evaluation;
    if (evaluation?.status === 'completed') return 'completed';
    if (evaluation?.status === 'failed') return evaluation.failure?.code ?? 'failed';
  }
}

/** Requests a page of jobs until something has ended: one p99 of all requests, since the p99 of a part would pick its worst moment. */
async function load(
  { gatewayUrl, tokenOf }: BenchServers,
  ended: Promise<unknown>,
): Promise<Result> {
  const options = {
    url: `${gatewayUrl}/api/v1/jobs?page=1&limit=10`,
    headers: { authorization: `Bearer ${tokenOf(0)}` },
    connections,
    duration: longestSeconds,
  };
  const result = await new Promise<Result>((resolve, reject) => {
    const run = autocannon(options, (error: unknown, finished) =>
      error ? reject(error) : resolve(finished),
    );
    const stop = (): void => run.stop();
    ended.then(stop, stop);
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return result;
}
