import type { LanguageModel, ModelRequest } from '@rolefit/reading';
import { createLogger, loadWorkerConfig } from '@rolefit/config';
import { OpenAiModel } from '@rolefit/model';
import { type ScriptedBehaviour, ScriptedModelServer } from '@rolefit/model/testing';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { SharedCircuitBreaker } from './circuit-breaker/shared-circuit-breaker.js';
import { ModelBudget } from './model-budget.js';
import { ModelCallRecorder } from './model-call-recorder.js';

const redisUrl = process.env['TEST_REDIS_URL'] ?? '';
const request: ModelRequest = {
  task: 'read-posting',
  instructions: 'Read the posting.',
  input: 'We need React. '.repeat(100),
  schema: { name: 'posting_facts', json: { type: 'object' } },
};

/** The model inside circuit breaker and budget, as in a worker; with real Redis and HTTP. */
describe('a call without an answer', () => {
  let server: ScriptedModelServer;
  let redis: Redis;
  let prefix: string;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    server = await ScriptedModelServer.start([]);
    redis = new Redis(redisUrl);
  });
  afterEach(async () => {
    await stop();
    const keys = await redis.keys(`${prefix}:*`);
    if (keys.length > 0) await redis.del(keys);
  });
  afterAll(async () => {
    redis.disconnect();
    await server.close();
  });

  async function aModel(behaviour: ScriptedBehaviour, dailyTokens: number) {
    prefix = `test-${randomUUID()}`;
    server.play([behaviour]);
    server.requests.length = 0;
    const config = loadWorkerConfig({
      DATABASE_URL: 'postgres://127.0.0.1/unused',
      REDIS_URL: redisUrl,
      REDIS_PREFIX: prefix,
      OBJECTS_DIR: '/unused',
      AI_BASE_URL: server.baseUrl,
      AI_MODEL: 'scripted-1',
      AI_TIMEOUT_MS: '1000',
      AI_DAILY_TOKENS: String(dailyTokens),
      AI_INPUT_PRICE: '1',
      AI_OUTPUT_PRICE: '2',
    });
    const logger = createLogger(config, 'worker', { write: () => undefined });
    const budget = new ModelBudget(config, logger);
    const breaker = new SharedCircuitBreaker(config, logger);
    await Promise.all([budget.onModuleInit(), breaker.onModuleInit()]);
    stop = async () => {
      await Promise.all([budget.onApplicationShutdown(), breaker.onApplicationShutdown()]);
    };
    const run = new ModelCallRecorder();
    const caller = { jobId: 'job', queuePosition: 0 };
    const model: LanguageModel = budget.guard(
      breaker.guard(run.recording(new OpenAiModel(config.model!)), caller),
    );
    return { model, run };
  }

  async function spentTokens(): Promise<number> {
    const [key = ''] = await redis.keys(`${prefix}:model-spent:*`);
    return Number(await redis.hget(key, 'tokens'));
  }

  it.each<[string, ScriptedBehaviour]>([
    ['takes too long', { kind: 'silence' }],
    ['stalls', { kind: 'stall' }],
    ['is ended by a proxy', { kind: 'error', status: 504 }],
  ])('spends the budget by an estimate where it %s, and is on record', async (_, behaviour) => {
    const { model, run } = await aModel(behaviour, 300);
    await expect(model.generate(request)).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE' });
    // 1,500 characters of text, and the instructions.
    expect(await spentTokens()).toBeGreaterThan(375);
    expect(await spentTokens()).toBeLessThan(500);
    expect(run.calls).toEqual([expect.objectContaining({ inputTokens: await spentTokens() })]);
    await expect(model.generate(request)).rejects.toMatchObject({ code: 'MODEL_BUDGET_SPENT' });
    expect(server.requests).toHaveLength(1);
  });

  it('spends it too if the caller cancels it', async () => {
    const { model } = await aModel({ kind: 'silence' }, 300);
    const controller = new AbortController();
    const call = model.generate({ ...request, signal: controller.signal });
    call.catch(() => undefined);
    while (server.requests.length === 0) await new Promise(setImmediate);
    controller.abort(new Error('shutting down'));
    await expect(call).rejects.toThrow('shutting down');
    expect(await spentTokens()).toBeGreaterThan(375);
  });

  it('spends nothing if the endpoint did not accept it', async () => {
    const { model, run } = await aModel({ kind: 'error', status: 503 }, 300);
    await expect(model.generate(request)).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE' });
    expect(await spentTokens()).toBe(0);
    expect(run.calls).toEqual([]);
  });
});
