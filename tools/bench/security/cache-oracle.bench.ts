import { setTimeout as sleep } from 'node:timers/promises';
import { liveScanStatuses, type ScanStatus } from '@rolefit/contracts';
import { postings } from '@rolefit/testing';
import { type Row, rowOf } from '../rows/row.ts';
import { giveResumes, scanBatch } from '../scans/scan-load.ts';
import { apiCaller } from '../servers/api-caller.ts';
import { startBenchServers } from '../servers/bench-servers.ts';
import { startSlowModel, usualLatencyMs } from '../servers/slow-model.ts';
import { startWorkers } from '../servers/workers.ts';
import { centred, classify, differing, type Pair, tellingFeatures } from './pair-classifier.ts';
import { observeScans, type ScanObserver } from './scan-observer.ts';

/** The largest area under the curve that counts as guessing; .5 is pure chance. */
const goal = 0.6;
/** A process that has just started takes twice as long for everything. */
const warmUpScans = 10;
const featuresShown = 3;
/** The other user's scans run a few at a time: a crowd would slow the attacker's own scans down. */
const scansAtOnce = 4;
const kinds = [postings.frontend, postings.nurse, postings.hostile];
const live: readonly ScanStatus[] = liveScanStatuses;

interface OracleOptions {
  /** Of each analyser. Chance alone misses the goal once in seven runs with twenty pairs, once in thirty with sixty. */
  readonly pairs: number;
}

/** Two texts of the same kind; another user has scanned the second one before. */
type TextPair = readonly [fresh: string, known: string];

/**
 * Measures whether a user can find out that somebody else has scanned a text before (ADR 27): the area under the curve of a classifier that has seen all fields,
 * events and times of an attacker's scans, against .6. In each pair of texts one was scanned by another user; the classifier is trained on the other pairs.
 */
export async function benchCacheOracle({ pairs }: OracleOptions): Promise<Row[]> {
  const model = await startSlowModel({ latencyMs: usualLatencyMs });
  try {
    return [
      await measure('built-in analyser', {}, pairs),
      await measure('slow model', model.env, pairs),
    ];
  } finally {
    await model.close();
  }
}

async function measure(analyser: string, env: NodeJS.ProcessEnv, count: number): Promise<Row> {
  const servers = await startBenchServers({
    users: 2,
    env: { LIMIT_EXPORTS_PER_HOUR: '1000', ...env },
  });
  const cleanUps: (() => unknown)[] = [servers.stop];
  try {
    const workers = await startWorkers({ env: servers.env });
    cleanUps.push(workers.stop);
    await giveResumes(servers);
    const observer = await observeScans(servers.gatewayUrl, servers.tokenOf(1));
    cleanUps.push(observer.close);
    for (let index = 0; index < warmUpScans; index += 1) await observer.scan(newText(index));
    const texts = Array.from({ length: count }, (_, index): TextPair => [
      newText(index),
      newText(index),
    ]);
    await scanAll(
      servers.gatewayUrl,
      servers.tokenOf(0),
      texts.map(([, known]) => known),
    );
    return toRow(analyser, await observePairs(observer, texts, analyser));
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }
}

/** Scans both texts of each pair as the attacker, in random order. */
async function observePairs(
  observer: ScanObserver,
  texts: readonly TextPair[],
  analyser: string,
): Promise<Pair[]> {
  const ids: { readonly fresh: string; readonly known: string }[] = [];
  for (const [fresh, known] of texts) {
    if (Math.random() < 0.5)
      ids.push({ fresh: await observer.scan(fresh), known: await observer.scan(known) });
    else {
      const knownId = await observer.scan(known);
      ids.push({ fresh: await observer.scan(fresh), known: knownId });
    }
    if (ids.length % 10 === 0)
      process.stdout.write(`cache oracle, ${analyser}: ${ids.length} of ${texts.length} pairs\n`);
  }
  const observed = await observer.observations();
  return ids.map(({ fresh, known }): Pair => [
    observed.get(fresh) ?? {},
    observed.get(known) ?? {},
  ]);
}

function toRow(analyser: string, pairs: readonly Pair[]): Row {
  const auc = classify(pairs);
  const beside = centred(pairs);
  const note = `AUC ${auc.toFixed(2)} over ${pairs.length} pairs and ${differing(pairs).length} features; by themselves told most: ${tellingText(pairs)}. Each beside the other of its pair: AUC ${classify(beside).toFixed(2)}; ${tellingText(beside)}`;
  return rowOf({
    figure: `first or later reader of a text told apart (AUC), ${analyser}`,
    against: `${goal}`,
    ratios: [auc / goal],
    most: 1,
    note,
  });
}

function tellingText(pairs: readonly Pair[]): string {
  return tellingFeatures(pairs, featuresShown)
    .map(({ name, auc, by }) => `${name} ${auc.toFixed(2)} (later by ${by.toFixed(1)})`)
    .join(', ');
}

/** Texts with the same index differ only in a reference of equal length. */
function newText(index: number): string {
  return `${kinds[index % kinds.length]}\n\nReference ${crypto.randomUUID()}`;
}

async function scanAll(
  gatewayUrl: string,
  accessToken: string,
  texts: readonly string[],
): Promise<void> {
  const call = apiCaller(gatewayUrl, accessToken);
  for (let sent = 0; sent < texts.length; sent += scansAtOnce) {
    await scanBatch(call, texts.slice(sent, sent + scansAtOnce));
    while ((await call('listScans')).jobs.some(({ status }) => live.includes(status)))
      await sleep(100);
  }
}
