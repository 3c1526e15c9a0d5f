import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { postings } from '@rolefit/testing';
import { startScanningServers } from './scanning-servers.mjs';
import { median } from './statistics.mjs';

const batch = 100;
const goal = 2;

/** How long one person's single scan takes while another's thousand wait and run, against the same on an idle system; by the whole way: gateway, queue, worker. */
export async function benchFairness({ rounds, scans = 1_000 }) {
  return [await compare({ rounds, scans, hasModel: true }), await compare({ rounds, scans, hasModel: false })];
}

async function compare({ rounds, scans, hasModel }) {
  const servers = await startScanningServers({ hasModel });
  const [many, single] = servers.accessTokens;
  const ratios = [];
  let last = {};
  try {
    await timeSingle(servers, single);
    for (let round = 0; round < rounds; round += 1) {
      const idleMs = await timeSingle(servers, single);
      await scanMany(servers, many, scans);
      const besideMs = await timeSingle(servers, single);
      const left = await countLeft(servers);
      if (left === 0) throw new Error('the thousand were done before the single one was asked for: nothing was measured');
      ratios.push(besideMs / idleMs);
      last = { idleMs, besideMs, left };
      while ((await countLeft(servers)) > 0) await wait(100);
    }
  } finally {
    await servers.stop();
  }
  const ratio = median(ratios);
  return {
    figure: `one scan beside another user's ${scans}, ${hasModel ? 'slow model' : 'built-in analyser'}`,
    against: 'on an idle system',
    goal: `≤ ${goal}×`,
    ratio,
    spread: [Math.min(...ratios), Math.max(...ratios)],
    isMet: ratio <= goal,
    note: `${last.besideMs.toFixed(0)} ms against ${last.idleMs.toFixed(0)} in the last round, with ${last.left} of the others left at its end`,
  };
}

/** @returns milliseconds from the row to its end, by the database's clock */
async function timeSingle({ gatewayUrl, client }, accessToken) {
  const jobId = randomUUID();
  await post(gatewayUrl, '/jobs/scan', accessToken, aPosting(jobId));
  for (;;) {
    const { rows } = await client.query(
      `SELECT 1000 * extract(epoch FROM updated_at - created_at)::float AS ms FROM scans WHERE job_id = $1 AND status NOT IN ('queued', 'reading', 'matching')`,
      [jobId],
    );
    if (rows.length > 0) return rows[0].ms;
    await wait(20);
  }
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
