import { setTimeout as sleep } from 'node:timers/promises';
import type { ScanRequest } from '@rolefit/contracts';
import { makePdf } from '@rolefit/testing';
import { type ApiCaller, apiCaller } from '../servers/api-caller.ts';
import { newPosting, resumeLines } from '../servers/slow-model.ts';

export const batchSize = 100;
const mostEvaluations = 5;
/** More concurrent requests would measure the queue in front of the gateway. */
const batchesAtOnce = 10;

/** Where the calls go, and in whose name. */
interface Target {
  readonly gatewayUrl: string;
  readonly accessTokens: readonly string[];
}

/** A request to scan this posting, which was not sent before. */
export function scanRequest(jobDescription: string): ScanRequest {
  return {
    jobId: crypto.randomUUID(),
    companyName: 'Example Ltd',
    url: 'https://example.org/jobs/1',
    jobDescription,
  };
}

/** Gives every user a resume and waits until all are evaluated. A worker must be running. */
export async function giveResumes({
  gatewayUrl,
  accessTokens,
  lines = resumeLines,
}: Target & { readonly lines?: readonly string[] }): Promise<void> {
  const pdf = makePdf(lines);
  const callers = accessTokens.map((token) => apiCaller(gatewayUrl, token));
  for (const call of callers) await startEvaluation(call, pdf);
  // An evaluation may run out of time on a busy machine.
  for (const call of callers) await untilEvaluated(call, { retries: mostEvaluations });
}

/** Uploads a resume and asks for its evaluation. */
export async function startEvaluation(call: ApiCaller, pdf: Buffer): Promise<void> {
  await call('uploadResume', { pdf });
  await call('evaluateResume');
}

/** Waits for the end of an evaluation, and asks for it again where it fails. @throws Error once the retries are used up */
export async function untilEvaluated(
  call: ApiCaller,
  { retries = 0, pauseMs = 100 }: { readonly retries?: number; readonly pauseMs?: number } = {},
): Promise<void> {
  for (let failures = 0; ; await sleep(pauseMs)) {
    const evaluation = (await call('getProfile')).resume?.evaluation;
    if (evaluation?.status === 'completed') return;
    if (evaluation?.status !== 'failed') continue;
    failures += 1;
    if (failures > retries)
      throw new Error(`the resume could not be evaluated: ${evaluation.failure?.code}`);
    await call('evaluateResume');
  }
}

interface ManyScans extends Target {
  /** How many postings each user sends. */
  readonly each: number;
  readonly postingOf?: () => string;
}

/** Every user sends the given number of new postings, in batches. Resolves once all are accepted. */
export async function scanMany({
  gatewayUrl,
  accessTokens,
  each,
  postingOf = newPosting,
}: ManyScans): Promise<void> {
  const batches = accessTokens.flatMap((token) =>
    batchSizes(each).map((size) => ({ call: apiCaller(gatewayUrl, token), size })),
  );
  const sendNext = async (): Promise<void> => {
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
      await scanBatch(batch.call, Array.from({ length: batch.size }, postingOf));
    }
  };
  await Promise.all(Array.from({ length: batchesAtOnce }, sendNext));
}

/** Batch sizes for the given number of postings. */
export function batchSizes(count: number): number[] {
  return Array.from({ length: Math.ceil(count / batchSize) }, (_, index) =>
    Math.min(batchSize, count - index * batchSize),
  );
}

/** Sends one batch. @throws Error where a posting of it is not accepted */
export async function scanBatch(call: ApiCaller, texts: readonly string[]): Promise<void> {
  const { items } = await call('createScans', { body: { postings: texts.map(scanRequest) } });
  const refused = items.filter(({ outcome }) => outcome !== 'accepted');
  if (refused.length > 0)
    throw new Error(
      `${refused.length} postings of a batch were refused: ${JSON.stringify(refused[0])}`,
    );
}
