import type { ScriptedRequest } from '@rolefit/model/testing';
import { type Row, rowOf } from '../rows/row.ts';
import { sumOf } from '../rows/statistics.ts';
import { apiCaller } from '../servers/api-caller.ts';
import { startBenchServers } from '../servers/bench-servers.ts';
import { startSlowModel } from '../servers/slow-model.ts';
import { startWorkers } from '../servers/workers.ts';
import { watchCompletedScans } from './completed-scans.ts';
import { longPosting, longResume } from './long-texts.ts';
import { giveResumes, scanMany } from './scan-load.ts';

const scanCount = 20;
/** The price of a token in a cached prefix, as a share of the full price: providers ask between a tenth and a half. Prefixes are cached from 1,024 tokens on. */
const [cachedShare, cacheableTokens] = [0.25, 1_024];
/** As providers count English, roughly. */
const charsPerToken = 4;

/** The part of a request that providers can cache, and the text behind it. */
interface ModelCall {
  readonly schemaName: string | null;
  readonly prefix: string;
  readonly text: string;
}

/**
 * Measures the input tokens that a scan sends to the model, at cached prices, against a program that sends instructions, resume and posting each time; and the
 * calls for texts that another user has scanned already, or that are scanned again, against none. Output is as long for both and left out. Tokens do not
 * depend on the machine, so it runs once.
 */
export async function benchCost(): Promise<Row[]> {
  const calls: ModelCall[] = [];
  const model = await startSlowModel({
    latencyMs: 0,
    onRequest: (request) => calls.push(toCall(request)),
  });
  const servers = await startBenchServers({ users: 2, env: model.env });
  const scans = await watchCompletedScans(servers.databaseUrl);
  const workers = await startWorkers({ env: servers.env });
  try {
    await giveResumes({ ...servers, lines: longResume });
    const texts = Array.from({ length: scanCount }, longPosting);
    const scanAll = (accessToken: string): Promise<void> => {
      const left = [...texts];
      return scanMany({
        ...servers,
        accessTokens: [accessToken],
        each: scanCount,
        postingOf: () => left.pop() ?? '',
      });
    };
    await scanAll(servers.tokenOf(0));
    await scans.until(scanCount);
    const first = callsFor(calls, 'posting_facts');
    await scanAll(servers.tokenOf(1));
    await scans.until(2 * scanCount);
    const call = apiCaller(servers.gatewayUrl, servers.tokenOf(0));
    const { jobs } = await call('listScans', { query: { limit: String(scanCount) } });
    for (const { _id } of jobs) await call('rescan', { id: _id });
    await scans.until(2 * scanCount);
    const repeated = callsFor(calls, 'posting_facts').length - first.length;
    const note = `${scanCount} texts scanned by a second user, and again by the first`;
    return [
      costRow(first, callsFor(calls, 'resume_facts')),
      rowOf({
        figure: 'calls for texts that are known',
        against: 'scans of them',
        ratios: [repeated / (2 * scanCount)],
        most: 0,
        note,
      }),
    ];
  } finally {
    await workers.stop();
    await scans.close();
    await servers.stop();
    await model.close();
  }
}

function toCall({ schemaName, body, input }: ScriptedRequest): ModelCall {
  const [instructions] = body['messages'] as readonly unknown[];
  return {
    schemaName,
    prefix: JSON.stringify([body['response_format'], instructions]),
    text: input,
  };
}

function callsFor(calls: readonly ModelCall[], schemaName: string): ModelCall[] {
  return calls.filter((call) => call.schemaName === schemaName);
}

function costRow(first: readonly ModelCall[], [resume]: readonly ModelCall[]): Row {
  const [example] = first;
  if (example === undefined || resume === undefined) throw new Error('the model was not called');
  const prefix = tokensOf(example.prefix);
  const isCacheable =
    prefix >= cacheableTokens && first.every((call) => call.prefix === example.prefix);
  const posting = sumOf(first.map(({ text }) => tokensOf(text))) / scanCount;
  const callsEach = first.length / scanCount;
  const ours = callsEach * (prefix * (isCacheable ? cachedShare : 1) + posting);
  const plain = prefix + tokensOf(resume.text) + posting;
  const note = `${first.length} calls for ${scanCount} scans: ${prefix.toFixed(0)} tokens ${isCacheable ? `that are the same each time, at ${cachedShare} of their price` : 'that no cache knows'}, and ${posting.toFixed(0)} of the posting; without a cache ${(callsEach * (prefix + posting)).toFixed(0)} against ${plain.toFixed(0)}`;
  return rowOf({
    figure: 'model cost of a scan',
    against: 'resume and posting sent each time',
    ratios: [ours / plain],
    most: 0.5,
    note,
  });
}

function tokensOf(text: string): number {
  return text.length / charsPerToken;
}
