import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import {
  acquirePermit,
  type BreakerKeys,
  defineBreakerScripts,
  type ReleaseRequest,
  releasePermit,
  renewPermit,
} from './breaker-scripts.js';
import { breakerSettings } from './breaker-settings.js';

const tokens = 100;

interface End extends Partial<ReleaseRequest> {
  /** Whether the call began after the limit changed; by default it did. */
  readonly areAllNew?: boolean;
  /** Time since another call ended. */
  readonly sinceLastMs?: number;
}

/** Tests the scripts alone, with fixed durations, so that no test depends on the speed of the machine. */
describe('the adaptive limit on concurrent calls', () => {
  let redis: Redis;
  let keys: BreakerKeys;

  beforeAll(() => {
    redis = defineBreakerScripts(new Redis(process.env['TEST_REDIS_URL'] ?? ''));
  });
  beforeEach(() => {
    const id = randomUUID();
    keys = { state: `${id}:s`, calls: `${id}:c`, minute: `${id}:m`, next: `${id}:n` };
  });
  afterEach(() => redis.del(Object.values(keys)));
  afterAll(() => redis.disconnect());

  /** @returns the call's id, or null if the limit is reached */
  async function begin(startingCalls: number, expiresInMs = 60_000): Promise<string | null> {
    const id = randomUUID();
    const [verdict] = await acquirePermit(redis, keys, {
      id,
      jobId: id,
      userId: '',
      tokens,
      expiresInMs,
      requestsPerMinute: 0,
      tokensPerMinute: 0,
      concurrentCalls: 0,
      startingCalls,
      queuePosition: 0,
      isFirst: false,
      isCheck: false,
    });
    return verdict === 'granted' ? id : null;
  }

  async function end(
    id: string,
    startingCalls: number,
    { areAllNew = true, sinceLastMs = 1_000, ...how }: End,
  ) {
    // As if time had passed.
    await redis.hset(keys.state, 'lastRelease', Date.now() - sinceLastMs);
    // As if all calls had begun after the limit changed.
    if (areAllNew) await redis.hset(keys.state, 'adaptedAt', 0);
    await releasePermit(redis, keys, {
      id,
      estimatedTokens: tokens,
      usedTokens: tokens,
      outcome: 'ok',
      retryAfterMs: -1,
      code: '',
      startingCalls,
      isTimeout: false,
      tookMs: 1_000,
      answerTokens: 50,
      holdMs: 60_000,
      jitter: 1,
      ...breakerSettings,
      ...how,
    });
  }

  /** Makes as many concurrent calls as are allowed, and another one for each that ends. @returns their number, 40 at most */
  async function aRound(startingCalls: number, how: (together: number, index: number) => End) {
    const ids: string[] = [];
    for (let id; ids.length < 40 && (id = await begin(startingCalls)) !== null;) ids.push(id);
    for (const [index, id] of ids.entries()) {
      await end(id, startingCalls, how(ids.length, index));
      await begin(startingCalls);
    }
    await redis.del(keys.calls);
    return ids.length;
  }

  async function rounds(count: number, startingCalls: number, how: Parameters<typeof aRound>[1]) {
    const numbers: number[] = [];
    for (let round = 0; round < count; round += 1) numbers.push(await aRound(startingCalls, how));
    return numbers;
  }

  it('stays at one for a server that answers one call after the other', async () => {
    const numbers = await rounds(16, 1, (together, index) => ({
      // The first of them do not wait for others.
      tookMs: 1_000 * Math.min(together, index + 1),
    }));
    expect(numbers.slice(0, 4)).toEqual([1, 1, 1, 1]);
    expect(Math.max(...numbers)).toBe(2);
    expect(numbers.slice(-6)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('grows for a server that answers many together, until that makes it no faster', async () => {
    const parallel = 8;
    const numbers = await rounds(20, 1, (_, index) => ({
      tookMs: 1_000 * Math.ceil((index + 1) / parallel),
      // The calls of one batch end together.
      sinceLastMs: index % parallel === 0 ? 1_000 : 0,
    }));
    expect(numbers[0]).toBe(1);
    expect(numbers.slice(-4)).toEqual([8, 8, 8, 8]);
  });

  it('has no limit at first for a server elsewhere, and half of what was too much', async () => {
    expect(await aRound(0, () => ({}))).toBe(40);
    const ids = [];
    for (let call = 0; call < 10; call += 1) ids.push(await begin(0));
    await end(ids[0] ?? '', 0, { outcome: 'unavailable', isTimeout: true, answerTokens: 0 });
    await redis.del(keys.calls);
    expect(await aRound(0, () => ({ answerTokens: 0 }))).toBe(5);
  });

  it('ends at one for a server elsewhere that takes one call at a time', async () => {
    for (let round = 0; round < 8; round += 1)
      await aRound(0, (together) =>
        together > 1 ? { outcome: 'none', isTimeout: true, answerTokens: 0 } : {},
      );
    expect(await aRound(0, () => ({}))).toBe(1);
  });

  it('is halved once by calls that end together', async () => {
    const ids = [];
    for (let call = 0; call < 20; call += 1) ids.push(await begin(0));
    const how = { areAllNew: false, outcome: 'none', isTimeout: true, answerTokens: 0 } as const;
    for (const id of ids) await end(id ?? '', 0, how);
    expect(await redis.hget(keys.state, 'callsMax')).toBe('10');
  });

  it('is not lowered by a call that was alone', async () => {
    const id = await begin(0);
    await end(id ?? '', 0, { isTimeout: true, answerTokens: 0, outcome: 'none' });
    expect(await redis.hget(keys.state, 'callsMax')).toBeNull();
  });

  it('counts a call for as long as its worker renews it', async () => {
    const id = await begin(1);
    expect(await begin(1)).toBeNull();
    await renewPermit(redis, keys, id ?? '', 90_000);
    expect(Number(await redis.zscore(keys.calls, id ?? ''))).toBeGreaterThan(Date.now() + 60_000);
    await redis.zadd(keys.calls, 1, id ?? '');
    expect(await begin(1)).not.toBeNull();
    await renewPermit(redis, keys, 'another', 90_000);
    expect(await redis.zscore(keys.calls, 'another')).toBeNull();
  });
});
