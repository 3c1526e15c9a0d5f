import autocannon from 'autocannon';
import { median } from './statistics.mjs';
import { startBenchServers } from './servers.mjs';
import { postings } from '@rolefit/testing';

const connections = 50;
const seconds = 3;

/** POST scan and GET a page of jobs through the gateway, against the limit program over the same PostgreSQL. */
export async function benchHttp({ rounds }) {
  const servers = await startBenchServers();
  try {
    const body = (jobId) => JSON.stringify({ jobId, companyName: 'Example Ltd', url: 'https://example.org/jobs/1', jobDescription: postings.frontend });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${servers.accessToken}` };
    const post = { method: 'POST', headers, body: body('[<id>]'), idReplacement: true };
    const rows = [];
    rows.push(...(await compare('POST scan', 'node:http + pg insert', 0.35, rounds, {
      ours: { ...post, url: `${servers.gatewayUrl}/api/v1/jobs/scan` },
      limit: { ...post, url: servers.limitUrl },
    })));
    rows.push(...(await compare('GET a page of jobs', 'node:http + pg select', 0.4, rounds, {
      ours: { url: `${servers.gatewayUrl}/api/v1/jobs?page=1&limit=10`, headers },
      limit: { url: servers.limitUrl },
    })));
    return rows;
  } finally {
    await servers.stop();
  }
}

async function compare(figure, against, goal, rounds, { ours, limit }) {
  const rates = [];
  const tails = [];
  let last = {};
  await load(ours);
  await load(limit);
  for (let round = 0; round < rounds; round += 1) {
    const [own, bare] = [await load(ours), await load(limit)];
    rates.push(own.requests.average / bare.requests.average);
    tails.push(own.latency.p99 / bare.latency.p99);
    last = { own, bare };
  }
  const [rate, tail] = [median(rates), median(tails)];
  return [
    {
      figure,
      against,
      goal: `≥ ${goal}×`,
      ratio: rate,
      spread: [Math.min(...rates), Math.max(...rates)],
      isMet: rate >= goal,
      note: `${last.own.requests.average.toFixed(0)} requests a second against ${last.bare.requests.average.toFixed(0)} in the last round`,
    },
    { figure: `${figure}, p99`, against, goal: '≤ 4×', ratio: tail, spread: [Math.min(...tails), Math.max(...tails)], isMet: tail <= 4 },
  ];
}

async function load(options) {
  const result = await autocannon({ connections, duration: seconds, ...options });
  // A failed request is fast: counting it would flatter the figure.
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${options.url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result;
}
