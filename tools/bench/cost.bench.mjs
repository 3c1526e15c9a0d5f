import { postings, resumes } from '@rolefit/testing';
import { watchCompleted } from './completed-scans.mjs';
import { rowOf } from './row.mjs';
import { caller, giveResumes, scanMany } from './scanning-people.mjs';
import { startBenchServers } from './servers.mjs';
import { newPosting, startSlowModel } from './slow-model.mjs';
import { startWorkers } from './workers.mjs';

const scanCount = 20;
/** What providers take for a token of a prefix that they have seen lately, as a share of its price: between a tenth and a half. They know one from 1,024 tokens on. */
const [cachedShare, cacheableTokens] = [0.25, 1_024];
/** As providers count English, roughly. */
const charsPerToken = 4;

/** About as long as they are in life, some 4,000 characters each. */
const longPosting = () => [newPosting(), postings.nurse, postings.recipe, postings.vague, postings.frontend].join('\n\n');
const longResume = [...resumes.software, ...resumes.nurse, ...resumes.accountant];

/**
 * What a scan sends to the model, counted where the model stands: against a program that sends instructions, resume and posting each time and knows of no
 * cache; and what somebody else's scan and a rescan of the same texts send. Input alone, since the answer is as long for both. Tokens do not depend on the machine: once.
 */
export async function benchCost() {
  const asked = [];
  const model = await startSlowModel({ latencyMs: 0, onAsked: ({ schemaName, body }) => asked.push({ schemaName, prefix: JSON.stringify([body.response_format, body.messages[0]]), text: body.messages.at(-1).content }) });
  const servers = await startBenchServers({ people: 2, env: model.env });
  const scans = await watchCompleted(servers.env.DATABASE_URL);
  const workers = await startWorkers({ env: servers.env });
  try {
    await giveResumes({ ...servers, lines: longResume });
    const texts = Array.from({ length: scanCount }, longPosting);
    const scanAll = (accessToken) => {
      const left = [...texts];
      return scanMany({ ...servers, accessTokens: [accessToken], each: scanCount, postingOf: () => left.pop() });
    };
    const [ada, bob] = servers.accessTokens;
    await scanAll(ada);
    await scans.until(scanCount);
    const first = asked.filter(({ schemaName }) => schemaName === 'posting_facts');
    await scanAll(bob);
    await scans.until(2 * scanCount);
    const call = caller(servers.gatewayUrl, ada);
    for (const { _id } of (await call('GET', `/jobs?limit=${scanCount}`)).jobs) await call('POST', `/jobs/${_id}/rescan`);
    await scans.until(2 * scanCount);
    const again = asked.filter(({ schemaName }) => schemaName === 'posting_facts').length - first.length;
    return [costOf(first, asked.find(({ schemaName }) => schemaName === 'resume_facts')), rowOf({ figure: 'calls for texts that are known', against: 'scans of them', ratios: [again / (2 * scanCount)], most: 0, note: `${scanCount} texts scanned by a second user, and again by the first` })];
  } finally {
    await workers.stop();
    await scans.close();
    await servers.stop();
    await model.close();
  }
}

function costOf(first, resume) {
  const tokens = (text) => text.length / charsPerToken;
  const prefix = tokens(first[0].prefix);
  const isStable = prefix >= cacheableTokens && first.every((one) => one.prefix === first[0].prefix);
  const posting = first.reduce((sum, { text }) => sum + tokens(text), 0) / scanCount;
  const calls = first.length / scanCount;
  const ours = calls * (prefix * (isStable ? cachedShare : 1) + posting);
  const plain = prefix + tokens(resume.text) + posting;
  const note = `${first.length} calls for ${scanCount} scans: ${prefix.toFixed(0)} tokens ${isStable ? `that are the same each time, at ${cachedShare} of their price` : 'that no cache knows'}, and ${posting.toFixed(0)} of the posting; without a cache ${(calls * (prefix + posting)).toFixed(0)} against ${plain.toFixed(0)}`;
  return rowOf({ figure: 'model cost of a scan', against: 'resume and posting sent each time', ratios: [ours / plain], most: 0.5, note });
}
