import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { postings } from '@rolefit/testing';
import { startScanningServers } from './scanning-servers.mjs';
import { median } from './statistics.mjs';

const batch = 100;
const goal = 2;
/** Single scans on the idle system, and at most beside the others, in each round. */
const [idleScans, mostBeside] = [3, 20];
/** A process that has just started takes twice as long for everything. */
const warmUpScans = 200;

/**
 * How long one person's single scan takes while another's thousand wait and run, against the same on an idle system; by the whole way: gateway, queue, worker. While
 * there are others left one single scan after the other is sent; a round's figure is the median of theirs over that of the idle ones.
 * @param scans how many the other one has
 */
export async function benchFairness({ rounds, scans }) {
  return [await compare({ rounds, scans, hasModel: true }), await compare({ rounds, scans, hasModel: false })];
}

async function compare({ rounds, scans, hasModel }) {
  const servers = await startScanningServers({ hasModel });
  const [many, single] = servers.accessTokens;
  const what = hasModel ? 'slow model' : 'built-in analyser';
  const ratios = [];
  const all = { idle: [], beside: [] };
  try {
    process.stdout.write(`fairness, ${what}: warming up\n`);
    await scanMany(servers, many, warmUpScans);
    await untilNoneLeft(servers);
    await timeSingle(servers, single);
    for (let round = 0; round < rounds; round += 1) {
      const idle = [];
      while (idle.length < idleScans) idle.push(await timeSingle(servers, single));
      await scanMany(servers, many, scans);
      const beside = await besideOthers(servers, single);
      if (beside.length === 0) throw new Error(`the ${scans} were done before a single one was: nothing was measured`);
      ratios.push(median(beside) / median(idle));
      all.idle.push(...idle);
      all.beside.push(...beside);
      process.stdout.write(`fairness, ${what}: round ${round + 1} of ${rounds}, ${median(beside).toFixed(0)} ms against ${median(idle).toFixed(0)}\n`);
      await untilNoneLeft(servers);
    }
  } finally {
    await servers.stop();
  }
  const ratio = median(ratios);
  const said = (times) => `${median(times).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)}`;
  return {
    figure: `one scan beside another user's ${scans.toLocaleString('en')}, ${what}`,
    against: 'on an idle system',
    goal: `≤ ${goal}×`,
    ratio,
    spread: [Math.min(...ratios), Math.max(...ratios)],
    isMet: ratio <= goal,
    note: `${all.beside.length} single scans beside the others took ${said(all.beside)}; ${all.idle.length} alone ${said(all.idle)}`,
  };
}

/** One single scan after the other. @returns the time of each at whose end there were others left */
async function besideOthers(servers, accessToken) {
  const times = [];
  while (times.length < mostBeside) {
    const ms = await timeSingle(servers, accessToken);
    if ((await countLeft(servers)) === 0) break;
    times.push(ms);
  }
  return times;
}

/** @returns milliseconds from the request to the row's end, which is by the database's clock: that of the same machine */
async function timeSingle({ gatewayUrl, client }, accessToken) {
  const jobId = randomUUID();
  const sentAt = Date.now();
  await post(gatewayUrl, '/jobs/scan', accessToken, aPosting(jobId));
  for (;;) {
    const { rows } = await client.query(`SELECT status, 1000 * extract(epoch FROM updated_at)::float AS ended FROM scans WHERE job_id = $1 AND status NOT IN ('queued', 'reading', 'matching')`, [jobId]);
    if (rows.length > 0 && rows[0].status === 'failed') throw new Error('a single scan failed: it would flatter the figure');
    if (rows.length > 0) return rows[0].ended - sentAt;
    await wait(20);
  }
}

async function untilNoneLeft(servers) {
  while ((await countLeft(servers)) > 0) await wait(100);
}

async function scanMany({ gatewayUrl }, accessToken, count) {
  for (let sent = 0; sent < count; sent += batch) {
    await post(gatewayUrl, '/jobs/scan/batch', accessToken, { postings: Array.from({ length: Math.min(batch, count - sent) }, () => aPosting(randomUUID())) });
  }
}

async function countLeft({ client }) {
  const { rows } = await client.query(`SELECT count(*)::int AS count FROM scans WHERE status IN ('queued', 'reading', 'matching')`);
  return rows[0].count;
}

/** A text that nobody has read yet. */
const aPosting = (jobId) => ({ jobId, companyName: 'Example Ltd', url: 'https://example.org/jobs/1', jobDescription: `${postings.frontend}\n\nReference ${jobId}` });

async function post(gatewayUrl, path, accessToken, body) {
  const answer = await fetch(`${gatewayUrl}/api/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}
