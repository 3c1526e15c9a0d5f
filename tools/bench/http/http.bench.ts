import autocannon, { type Options, type Result } from 'autocannon';
import { postings } from '@rolefit/testing';
import { type Row, rowOf } from '../rows/row.ts';
import { scanRequest } from '../scans/scan-load.ts';
import { startBenchServers } from '../servers/bench-servers.ts';

const connections = 50;
const seconds = 3;

interface Comparison {
  readonly figure: string;
  readonly against: string;
  readonly leastRate: number;
  readonly rounds: number;
  readonly ours: Options;
  readonly baseline: Options;
}

/**
 * Measures requests a second and p99 latency of `POST scan` and of `GET a page of jobs` through the gateway, against a bare node:http server over the same
 * PostgreSQL.
 */
export async function benchHttp({ rounds }: { readonly rounds: number }): Promise<Row[]> {
  const servers = await startBenchServers();
  try {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${servers.tokenOf(0)}`,
    };
    // autocannon puts a new id into each request.
    const post: Omit<Options, 'url'> = {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...scanRequest(postings.frontend), jobId: '[<id>]' }),
      idReplacement: true,
    };
    return [
      ...(await compare({
        figure: 'POST scan',
        against: 'node:http + pg insert',
        leastRate: 0.35,
        rounds,
        ours: { ...post, url: `${servers.gatewayUrl}/api/v1/jobs/scan` },
        baseline: { ...post, url: servers.baselineUrl },
      })),
      ...(await compare({
        figure: 'GET a page of jobs',
        against: 'node:http + pg select',
        leastRate: 0.4,
        rounds,
        ours: { url: `${servers.gatewayUrl}/api/v1/jobs?page=1&limit=10`, headers },
        baseline: { url: servers.baselineUrl },
      })),
    ];
  } finally {
    await servers.stop();
  }
}

async function compare({
  figure,
  against,
  leastRate,
  rounds,
  ours,
  baseline,
}: Comparison): Promise<Row[]> {
  const rates: number[] = [];
  const tails: number[] = [];
  let note: string | undefined;
  await load(ours);
  await load(baseline);
  for (let round = 0; round < rounds; round += 1) {
    const [own, bare] = [await load(ours), await load(baseline)];
    rates.push(own.requests.average / bare.requests.average);
    tails.push(own.latency.p99 / bare.latency.p99);
    note = `${own.requests.average.toFixed(0)} requests a second against ${bare.requests.average.toFixed(0)} in the last round`;
  }
  return [
    rowOf({ figure, against, ratios: rates, least: leastRate, note }),
    rowOf({ figure: `${figure}, p99`, against, ratios: tails, most: 4 }),
  ];
}

async function load(options: Options): Promise<Result> {
  const result = await autocannon({ connections, duration: seconds, ...options });
  // A failed request is fast: counting it would flatter the figure.
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${options.url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result;
}
