import { answerTo, type ScriptedBehaviour, ScriptedModelServer } from '@rolefit/model/testing';
import { ResumesRepository } from '@rolefit/database';
import { modelCost, modelTokens } from '@rolefit/telemetry';
import { postings } from '@rolefit/testing';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestEnvironment } from '../testing/test-config.js';
import { TestWorker } from '../testing/test-worker.js';
import { waitUntil } from '../testing/wait-until.js';

const usage = { inputTokens: 1_000, outputTokens: 250 };
const dayMs = 86_400_000;

describe.each<[string, TestEnvironment]>([
  ['tokens', { AI_DAILY_TOKENS: '2400' }],
  ['dollars', { AI_DAILY_COST: '0.0029', AI_INPUT_PRICE: '1', AI_OUTPUT_PRICE: '2' }],
])('a daily budget in %s', (_, budget) => {
  let model: ScriptedModelServer;
  let worker: TestWorker;
  beforeAll(async () => {
    // The day must not change during the test.
    const leftMs = dayMs - (Date.now() % dayMs);
    if (leftMs < 120_000) await wait(leftMs + 1_000);
    model = await ScriptedModelServer.start([{ kind: 'silence' }]);
    model.play(({ schemaName }) => ({ kind: 'answer', output: answerTo(schemaName), usage }));
    worker = await TestWorker.prepare({
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'scripted-1',
      ...budget,
    });
    worker.tryJobs(1, 100);
    await worker.start();
  });
  afterAll(async () => {
    await worker?.stop();
    await model?.close();
  });

  const keyOfToday = () =>
    `${worker.config.redis.prefix}:model-spent:${new Date().toISOString().slice(0, 10)}`;
  const promote = (name: 'scan.score' | 'resume.evaluate', id: string) =>
    waitUntil('the job waits', async () =>
      (await worker.queue(name).getJob(`${id}-1`))?.promote().then(
        () => true,
        () => false,
      ),
    );

  it('that is spent lets scans and evaluations wait with a reason, and resumes them the next day without a spent attempt', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    const paid = await worker.scan(userId, `${postings.frontend}\n\nReference 1`);
    await worker.scanIs(userId, paid, ['completed']);
    const asked = model.requests.length;
    expect(Number(await worker.redis.hget(keyOfToday(), 'tokens'))).toBe(2_500);

    const scanId = await worker.scan(userId, `${postings.frontend}\n\nReference 2`);
    const waiting = await waitUntil('the scan says why it waits', async () => {
      const scan = await worker.findScan(userId, scanId);
      return scan.status === 'queued' && scan.failure !== null && scan;
    });
    expect(waiting.failure).toEqual({
      code: 'MODEL_BUDGET_SPENT',
      retryable: false,
      message: 'Today’s budget for the AI service is spent. We’ll continue automatically tomorrow.',
    });
    const other = await worker.aUser();
    const { id: resumeId } = await worker.upload(other.id);
    await worker.requestEvaluation(other.id, resumeId);
    await waitUntil('the evaluation says why it waits', async () => {
      const resume = await new ResumesRepository(worker.dataSource).current(other.id);
      return resume?.evaluationStatus === 'queued' && resume.failureCode === 'MODEL_BUDGET_SPENT';
    });
    expect(model.requests).toHaveLength(asked);
    // A cached reading needs no model.
    const known = await worker.scan(userId, `${postings.frontend}\n\nReference 1`);
    await worker.scanIs(userId, known, ['completed']);

    // The next day the budget is unspent, and the jobs retry.
    await worker.redis.del(keyOfToday());
    await promote('scan.score', scanId);
    await expect(worker.scanIs(userId, scanId, ['completed', 'failed'])).resolves.toMatchObject({
      status: 'completed',
      failure: null,
    });
    await promote('resume.evaluate', resumeId);
    await expect(worker.evaluationEnded(other.id)).resolves.toMatchObject({
      evaluationStatus: 'completed',
      failureCode: null,
    });
    expect((await worker.queue('scan.score').getJob(`${scanId}-1`))?.attemptsMade).toBe(1);
  });
});

describe('the usage of the model', () => {
  let model: ScriptedModelServer;
  let worker: TestWorker;
  beforeAll(async () => {
    const leftMs = dayMs - (Date.now() % dayMs);
    if (leftMs < 120_000) await wait(leftMs + 1_000);
    model = await ScriptedModelServer.start([{ kind: 'silence' }]);
    worker = await TestWorker.prepare({
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'scripted-1',
      AI_DAILY_TOKENS: '100000',
      AI_INPUT_PRICE: '1',
      AI_OUTPUT_PRICE: '2',
      LOG_LEVEL: 'warn',
    });
    worker.tryJobs(2, 100);
    await worker.start();
  });
  afterAll(async () => {
    await worker?.stop();
    await model?.close();
  });

  const keyOfToday = () =>
    `${worker.config.redis.prefix}:model-spent:${new Date().toISOString().slice(0, 10)}`;
  const spent = async () => (await worker.redis.hmget(keyOfToday(), 'tokens', 'cost')).map(Number);
  const read = (body: object): ScriptedBehaviour => ({
    kind: 'body',
    contentType: 'application/json',
    body: JSON.stringify({ ...body, usage: { prompt_tokens: 1_000, completion_tokens: 10 } }),
  });
  /** Tokens and cost of postings in the metrics. */
  const counted = async () => {
    const [tokens, cost] = await Promise.all([modelTokens.get(), modelCost.get()]);
    return [tokens, cost].map(({ values }) =>
      values
        .filter(({ labels }) => labels.task === 'read-posting')
        .reduce((sum, { value }) => sum + value, 0),
    );
  };

  it.each<[string, ScriptedBehaviour, string, number, number, number]>([
    [
      'refuses',
      { kind: 'refusal', usage: { inputTokens: 1_000, outputTokens: 10 } },
      'MODEL_REFUSED',
      1_000,
      10,
      1,
    ],
    [
      'is filtered',
      read({ choices: [{ finish_reason: 'content_filter', message: { content: 'Half a' } }] }),
      'MODEL_REFUSED',
      1_000,
      10,
      1,
    ],
    [
      'answers in another shape, twice',
      { kind: 'answer', output: { poem: true }, usage: { inputTokens: 1_000, outputTokens: 10 } },
      'MODEL_ANSWER_INVALID',
      1_000,
      10,
      2,
    ],
  ])(
    'counts also where it %s: in the budget, the metrics and on the record of the scan',
    async (_, behaviour, code, inputTokens, outputTokens, calls) => {
      model.play(({ schemaName }) => ({ kind: 'answer', output: answerTo(schemaName), usage }));
      const { id: userId } = await worker.anEvaluatedUser();
      model.play(() => behaviour);
      const [before, countedBefore] = [await spent(), await counted()];
      const scanId = await worker.scan(
        userId,
        `${postings.frontend}\n\nReference ${code} ${randomUUID()}`,
      );
      const failed = await worker.scanIs(userId, scanId, ['failed', 'completed']);
      expect(failed.failure).toMatchObject({ code });
      const tries = failed.modelCalls.length;
      expect(tries % calls).toBe(0);
      expect(tries).toBeGreaterThan(0);
      const costUsd = (inputTokens + 2 * outputTokens) / 1e6;
      expect(failed.modelCalls).toEqual(
        Array.from({ length: tries }, () => ({
          model: 'scripted-1',
          inputTokens,
          outputTokens,
          costUsd,
          durationMs: expect.any(Number),
        })),
      );
      const [after, countedAfter] = [await spent(), await counted()];
      for (const [now, then] of [
        [after, before],
        [countedAfter, countedBefore],
      ] as const) {
        expect(now[0]! - then[0]!).toBe(tries * (inputTokens + outputTokens));
        expect(now[1]! - then[1]!).toBeCloseTo(tries * costUsd, 8);
      }
    },
  );

  it('does not fail the call where Redis refuses the count, but logs it', async () => {
    model.play(({ schemaName }) => ({ kind: 'answer', output: answerTo(schemaName), usage }));
    const { id: userId } = await worker.anEvaluatedUser();
    model.play(async ({ schemaName }) => {
      // A value of another type makes each command fail, but not the pipeline.
      await worker.redis.set(keyOfToday(), 'no counter');
      return { kind: 'answer', output: answerTo(schemaName), usage };
    });
    const scanId = await worker.scan(userId, `${postings.frontend}\n\nReference ${randomUUID()}`);
    await worker.scanIs(userId, scanId, ['completed']);
    expect(worker.log.filter((line) => line.includes('Model usage could not be recorded'))).toEqual(
      [expect.stringContaining('WRONGTYPE')],
    );
    await worker.redis.del(keyOfToday());
  });
});

describe('the built-in analyser', () => {
  it('has no budget, whatever is configured for a model', async () => {
    const worker = await TestWorker.prepare({ AI_DAILY_TOKENS: '1' });
    try {
      await worker.start();
      const { id: userId } = await worker.anEvaluatedUser();
      for (const reference of ['1', '2']) {
        const scanId = await worker.scan(userId, `${postings.frontend}\n\nReference ${reference}`);
        await expect(worker.scanIs(userId, scanId, ['completed', 'failed'])).resolves.toMatchObject(
          { status: 'completed' },
        );
      }
    } finally {
      await worker.stop();
    }
  });
});
