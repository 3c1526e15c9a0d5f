import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { apiBasePath, endpoints, problemSchema } from '@rolefit/contracts';
import { aScan } from '@rolefit/database/testing';
import { sample } from 'fast-check';
import { z } from 'zod/mini';
import { buildOpenApiDocument } from '../http/openapi.js';
import { type SignedInCaller, startGateway, type TestGateway } from '../testing/gateway.fixture.js';
import { type FuzzRequest, fuzzRequests } from './fuzz-requests.js';

/** Number of requests; `npm run fuzz` sends 20,000. */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 1_000);
/** Random for `npm run fuzz` unless given, to repeat an earlier run. Fixed for `npm test`, so that a failure is caused by a change and not by chance. */
const firstSeed = Number(
  process.env['FUZZ_SEED'] ??
    (process.env['FUZZ_REQUESTS'] === undefined ? 20_261_122 : randomInt(2 ** 31)),
);
/** Each batch has its own user and scans, because some requests delete them. */
const batchSize = 250;
const scansEach = 20;
const concurrency = 8;
/** Timeout of requests without a response. */
const requestTimeoutMs = 120_000;

/** Internals that must not be exposed: stack frames, file paths, database messages. */
const leak =
  /\n\s+at |node_modules|\.[jt]s:\d+|\bSELECT\b.*\bFROM\b|\bINSERT INTO\b|ECONNREFUSED|QueryFailed|TypeError|postgres(ql)?:\/\//;

interface FuzzResponse {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

let gateway: TestGateway;
const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(async () => {
  agent.destroy();
  await gateway?.close();
});

function send(
  { method, path, headers, body, isSignedIn }: FuzzRequest,
  token: string,
): Promise<FuzzResponse> {
  return new Promise((resolve, reject) => {
    const authorization = isSignedIn ? { authorization: `Bearer ${token}` } : {};
    const length = body === null ? {} : { 'content-length': String(body.length) };
    const outgoing = request(
      gateway.url + path,
      {
        method,
        agent,
        headers: { ...headers, ...authorization, ...length },
        signal: AbortSignal.timeout(requestTimeoutMs),
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: answer.headers['content-type'] ?? '',
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body ?? undefined);
  });
}

function isOurs(text: string): boolean {
  try {
    return z.catchall(problemSchema, z.never()).safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/** Why a response is invalid; null for a valid one. */
function violationOf(
  { path, method }: FuzzRequest,
  { status, type, text }: FuzzResponse,
): string | null {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 300)}`;
  if (leak.test(text) && status >= 400) return `tells too much: ${text.slice(0, 300)}`;
  // Preflight requests are answered by the CORS plugin.
  const isProblem =
    status >= 400 && method !== 'HEAD' && method !== 'OPTIONS' && path.startsWith('/api/v1/');
  if (isProblem && (!type.startsWith('application/problem+json') || !isOurs(text)))
    return `is no problem of ours: ${text.slice(0, 300)}`;
  return null;
}

const endsAccount = ({ method, path }: FuzzRequest) =>
  method === 'DELETE' && path.startsWith('/api/v1/users/profile?');

/** An export is aborted when its session ends, which another random request may cause. */
const isExport = ({ path }: FuzzRequest) =>
  [endpoints.exportAccount, endpoints.exportScans].some((endpoint) =>
    path.startsWith(`${apiBasePath}${endpoint.path}?`),
  );
const isOver = async (accessToken: string) =>
  (
    await gateway.call('GET', '/api/v1/users/profile', {
      headers: { authorization: `Bearer ${accessToken}` },
    })
  ).status === 401;

async function runBatch(
  seed: number,
  count: number,
): Promise<{ violations: string[]; statuses: number[] }> {
  const who: SignedInCaller = await gateway.signIn();
  const scans = await Promise.all(
    Array.from({ length: scansEach }, () => aScan(gateway.database.dataSource, who.user.id)),
  );
  const wild = sample(
    fuzzRequests(buildOpenApiDocument(), [...scans.map(({ id }) => id), randomUUID()]),
    { seed, numRuns: count },
  );
  const violations: string[] = [];
  const statuses: number[] = [];
  const next = wild.values();
  const sendAll = async () => {
    for (const one of next) {
      const described = `${one.method} ${one.path.slice(0, 300)}`;
      // Deleting the account would get all later requests rejected.
      const { accessToken } = endsAccount(one) ? await gateway.signIn() : who;
      try {
        const answer = await send(one, accessToken);
        statuses.push(answer.status);
        const violation = violationOf(one, answer);
        if (violation !== null) violations.push(`${described} ${violation}`);
      } catch (error) {
        if (!(isExport(one) && (await isOver(accessToken))))
          violations.push(`${described} got no answer: ${String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, sendAll));
  return { violations, statuses };
}

describe('the API under random requests', () => {
  it(
    `answers ${requests} of them (FUZZ_SEED=${firstSeed}) with what it has to say, and never with a fault`,
    async () => {
      const seen = new Map<number, number>();
      for (let sent = 0; sent < requests; sent += batchSize) {
        const seed = firstSeed + sent;
        const { violations, statuses } = await runBatch(seed, Math.min(batchSize, requests - sent));
        expect({ seed, violations }).toEqual({ seed, violations: [] });
        for (const status of statuses) seen.set(status, (seen.get(status) ?? 0) + 1);
      }
      process.stdout.write(
        `fuzz: ${requests} requests from FUZZ_SEED=${firstSeed}: ${[...seen]
          .sort(([one], [other]) => one - other)
          .map(([status, count]) => `${count} × ${status}`)
          .join(', ')}\n`,
      );
      // Some requests must have succeeded: a run in which all are rejected early proves little.
      expect(
        [seen.get(200), seen.get(202), seen.get(400), seen.get(401), seen.get(404)].every(
          (count) => (count ?? 0) > 0,
        ),
      ).toBe(true);
      expect((await gateway.call('GET', '/health/ready')).status).toBe(200);
      expect(gateway.log.filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([]);
    },
    requests * 500 + 120_000,
  );
});
