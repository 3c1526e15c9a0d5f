import { setTimeout as sleep } from 'node:timers/promises';
import { postings } from '@rolefit/testing';
import { type Row, rowOf } from '../rows/row.ts';
import { median } from '../rows/statistics.ts';
import { apiCaller } from '../servers/api-caller.ts';
import { queryRow } from '../servers/database-client.ts';
import { type FairnessServers, startFairnessServers } from './fairness-servers.ts';
import { batchSizes, scanBatch, scanRequest } from './scan-load.ts';

/** Single scans on the idle system, and at most beside the others, in each round. */
const [idleScans, mostBeside] = [3, 20];
/** A process that has just started takes twice as long for everything. */
const warmUpScans = 200;

interface FairnessOptions {
  readonly rounds: number;
  /** How many scans the other user has. */
  readonly scans: number;
}

/**
 * Measures the time of one user's single scan while a thousand scans of another user wait and run, against the same on an idle system: through gateway, queue
 * and worker. Single scans follow each other as long as scans of the other user are left; a round compares their medians.
 */
export async function benchFairness({ rounds, scans }: FairnessOptions): Promise<Row[]> {
  return [
    await compare({ rounds, scans, hasModel: true }),
    await compare({ rounds, scans, hasModel: false }),
  ];
}

async function compare({
  rounds,
  scans,
  hasModel,
}: FairnessOptions & { readonly hasModel: boolean }): Promise<Row> {
  const servers = await startFairnessServers({ hasModel });
  const analyser = hasModel ? 'slow model' : 'built-in analyser';
  const report = (text: string): boolean =>
    process.stdout.write(`fairness, ${analyser}: ${text}\n`);
  const ratios: number[] = [];
  const all = { idle: new Array<number>(), beside: new Array<number>() };
  try {
    report('warming up');
    await scanAsOther(servers, warmUpScans);
    await untilNoneLeft(servers);
    await timeSingle(servers);
    for (let round = 0; round < rounds; round += 1) {
      const idle: number[] = [];
      while (idle.length < idleScans) idle.push(await timeSingle(servers));
      await scanAsOther(servers, scans);
      const beside = await timeBesideOthers(servers);
      if (beside.length === 0)
        throw new Error(`the ${scans} were done before a single one was: nothing was measured`);
      ratios.push(median(beside) / median(idle));
      all.idle.push(...idle);
      all.beside.push(...beside);
      report(
        `round ${round + 1} of ${rounds}, ${median(beside).toFixed(0)} ms against ${median(idle).toFixed(0)}`,
      );
      await untilNoneLeft(servers);
    }
  } finally {
    await servers.stop();
  }
  return rowOf({
    figure: `one scan beside another user's ${scans.toLocaleString('en')}, ${analyser}`,
    against: 'on an idle system',
    ratios,
    most: 2,
    note: `${all.beside.length} single scans beside the others took ${timesText(all.beside)}; ${all.idle.length} alone ${timesText(all.idle)}`,
  });
}

/** Times of single scans, one after the other; only those that ended while scans of the other user were left. */
async function timeBesideOthers(servers: FairnessServers): Promise<number[]> {
  const times: number[] = [];
  while (times.length < mostBeside) {
    const ms = await timeSingle(servers);
    if ((await countLeft(servers)) === 0) break;
    times.push(ms);
  }
  return times;
}

/** Milliseconds from the request until the scan is done by the clock of the database, which runs on the same machine. */
async function timeSingle({ gatewayUrl, client, tokenOf }: FairnessServers): Promise<number> {
  const sentAt = Date.now();
  const { _id } = await apiCaller(gatewayUrl, tokenOf(1))('createScan', {
    body: scanRequest(newText()),
  });
  for (;;) {
    const { rows } = await client.query<{ status: string; ended: number }>(
      `SELECT status, 1000 * extract(epoch FROM updated_at)::float AS ended FROM scans WHERE id = $1 AND status NOT IN ('queued', 'reading', 'matching')`,
      [_id],
    );
    const [scan] = rows;
    if (scan?.status === 'failed')
      throw new Error('a single scan failed: it would flatter the figure');
    if (scan !== undefined) return scan.ended - sentAt;
    await sleep(20);
  }
}

async function scanAsOther({ gatewayUrl, tokenOf }: FairnessServers, count: number): Promise<void> {
  const call = apiCaller(gatewayUrl, tokenOf(0));
  for (const size of batchSizes(count))
    await scanBatch(call, Array.from({ length: size }, newText));
}

async function untilNoneLeft(servers: FairnessServers): Promise<void> {
  while ((await countLeft(servers)) > 0) await sleep(100);
}

async function countLeft({ client }: FairnessServers): Promise<number> {
  return (
    await queryRow<{ count: number }>(
      client,
      `SELECT count(*)::int AS count FROM scans WHERE status IN ('queued', 'reading', 'matching')`,
    )
  ).count;
}

/** A posting that was never read before. */
function newText(): string {
  return `${postings.frontend}\n\nReference ${crypto.randomUUID()}`;
}

function timesText(times: readonly number[]): string {
  return `${median(times).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)}`;
}
