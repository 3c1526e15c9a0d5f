import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config, LOGGER, type Logger, logThrottled } from '@rolefit/config';
import { closeConnection, connectProducer, waitUntilReady } from '@rolefit/queues';
import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { type Costs, type Limit, type LimitKind, limitKinds, limitOf } from './limit-kinds.js';
import { consumeScript } from './consume.lua.js';

/** Timeout of one operation on a counter. */
const timeoutMs = 250;
/** After a failure Redis is skipped for this long, so that only one request per interval waits for the timeout. */
const cooldownMs = 1_000;
const startTimeoutMs = 500;

/** The subject of a counter. */
export type LimitSubject = 'user' | 'address';

/** Why a call is rejected. */
export interface Refusal {
  readonly whose: LimitSubject;
  readonly kind: LimitKind;
  readonly limit: Limit;
  /** Requested points, and the points that were available. */
  readonly requested: number;
  readonly remaining: number;
  readonly retryAfterMs: number;
}

interface Counter {
  readonly limit: Limit;
  readonly shared: RateLimiterRedis;
  /** In-memory counter for use while Redis is unavailable; null for kinds that are not limited then. */
  readonly fallback: RateLimiterMemory | null;
}

/**
 * Rate limits with counters in Redis, shared by all gateways. While Redis is unavailable, sign-ins are limited per process and all other calls pass: a limit
 * protects the service and must not cause an outage.
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
    this.logOutage = logThrottled(
      logger,
      'Redis unavailable; rate limits are not enforced, except for sign-ins per process',
    );
    this.redis.on('error', this.logOutage);
    const counterEntry = (kind: LimitKind, whose: LimitSubject): [string, Counter] => [
      nameOf(kind, whose),
      toCounter(this.redis, kind, whose, config),
    ];
    this.counters = new Map(
      limitKinds.flatMap((kind) => [counterEntry(kind, 'user'), counterEntry(kind, 'address')]),
    );
  }

  onModuleInit(): Promise<void> {
    return waitUntilReady(this.redis, startTimeoutMs);
  }

  async onApplicationShutdown(): Promise<void> {
    await closeConnection(this.redis);
  }

  /**
   * Consumes points for a call.
   * @param id the user's id or the address
   * @returns null where the call may proceed; else the exceeded limit with the longest wait
   */
  consume(whose: LimitSubject, id: string, costs: Costs): Promise<Refusal | null> {
    return this.applyEach(consume, whose, id, costs);
  }

  /** The result that `consume` would return, without consuming points. */
  peek(whose: LimitSubject, id: string, costs: Costs): Promise<Refusal | null> {
    return this.applyEach(peekCounter, whose, id, costs);
  }

  /** Refunds points unless their window has expired. */
  async refund(whose: LimitSubject, id: string, costs: Costs): Promise<void> {
    await this.applyEach(reward, whose, id, costs);
  }

  private async applyEach(
    apply: LimiterOperation,
    whose: LimitSubject,
    id: string,
    costs: Costs,
  ): Promise<Refusal | null> {
    const refusals = await Promise.all(
      [...costs].map(([kind, requested]) => this.applyOne(apply, whose, kind, id, requested)),
    );
    return refusals.reduce(
      (longest, one) =>
        one !== null && one.retryAfterMs > (longest?.retryAfterMs ?? -1) ? one : longest,
      null,
    );
  }

  private async applyOne(
    apply: LimiterOperation,
    whose: LimitSubject,
    kind: LimitKind,
    id: string,
    requested: number,
  ): Promise<Refusal | null> {
    const counter = this.counters.get(nameOf(kind, whose));
    if (counter === undefined) return null;
    const { limit, shared, fallback } = counter;
    if (performance.now() >= this.unavailableUntil) {
      try {
        return await withTimeout(apply(shared, id, requested, { whose, kind, limit }));
      } catch (error) {
        // A hanging or read-only Redis causes no connection error, so this is the only report of the outage.
        this.logOutage(error);
        this.unavailableUntil = performance.now() + cooldownMs;
      }
    }
    return fallback === null ? null : apply(fallback, id, requested, { whose, kind, limit });
  }
}

const nameOf = (kind: LimitKind, whose: LimitSubject): string => `${kind}:${whose}`;

function toCounter(
  redis: Redis,
  kind: LimitKind,
  whose: LimitSubject,
  config: Pick<Config, 'redis' | 'limits'>,
): Counter {
  const isSignIn = kind.startsWith('sign-in');
  const perUser = limitOf(kind, config);
  const limit =
    whose === 'user' || isSignIn
      ? perUser
      : { ...perUser, points: perUser.points * config.limits.usersPerAddress };
  const window = {
    points: limit.points,
    duration: limit.seconds,
    keyPrefix: `${config.redis.prefix}:limit:${nameOf(kind, whose)}`,
  };
  const shared = new RateLimiterRedis({
    ...window,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    customIncrTtlLuaScript: consumeScript,
  });
  return { limit, shared, fallback: isSignIn ? new RateLimiterMemory(window) : null };
}

/**
 * Applies the timeout. A busy event loop may fire the timer although the response is already in the socket's buffer, so pending I/O is processed first;
 * otherwise a burst of calls would bypass the limits.
 */
async function withTimeout<Answer>(count: Promise<Answer>): Promise<Answer> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => setImmediate(() => timeout.reject(new Error('rate limit counter timed out'))),
    timeoutMs,
  );
  try {
    return await Promise.race([count, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** @throws the error of Redis or its client */
type LimiterOperation = (
  limiter: RateLimiterAbstract,
  id: string,
  requested: number,
  what: CounterIdentity,
) => Promise<Refusal | null>;

/** Identifies a counter and its limit. */
type CounterIdentity = Pick<Refusal, 'whose' | 'kind' | 'limit'>;

async function peekCounter(
  limiter: RateLimiterAbstract,
  id: string,
  requested: number,
  what: CounterIdentity,
): Promise<Refusal | null> {
  const counted = await limiter.get(id);
  const remaining = Math.max(0, what.limit.points - (counted?.consumedPoints ?? 0));
  return counted === null || remaining >= requested
    ? null
    : { ...what, requested, remaining, retryAfterMs: counted.msBeforeNext };
}

async function consume(
  limiter: RateLimiterAbstract,
  id: string,
  requested: number,
  what: CounterIdentity,
): Promise<Refusal | null> {
  try {
    await limiter.consume(id, requested);
    return null;
  } catch (thrown) {
    if (!(thrown instanceof RateLimiterRes)) throw thrown;
    return {
      ...what,
      requested,
      remaining: Math.max(0, what.limit.points - (thrown.consumedPoints - requested)),
      retryAfterMs: thrown.msBeforeNext,
    };
  }
}

async function reward(limiter: RateLimiterAbstract, id: string, count: number): Promise<null> {
  await limiter.reward(id, count);
  return null;
}
