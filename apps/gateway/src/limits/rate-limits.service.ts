import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config, LOGGER, type Logger, logThrottled } from '@rolefit/config';
import { connectProducer, end, untilReady } from '@rolefit/queues';
import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { type Costs, type Limit, type LimitKind, limitKinds, limitOf } from './limit-kinds.js';
import { consumeScript } from './consume.lua.js';

/** No request waits longer than this for a count. */
const timeoutMs = 250;
/** After a failure Redis is remaining alone for so long: one request in this time finds out whether it is back, the others do not wait. */
const cooldownMs = 1_000;
const startTimeoutMs = 500;

/** Whose count it is. */
export type Counted = 'user' | 'address';

/** Why a call may not go on. */
export interface Refusal {
  readonly whose: Counted;
  readonly kind: LimitKind;
  readonly limit: Limit;
  /** What the call requested for, and what was remaining for it. */
  readonly requested: number;
  readonly remaining: number;
  readonly retryAfterMs: number;
}

interface Counter {
  readonly limit: Limit;
  readonly shared: RateLimiterRedis;
  /** Stands in for the shared count while Redis is away; null where calls pass then. */
  readonly fallback: RateLimiterMemory | null;
}

/**
 * Counts in Redis, so that all gateways count together. While Redis is away, sign-ins are counted by each process for itself and everything else passes:
 * a limit protects the service and must not be what takes it down.
 */
@Injectable()
export class RateLimits implements OnModuleInit, OnApplicationShutdown {
  private readonly redis: Redis;
  private readonly counters: ReadonlyMap<string, Counter>;
  private readonly logOutage: (error: unknown) => void;
  private unavailableUntil = -Infinity;

  constructor(
    @Inject(CONFIG) config: Pick<Config, 'redis' | 'limits'>,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.redis = connectProducer(config);
    this.logOutage = logThrottled(logger, 'Redis cannot be reached; limits are not counted, and sign-ins by each gateway for itself');
    this.redis.on('error', this.logOutage);
    const counterEntry = (kind: LimitKind, whose: Counted): [string, Counter] => [nameOf(kind, whose), toCounter(this.redis, kind, whose, config)];
    this.counters = new Map(limitKinds.flatMap((kind) => [counterEntry(kind, 'user'), counterEntry(kind, 'address')]));
  }

  onModuleInit(): Promise<void> {
    return untilReady(this.redis, startTimeoutMs);
  }

  async onApplicationShutdown(): Promise<void> {
    await end(this.redis);
  }

  /**
   * Counts a call.
   * @param id of the user or of the address
   * @returns null where it may go on; else the limit that holds it up longest
   */
  consume(whose: Counted, id: string, costs: Costs): Promise<Refusal | null> {
    return this.applyEach(consume, whose, id, costs);
  }

  /** What `spend` would say, without counting. */
  peek(whose: Counted, id: string, costs: Costs): Promise<Refusal | null> {
    return this.applyEach(lookUp, whose, id, costs);
  }

  /** Takes back what `spend` counted for nothing, as far as its window has not ended. */
  async refund(whose: Counted, id: string, costs: Costs): Promise<void> {
    await this.applyEach(reward, whose, id, costs);
  }

  private async applyEach(apply: LimiterOperation, whose: Counted, id: string, costs: Costs): Promise<Refusal | null> {
    const refusals = await Promise.all([...costs].map(([kind, requested]) => this.applyOne(apply, whose, kind, id, requested)));
    return refusals.reduce((longest, one) => (one !== null && one.retryAfterMs > (longest?.retryAfterMs ?? -1) ? one : longest), null);
  }

  private async applyOne(apply: LimiterOperation, whose: Counted, kind: LimitKind, id: string, requested: number): Promise<Refusal | null> {
    const counter = this.counters.get(nameOf(kind, whose));
    if (counter === undefined) return null;
    const { limit, shared, fallback } = counter;
    if (performance.now() >= this.unavailableUntil) {
      try {
        return await withTimeout(apply(shared, id, requested, { whose, kind, limit }));
      } catch (error) {
        // One that hangs, or takes no writes, breaks no connection: nothing else would tell that nobody counts.
        this.logOutage(error);
        this.unavailableUntil = performance.now() + cooldownMs;
      }
    }
    return fallback === null ? null : apply(fallback, id, requested, { whose, kind, limit });
  }
}

const nameOf = (kind: LimitKind, whose: Counted): string => `${kind}:${whose}`;

function toCounter(redis: Redis, kind: LimitKind, whose: Counted, config: Pick<Config, 'redis' | 'limits'>): Counter {
  const isSignIn = kind.startsWith('sign-in');
  const forOne = limitOf(kind, config);
  const limit = whose === 'user' || isSignIn ? forOne : { ...forOne, points: forOne.points * config.limits.usersPerAddress };
  const window = { points: limit.points, duration: limit.seconds, keyPrefix: `${config.redis.prefix}:limit:${nameOf(kind, whose)}` };
  const shared = new RateLimiterRedis({ ...window, storeClient: redis, rejectIfRedisNotReady: true, customIncrTtlLuaScript: consumeScript });
  return { limit, shared, fallback: isSignIn ? new RateLimiterMemory(window) : null };
}

/**
 * Waits for a count as long as patience lasts. A process that was busy itself finds the time over before it has read the answer that lies there, so it reads
 * first: else a burst of calls would be what lets them all pass.
 */
async function withTimeout<Answer>(count: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => setImmediate(() => late.reject(new Error('the count did not come in time'))), timeoutMs);
  try {
    return await Promise.race([count, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** @throws the error of Redis or of its client */
type LimiterOperation = (limiter: RateLimiterAbstract, id: string, requested: number, what: CountedLimit) => Promise<Refusal | null>;

/** Which count it is, and how far it may go. */
type CountedLimit = Pick<Refusal, 'whose' | 'kind' | 'limit'>;

async function lookUp(limiter: RateLimiterAbstract, id: string, requested: number, what: CountedLimit): Promise<Refusal | null> {
  const counted = await limiter.get(id);
  const remaining = Math.max(0, what.limit.points - (counted?.consumedPoints ?? 0));
  return counted === null || remaining >= requested ? null : { ...what, requested, remaining, retryAfterMs: counted.msBeforeNext };
}

async function consume(limiter: RateLimiterAbstract, id: string, requested: number, what: CountedLimit): Promise<Refusal | null> {
  try {
    await limiter.consume(id, requested);
    return null;
  } catch (thrown) {
    if (!(thrown instanceof RateLimiterRes)) throw thrown;
    return { ...what, requested, remaining: Math.max(0, what.limit.points - (thrown.consumedPoints - requested)), retryAfterMs: thrown.msBeforeNext };
  }
}

async function reward(limiter: RateLimiterAbstract, id: string, count: number): Promise<null> {
  await limiter.reward(id, count);
  return null;
}
