import { makePdf } from '@rolefit/testing';
import { newPosting, resumeLines } from './slow-model.mjs';

export const batchSize = 100;
/** How often an evaluation that failed is asked for again. */
const mostTries = 5;
/** More at once would measure how the gateway is queued for and not how it takes them. */
const batchesAtOnce = 10;

/** Gives everybody a resume that is evaluated. A worker must run. */
export async function giveResumes({ gatewayUrl, accessTokens, lines = resumeLines }) {
  const pdf = makePdf(lines);
  for (const token of accessTokens) {
    const call = caller(gatewayUrl, token);
    const form = new FormData();
    form.append('resume', new File([pdf], 'resume.pdf', { type: 'application/pdf' }));
    await call('POST', '/users/profile/resume', form);
    await call('POST', '/evaluations/resume');
  }
  for (const token of accessTokens) {
    const call = caller(gatewayUrl, token);
    await untilEvaluated(call);
  }
}

/** Asks again where it failed, as a person would: on a crowded machine its reader may run out of time. @throws Error where that does not help */
async function untilEvaluated(call) {
  for (let asked = 0; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const { status, failure } = (await call('GET', '/users/profile')).resume.evaluation;
    if (status === 'completed') return;
    if (status !== 'failed') continue;
    asked += 1;
    if (asked > mostTries) throw new Error(`the resume could not be evaluated: ${failure?.code}`);
    await call('POST', '/evaluations/resume');
  }
}

/** Everybody has so many postings scanned, none of which anybody has read. @returns when all are accepted */
export async function scanMany({ gatewayUrl, accessTokens, each, postingOf = newPosting }) {
  const batches = accessTokens.flatMap((token) => Array.from({ length: Math.ceil(each / batchSize) }, (_, index) => ({ token, size: Math.min(batchSize, each - index * batchSize) })));
  const next = async () => {
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
      const asked = Array.from({ length: batch.size }, () => ({ jobId: crypto.randomUUID(), companyName: 'Example Ltd', url: 'https://example.org/jobs/1', jobDescription: postingOf() }));
      const { items } = await caller(gatewayUrl, batch.token)('POST', '/jobs/scan/batch', { postings: asked });
      const refused = items.filter(({ outcome }) => outcome !== 'accepted');
      if (refused.length > 0) throw new Error(`${refused.length} postings of a batch were refused: ${JSON.stringify(refused[0])}`);
    }
  };
  await Promise.all(Array.from({ length: batchesAtOnce }, next));
}

/** Calls of one person. @returns `(method, path, body)`, which answers the data of the envelope */
export function caller(gatewayUrl, token) {
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${gatewayUrl}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }) },
      body: body === undefined || isForm ? body : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()).data;
  };
}
