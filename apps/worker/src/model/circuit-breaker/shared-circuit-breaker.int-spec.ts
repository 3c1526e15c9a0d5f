import type { LanguageModel, ModelRequest } from '@rolefit/reading';
import { OpenAiModel } from '@rolefit/model';
import { type ScriptedBehaviour, ScriptedModelServer } from '@rolefit/model/testing';
import { type WorkerConfig, createLogger, loadWorkerConfig } from '@rolefit/config';
import { AppError } from '@rolefit/contracts';
import { type Link, openLink } from '@rolefit/testing';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { waitUntil } from '../../testing/wait-until.js';
import { SharedCircuitBreaker } from './shared-circuit-breaker.js';
import { CircuitOpenError } from './circuit-open.error.js';

const redisUrl = process.env['TEST_REDIS_URL'] ?? '';
const request: ModelRequest = {
  task: 'read-posting',
  instructions: 'Read the posting.',
  input: 'We need React.',
  schema: { name: 'posting_facts', json: { type: 'object' } },
};
const answer = {
  kind: 'answer',
  output: {},
  usage: { inputTokens: 100, outputTokens: 50 },
} as const satisfies ScriptedBehaviour;

/** Two breakers, as in two workers, for one provider; real Redis, real HTTP. */
describe('SharedCircuitBreaker', () => {
  let server: ScriptedModelServer;
  let redis: Redis;
  const breakers: SharedCircuitBreaker[] = [];
  const log: string[] = [];
  let prefix: string;

  beforeAll(async () => {
    server = await ScriptedModelServer.start([answer]);
    redis = new Redis(redisUrl);
  });
  beforeEach(() => {
    prefix = `test-${randomUUID()}`;
    server.requests.length = 0;
    server.play([answer]);
  });
  afterEach(async () => {
    await Promise.all(breakers.splice(0).map((breaker) => breaker.onApplicationShutdown()));
    const keys = await redis.keys(`${prefix}:*`);
    if (keys.length > 0) await redis.del(keys);
  });
  afterAll(async () => {
    redis.disconnect();
    await server.close();
  });

  function configFor(limits: Record<string, string>, url = redisUrl): WorkerConfig {
    return loadWorkerConfig({
      DATABASE_URL: 'postgres://127.0.0.1/unused',
      REDIS_URL: url,
      REDIS_PREFIX: prefix,
      OBJECTS_DIR: '/unused',
      AI_BASE_URL: server.baseUrl,
      AI_MODEL: 'scripted',
      AI_TIMEOUT_MS: '120000',
      AI_CONCURRENT_CALLS: 'unlimited',
      ...limits,
    });
  }

  /** A worker with a separate breaker. @returns a function that guards the model for a job */
  async function aWorker(limits: Record<string, string> = {}, url?: string) {
    const config = configFor(limits, url);
    const breaker = new SharedCircuitBreaker(
      config,
      createLogger({ log: { level: 'error' } }, 'test', { write: (line) => void log.push(line) }),
    );
    breakers.push(breaker);
    await breaker.onModuleInit();
    const model: LanguageModel = new OpenAiModel(config.model!);
    return (queuePosition = 0, jobId: string = randomUUID(), userId?: string) =>
      breaker.guard(model, { jobId, queuePosition, ...(userId !== undefined && { userId }) });
  }

  /** Holds back every answer, so that calls stay in flight as long as a test needs. @returns a function that releases these and later ones */
  function hold(onCall: () => () => void = () => () => undefined): () => void {
    let letOut: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (letOut = resolve));
    server.play(async () => {
      const onAnswer = onCall();
      await gate;
      onAnswer();
      return answer;
    });
    return letOut;
  }

  /** Outcomes of calls, of which `refused` are rejected before any of the others is answered. */
  async function outcomesOf(
    calls: readonly Promise<string>[],
    refused: number,
    letOut: () => void,
  ): Promise<string[]> {
    let ended = 0;
    for (const call of calls) void call.then(() => (ended += 1));
    await waitUntil('all calls without a slot are rejected', () => ended >= refused);
    letOut();
    return Promise.all(calls);
  }

  const codeOf = async (call: Promise<unknown>): Promise<string> =>
    call.then(
      () => 'answered',
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    );
  const count = (outcomes: readonly string[], wanted: string) =>
    outcomes.filter((outcome) => outcome === wanted).length;

  it('enforces the limit per minute exactly, over two workers that call concurrently', async () => {
    const limits = { AI_REQUESTS_PER_MINUTE: '10' };
    const [one, two] = [await aWorker(limits), await aWorker(limits)];
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        codeOf((index % 2 === 0 ? one : two)(0).generate(request)),
      ),
    );
    expect(count(outcomes, 'answered')).toBe(10);
    expect(count(outcomes, 'MODEL_RATE_LIMITED')).toBe(30);
    expect(server.requests).toHaveLength(10);
    const error: unknown = await one(0)
      .generate(request)
      .catch((thrown: unknown) => thrown);
    // The first of the ten is a minute old then.
    expect((error as AppError).retryAfterMs).toBeGreaterThan(30_000);
    expect((error as AppError).retryAfterMs).toBeLessThanOrEqual(60_000);
  });

  it('allows a call again once another is older than a minute', async () => {
    const limits = { AI_REQUESTS_PER_MINUTE: '1' };
    const ask = await aWorker(limits);
    await ask().generate(request);
    expect(await codeOf(ask().generate(request))).toBe('MODEL_RATE_LIMITED');
    // A minute later, by the state in Redis.
    const [minute] = await redis.keys(`${prefix}:model:*:minute`);
    const [member = ''] = await redis.zrange(minute!, 0, 0);
    await redis.zincrby(minute!, -60_001, member);
    // The slot is reserved for the first rejected caller; another first job may take it, a later one may not.
    expect(await codeOf(ask(7).generate(request))).toBe('MODEL_RATE_LIMITED');
    expect(await codeOf(ask().generate(request))).toBe('answered');
  });

  it('enforces the limit on concurrent calls, over two workers', async () => {
    const limits = { AI_CONCURRENT_CALLS: '3' };
    const [one, two] = [await aWorker(limits), await aWorker(limits)];
    let [open, most] = [0, 0];
    const letOut = hold(() => {
      open += 1;
      most = Math.max(most, open);
      return () => (open -= 1);
    });
    // The first call of a process runs alone, since it detects the dialect of the endpoint.
    const outcomes = await outcomesOf(
      Array.from({ length: 20 }, (_, index) =>
        codeOf((index % 2 === 0 ? one : two)().generate(request)),
      ),
      17,
      letOut,
    );
    expect(count(outcomes, 'answered')).toBe(3);
    expect(most).toBeLessThanOrEqual(3);
    expect(await codeOf(one().generate(request))).toBe('answered');
  });

  it('counts the tokens actually used, and allows a single large call', async () => {
    const ask = await aWorker({ AI_TOKENS_PER_MINUTE: '2000' });
    server.play([{ ...answer, usage: { inputTokens: 1_000, outputTokens: 300 } }]);
    expect(await codeOf(ask().generate(request))).toBe('answered');
    // 1,300 are used; this call is estimated at some 510 and uses 1,300 too.
    expect(await codeOf(ask().generate(request))).toBe('answered');
    expect(await codeOf(ask().generate(request))).toBe('MODEL_RATE_LIMITED');
    const large = await aWorker({ AI_TOKENS_PER_MINUTE: '100', AI_MODEL: 'another' });
    expect(await codeOf(large().generate(request))).toBe('answered');
    expect(await codeOf(large().generate(request))).toBe('MODEL_RATE_LIMITED');
  });

  it('reserves the next slot for each user’s first job', async () => {
    const ask = await aWorker({ AI_CONCURRENT_CALLS: '1' });
    const letOut = hold();
    const running = ask(50).generate(request);
    await waitUntil('the model is asked', () => server.requests.length === 1);
    expect(await codeOf(ask(0, 'single').generate(request))).toBe('MODEL_RATE_LIMITED');
    // Usually for a few seconds; here for as long as this machine takes.
    const [next] = await redis.keys(`${prefix}:model:*:next`);
    expect(await redis.zadd(next!, 'XX', 'CH', Date.now() + 60_000, 'single')).toBe(1);
    letOut();
    await running;
    expect(await codeOf(ask(51).generate(request))).toBe('MODEL_RATE_LIMITED');
    expect(await codeOf(ask(0, 'single').generate(request))).toBe('answered');
    expect(await codeOf(ask(51).generate(request))).toBe('answered');
  });

  it('never gives one user all slots, not even where their first call comes last', async () => {
    const limits = { AI_CONCURRENT_CALLS: '8' };
    const [one, two] = [await aWorker(limits), await aWorker(limits)];
    const letOut = hold();
    const own = [3, 2, 1, 4, 5, 6, 7].map((queuePosition, index) =>
      codeOf((index % 2 === 0 ? one : two)(queuePosition, randomUUID(), 'ada').generate(request)),
    );
    await waitUntil(
      'seven slots are occupied',
      async () =>
        (await redis.zcard((await redis.keys(`${prefix}:model:*:calls`))[0] ?? 'none')) === 7,
    );
    expect(await codeOf(two(0, 'late', 'ada').generate(request))).toBe('MODEL_RATE_LIMITED');
    const other = codeOf(two(0, 'other', 'ben').generate(request));
    await waitUntil(
      'the eighth is taken',
      async () =>
        (await redis.zcard((await redis.keys(`${prefix}:model:*:calls`))[0] ?? 'none')) === 8,
    );
    letOut();
    expect(count(await Promise.all([...own, other]), 'answered')).toBe(8);
    expect(await codeOf(one(0, 'late', 'ada').generate(request))).toBe('answered');
  });

  it('lets a reading under way make its next call instead of starting again', async () => {
    const limits = { AI_CONCURRENT_CALLS: '1' };
    const [one, two] = [await aWorker(limits), await aWorker(limits)];
    const reading = one(3);
    await reading.generate(request);
    server.play([{ ...answer, delayMs: 700 }, answer]);
    const other = two(0).generate(request);
    await waitUntil('the other is asked', () => server.requests.length === 2);
    await expect(reading.generate(request)).resolves.toMatchObject({ inputTokens: 100 });
    await other;
  });

  it('caches a successful check until a call fails, and checks each time where a limit is set', async () => {
    const caller = { jobId: 'job', queuePosition: 5 };
    const ask = await aWorker();
    const breaker = breakers.at(-1)!;
    await breaker.check(caller);
    server.play([{ kind: 'error', status: 503 }]);
    for (let call = 0; call < 5; call += 1) {
      await codeOf(breaker.check(caller));
      await codeOf(ask().generate(request));
    }
    expect(await codeOf(breaker.check(caller))).toBe('MODEL_UNAVAILABLE');

    const limited = await aWorker({ AI_MODEL: 'another', AI_CONCURRENT_CALLS: '1' });
    const limitedBreaker = breakers.at(-1)!;
    await limitedBreaker.check(caller);
    server.requests.length = 0;
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    server.play(async () => {
      await held;
      return answer;
    });
    const running = limited(0).generate(request);
    await waitUntil('the model is asked', () => server.requests.length === 1);
    expect(await codeOf(limitedBreaker.check(caller))).toBe('MODEL_RATE_LIMITED');
    letGo();
    await running;
  });

  it('opens for all workers after five consecutive failures, allows one probe, and closes for all when it succeeds', async () => {
    const [one, two] = [await aWorker(), await aWorker()];
    server.play([{ kind: 'error', status: 503 }]);
    for (let call = 0; call < 4; call += 1)
      expect(await codeOf((call % 2 === 0 ? one : two)().generate(request))).toBe(
        'MODEL_UNAVAILABLE',
      );
    server.play([answer]);
    await one().generate(request);
    server.play([{ kind: 'error', status: 503 }]);
    // Not consecutive until here.
    for (let call = 0; call < 5; call += 1)
      expect(await codeOf((call % 2 === 0 ? one : two)().generate(request))).toBe(
        'MODEL_UNAVAILABLE',
      );
    const asked = server.requests.length;
    expect(Number(await redis.hget(await stateKey(), 'openUntil'))).toBeGreaterThan(0);
    await itIsOpenFor(60_000);
    const shut: unknown = await two()
      .generate(request)
      .catch((error: unknown) => error);
    expect(shut).toBeInstanceOf(CircuitOpenError);
    expect(shut).toMatchObject({ code: 'MODEL_UNAVAILABLE' });
    expect((shut as AppError).retryAfterMs).toBeGreaterThan(0);
    expect((shut as AppError).retryAfterMs).toBeLessThanOrEqual(60_000);
    expect(server.requests).toHaveLength(asked);

    await itIsOpenFor(0);
    const letOut = hold();
    const probes = await outcomesOf(
      Array.from({ length: 10 }, (_, index) =>
        codeOf((index % 2 === 0 ? one : two)().generate(request)),
      ),
      9,
      letOut,
    );
    expect(server.requests).toHaveLength(asked + 1);
    expect(count(probes, 'answered')).toBe(1);
    expect(count(probes, 'MODEL_UNAVAILABLE')).toBe(9);
    expect(await codeOf(two().generate(request))).toBe('answered');
  });

  it('stays open twice as long after each failed probe', async () => {
    const ask = await aWorker();
    server.play([{ kind: 'reset' }]);
    for (let call = 0; call < 5; call += 1) await codeOf(ask().generate(request));
    for (const baseMs of [4_000, 8_000, 16_000, 20_000, 20_000]) {
      await itIsOpenFor(0);
      const before = Date.now();
      await codeOf(ask().generate(request));
      const openUntil = Number(await redis.hget(await stateKey(), 'openUntil'));
      expect(openUntil - before).toBeGreaterThanOrEqual(0.8 * baseMs - 5);
      expect(openUntil - Date.now()).toBeLessThanOrEqual(1.2 * baseMs + 5);
    }
  });

  it('treats a wrong key like an outage, and reports which it is', async () => {
    const ask = await aWorker();
    server.play([{ kind: 'error', status: 401 }]);
    expect(await codeOf(ask().generate(request))).toBe('MODEL_KEY_REJECTED');
    await itIsOpenFor(60_000);
    expect(await codeOf(ask().generate(request))).toBe('MODEL_KEY_REJECTED');
    expect(server.requests).toHaveLength(1);
    expect(log.join('')).toContain(
      `scripted at ${server.baseUrl}: 401: scripted 401 (check AI_API_KEY)`,
    );
  });

  it('does not count errors of one text as failures: refused, filtered, or too long', async () => {
    const ask = await aWorker();
    server.play([
      { kind: 'refusal' },
      { kind: 'error', status: 400, code: 'content_filter' },
      { kind: 'error', status: 400, code: 'context_length_exceeded' },
    ]);
    for (let call = 0; call < 12; call += 1) await codeOf(ask().generate(request));
    expect(server.requests).toHaveLength(12);
  });

  it('counts a truncated answer as a success: failures before and after it are not consecutive', async () => {
    const ask = await aWorker();
    const failures = Array.from({ length: 4 }, () => ({ kind: 'error', status: 500 }) as const);
    server.play([
      ...failures,
      { kind: 'oversized', bytes: 8 * 1_048_576, framing: 'chunked' },
      ...failures,
      answer,
    ]);
    const codes: string[] = [];
    for (let call = 0; call < 9; call += 1) codes.push(await codeOf(ask().generate(request)));
    expect(codes[4]).toBe('MODEL_ANSWER_INVALID');
    await ask().generate(request);
    expect(server.requests).toHaveLength(10);
  });

  it.each<[string, () => { retryAfter?: number | string }, number, number]>([
    ['for seconds', () => ({ retryAfter: 7 }), 6_000, 7_000],
    [
      'until a date',
      () => ({ retryAfter: new Date(Date.now() + 20_000).toUTCString() }),
      5_000,
      20_000,
    ],
    ['without a time', () => ({}), 500, 1_200],
  ])('leaves a busy provider alone with all workers %s', async (_, asked, minMs, maxMs) => {
    const [one, two] = [await aWorker(), await aWorker()];
    server.play([{ kind: 'error', status: 429, ...asked() }]);
    const first: unknown = await one()
      .generate(request)
      .catch((error: unknown) => error);
    // At least until then; a busy machine may retry later.
    expect(Number(await redis.hget(await stateKey(), 'pausedUntil'))).toBeGreaterThan(0);
    await redis.hset(await stateKey(), 'pausedUntil', Date.now() + 60_000);
    const second: unknown = await two()
      .generate(request)
      .catch((error: unknown) => error);
    for (const error of [first, second])
      expect(error).toMatchObject({ code: 'MODEL_RATE_LIMITED' });
    expect((first as AppError).retryAfterMs).toBeGreaterThanOrEqual(minMs);
    expect((first as AppError).retryAfterMs).toBeLessThanOrEqual(Math.max(maxMs, 2_000));
    expect(server.requests).toHaveLength(1);
  });

  it('releases the slot of a call that we aborted, and counts no failure', async () => {
    const ask = await aWorker({ AI_CONCURRENT_CALLS: '1' });
    server.play([{ kind: 'silence' }]);
    for (let call = 0; call < 6; call += 1) {
      const stop = new AbortController();
      const ended = ask().generate({ ...request, signal: stop.signal });
      await waitUntil('the model is asked', () => server.requests.length === call + 1);
      stop.abort(new Error('shutdown'));
      await expect(ended).rejects.toThrow('shutdown');
    }
    server.play([answer]);
    expect(await codeOf(ask().generate(request))).toBe('answered');
  });

  describe('without Redis', () => {
    let link: Link;
    beforeEach(async () => {
      link = await openLink(redisUrl, true);
    });
    afterEach(() => link.close());

    it('uses the local circuit breaker', async () => {
      const ask = await aWorker({}, link.url);
      expect(await codeOf(ask().generate(request))).toBe('answered');
      server.play([{ kind: 'error', status: 500 }]);
      for (let call = 0; call < 5; call += 1) await codeOf(ask().generate(request));
      const asked = server.requests.length;
      expect(await codeOf(ask().generate(request))).toBe('MODEL_UNAVAILABLE');
      expect(server.requests).toHaveLength(asked);
    });

    it('rejects calls where limits are configured that cannot be counted', async () => {
      const ask = await aWorker({ AI_REQUESTS_PER_MINUTE: '5' }, link.url);
      expect(await codeOf(ask().generate(request))).toBe('SERVICE_UNAVAILABLE');
      expect(server.requests).toHaveLength(0);
    });
  });

  const stateKey = async (): Promise<string> =>
    (await redis.keys(`${prefix}:model:*:state`))[0] ?? '';
  /** Moves the breaker's clock, so that no test waits. */
  const itIsOpenFor = async (ms: number): Promise<void> =>
    void (await redis.hset(await stateKey(), 'openUntil', Date.now() + ms - 1));
});
