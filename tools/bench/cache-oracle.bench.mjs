import { postings } from '@rolefit/testing';
import { centred, classify, differing, tellingFeatures } from './pair-classifier.mjs';
import { rowOf } from './row.mjs';
import { caller, giveResumes } from './scanning-people.mjs';
import { observeScans } from './scan-observer.mjs';
import { startBenchServers } from './servers.mjs';
import { startSlowModel } from './slow-model.mjs';
import { startWorkers } from './workers.mjs';

const goal = 0.6;
/** A model that takes 2.0 ± 0.5 s. */
const [modelMs, modelSpreadMs] = [2_000, 500];
/** A process that has just started takes twice as long for everything. */
const warmUpScans = 10;
const told = 3;
const atOnce = 4;
const kinds = ['frontend', 'nurse', 'hostile'];

/**
 * Whether a user can tell that somebody else has scanned a text before (ADR 27). In each pair of two texts of the same kind one was scanned by another user; an attacker
 * scans both, in an order that is drawn, and looks at everything: all fields of all answers, all events, all times. A classifier that is trained on the other
 * pairs must not tell which is which.
 * @param pairs of each way of reading. The issue behind this asks for twenty; among so few, chance alone passes the goal once in seven times, among sixty once in thirty
 */
export async function benchCacheOracle({ pairs }) {
  const model = await startSlowModel({ latencyMs: () => modelMs + modelSpreadMs * (2 * Math.random() - 1) });
  try {
    return [...(await measure({ what: 'built-in analyser', env: {}, pairs })), ...(await measure({ what: 'slow model', env: model.env, pairs }))];
  } finally {
    await model.close();
  }
}

async function measure({ what, env, pairs }) {
  const servers = await startBenchServers({ people: 2, env: { LIMIT_EXPORTS_PER_HOUR: '1000', ...env } });
  const opened = [servers.stop];
  try {
    const workers = await startWorkers({ env: servers.env });
    opened.push(workers.stop);
    await giveResumes(servers);
    const { gatewayUrl, accessTokens: [victim, attacker] } = servers;
    const observer = await observeScans({ gatewayUrl, accessToken: attacker });
    opened.push(observer.close);
    for (let count = 0; count < warmUpScans; count += 1) await observer.scan(textOf(count));
    const texts = Array.from({ length: pairs }, (_, index) => [textOf(index), textOf(index)]);
    await scanAll({ gatewayUrl, accessToken: victim }, texts.map(([, known]) => known));
    const ids = [];
    for (const [index, pair] of texts.entries()) {
      const order = Math.random() < 0.5 ? [0, 1] : [1, 0];
      const scanned = [];
      for (const place of order) scanned[place] = await observer.scan(pair[place]);
      ids.push(scanned);
      if ((index + 1) % 10 === 0) process.stdout.write(`cache oracle, ${what}: ${index + 1} of ${pairs} pairs\n`);
    }
    const observed = await observer.observations();
    return rows(what, ids.map((pair) => pair.map((id) => observed.get(id))));
  } finally {
    for (const close of opened.reverse()) await close();
  }
}

function rows(what, pairs) {
  const [alone, beside] = [pairs, centred(pairs)].map((of) => ({ auc: classify(of), telling: tellingFeatures(of, told).map(({ name, auc, by }) => `${name} ${auc.toFixed(2)} (later by ${by.toFixed(1)})`) }));
  const note = `AUC ${alone.auc.toFixed(2)} over ${pairs.length} pairs and ${differing(pairs).length} features; by themselves told most: ${alone.telling.join(', ')}. Each beside the other of its pair: AUC ${beside.auc.toFixed(2)}; ${beside.telling.join(', ')}`;
  return [rowOf({ figure: `first or later reader of a text told apart (AUC), ${what}`, against: `${goal}`, ratios: [alone.auc / goal], most: 1, note })];
}

/** Texts of a pair differ in a reference of equal length alone. */
function textOf(index) {
  return `${postings[kinds[index % kinds.length]]}\n\nReference ${crypto.randomUUID()}`;
}

/** A few at a time: what a crowd slows down would differ from what the attacker's own scans take. */
async function scanAll({ gatewayUrl, accessToken }, texts) {
  const call = caller(gatewayUrl, accessToken);
  for (let sent = 0; sent < texts.length; sent += atOnce) {
    const asked = texts.slice(sent, sent + atOnce).map((jobDescription) => ({ jobId: crypto.randomUUID(), companyName: 'Example Ltd', url: 'https://example.org/jobs/1', jobDescription }));
    await call('POST', '/jobs/scan/batch', { postings: asked });
    for (;;) {
      const { jobs } = await call('GET', '/jobs');
      if (jobs.every(({ status }) => !['queued', 'reading', 'matching'].includes(status))) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
