import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { type LanguageModel, type ModelRequest, type ModelUse, UnusableAnswerError } from '@rolefit/ai';
import { CONFIG, type Config, LOGGER, type Logger, logThrottled } from '@rolefit/config';
import { AppError } from '@rolefit/contracts';
import { closeConnection, connectProducer, type JobContext, waitUntilReady } from '@rolefit/queues';
import type { Redis } from 'ioredis';
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { acquireScript } from './acquire.lua.js';
import { breakerSettings } from './breaker-settings.js';
import { releaseScript } from './release.lua.js';
import { CircuitOpenError } from './circuit-open.error.js';
import { type Outcome, outcomeOf } from './outcome.js';
import { LocalCircuitBreaker } from './local-circuit-breaker.js';

/** The job on whose behalf the model is asked, and its user once the job's row has been read. */
export interface Caller extends Pick<JobContext, 'jobId' | 'turn'> {
  readonly userId?: string;
}

/** A place among the calls under way. */
interface Permit {
  readonly id: string;
  readonly tokens: number;
  readonly isProbe: boolean;
}

const startWaitMs = 2_000;
/** How soon a job looks again when nobody can count. */
const unknownRetryMs = 5_000;
/** A killed worker's call keeps its place this much longer than a call may take. */
const graceMs = 15_000;
/** Until a call has ended: four characters a token, as providers count English roughly, and an answer of usual length. */
const [charsPerToken, answerTokens] = [4, 500];
/** How long a look at an open door holds for other jobs of this process: what is shut meanwhile refuses their calls. */
const openForMs = 250;
/** Beyond this nobody counts the turns of one user on. */
const countedTurns = 100;
/** A reading under way waits here for its next piece, where it would else begin anew: a place is free after a minute at the latest. */
const nextCallMs = 65_000;

const entered = z.tuple([z.enum(['go', 'shut', 'busy', 'full']), z.coerce.number(), z.string(), z.coerce.number()]);
const left = z.tuple([z.enum(['closed', 'opened', 'paused', '']), z.coerce.number(), z.coerce.number()]);

/**
 * The one door to a provider, shared by all workers: a circuit breaker, the provider's own wish to be left alone for a while, and the operator's limits
 * in any minute and at the same time. Who may not pass is told when to come back, with no call made; jobs wait in the queue meanwhile and hold no slot.
 *
 * What all know stands in Redis. Without it no new jobs come; those that run go by what their process has seen, and, where limits are set that nobody
 * counts then, wait.
 */
@Injectable()
export class SharedCircuitBreaker implements OnModuleInit, OnApplicationShutdown {
  private readonly redis: Redis | null;
  private readonly own = new LocalCircuitBreaker();
  /** Until when the last look at an open door holds. */
  private openUntilMs = -Infinity;
  private readonly keys: readonly string[];

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'redis' | 'model'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const { model } = config;
    this.redis = model === null ? null : connectProducer(config);
    this.redis?.on('error', logThrottled(logger, 'Redis unavailable; using the local circuit breaker'));
    const provider = createHash('sha256').update(`${model?.baseUrl} ${model?.name}`).digest('hex').slice(0, 16);
    this.keys = ['state', 'calls', 'minute', 'next'].map((part) => `${config.redis.prefix}:model:${provider}:${part}`);
  }

  async onModuleInit(): Promise<void> {
    if (this.redis !== null) await waitUntilReady(this.redis, startWaitMs);
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.redis !== null) await closeConnection(this.redis);
  }

  /** The same model for one reading of one job, asked only where the door is open. */
  guard(model: LanguageModel, caller: Caller): LanguageModel {
    let calls = 0;
    return {
      name: model.name,
      generate: async (request) => {
        const isNext = calls++ > 0;
        const permit = isNext ? await this.acquireOrWait(caller, request) : await this.enter(caller, tokensOf(request), caller.turn === 0);
        try {
          const answer = await model.generate(request);
          await this.leave(permit, { kind: 'ok' }, tokensIn(answer));
          return answer;
        } catch (error) {
          if (!(error instanceof UnusableAnswerError)) throw (await this.leave(permit, outcomeOf(error))) ?? error;
          const instead = await this.leave(permit, outcomeOf(error), tokensIn(error.used));
          throw instead === undefined ? error : new UnusableAnswerError(instead, error.used);
        }
      },
    };
  }

  /**
   * Whether a call could be made now, without making one: what would wait need not even begin. Where no limit is set an open door is open for all, so that what
   * one job was told holds for the others of that moment; the call itself asks in any case.
   * @returns whether that call would be the one that finds out whether the model is back
   * @throws what `generate` would
   */
  async look(caller: Caller): Promise<{ isProbe: boolean }> {
    if (performance.now() < this.openUntilMs) return { isProbe: false };
    const { isProbe } = await this.enter(caller, answerTokens, caller.turn === 0, true);
    if (!isProbe && !this.hasLimits) this.openUntilMs = performance.now() + openForMs;
    return { isProbe };
  }

  /** Waits in its place for the next call of a reading under way, for limits only: what has been read so far would be paid again. */
  private async acquireOrWait(caller: Caller, request: ModelRequest): Promise<Permit> {
    const deadline = performance.now() + nextCallMs;
    for (;;) {
      try {
        return await this.enter(caller, tokensOf(request), true);
      } catch (error) {
        const isFull = error instanceof AppError && error.code === 'MODEL_RATE_LIMITED';
        if (!isFull || performance.now() > deadline) throw error;
        await wait(Math.min(error.retryAfterMs ?? 500, 1_000), undefined, { signal: request.signal });
      }
    }
  }

  /** @throws CircuitOpenError; AppError MODEL_RATE_LIMITED or SERVICE_UNAVAILABLE with `retryAfterMs` */
  private async enter(caller: Caller, tokens: number, isFirst: boolean, isAsking = false): Promise<Permit> {
    const { requestsPerMinute, tokensPerMinute, concurrentCalls, timeoutMs } = this.model;
    const { userId = '' } = caller;
    const id = `${randomUUID()}:${userId}`;
    const flags = [isFirst, isAsking].map((flag) => (flag ? '1' : '0'));
    const kept = reservedForOthers(concurrentCalls ?? 0);
    const notForIt = isFirst || caller.turn < Math.min((concurrentCalls ?? 0) / 2, countedTurns) ? 0 : kept;
    const limitsAndFlags = [requestsPerMinute ?? 0, tokensPerMinute ?? 0, concurrentCalls ?? 0, ...flags, notForIt, userId, kept];
    const answer = await this.run(enterStep, this.keys, [id, caller.jobId, tokens, timeoutMs + graceMs, ...limitsAndFlags], entered);
    if (answer === null) return this.acquireLocally(id, tokens);
    const [verdict, waitMs, why, silentMs] = answer;
    const sinceMs = Date.now() - silentMs;
    if (verdict !== 'go') this.openUntilMs = -Infinity;
    if (verdict === 'shut') throw new CircuitOpenError(why === 'MODEL_MISCONFIGURED' ? why : 'MODEL_UNAVAILABLE', waitMs, sinceMs);
    if (verdict === 'busy') throw new AppError('MODEL_RATE_LIMITED', { retryAfterMs: waitMs, sinceMs, cause: 'the provider asked to wait' });
    // Our own limit says nothing about the provider.
    if (verdict === 'full') throw new AppError('MODEL_RATE_LIMITED', { retryAfterMs: waitMs, cause: 'a limit is reached' });
    return { id, tokens, isProbe: why === 'probe' };
  }

  private acquireLocally(id: string, tokens: number): Permit {
    if (this.hasLimits) throw new AppError('SERVICE_UNAVAILABLE', { retryAfterMs: unknownRetryMs, cause: 'the limits of the model cannot be counted' });
    const waitMs = this.own.waitMs();
    if (waitMs > 0) throw new CircuitOpenError('MODEL_UNAVAILABLE', waitMs, undefined);
    return { id, tokens, isProbe: false };
  }

  /** @returns what to throw in place of the call's own error: a provider's that is busy or away, with the time to wait and since when it answers nobody */
  private async leave({ id, tokens }: Permit, outcome: Outcome, used = -1): Promise<AppError | undefined> {
    if (outcome.kind !== 'none') this.own.note(outcome.kind === 'away');
    if (outcome.kind !== 'ok') this.openUntilMs = -Infinity;
    const jitter = 0.8 + 0.4 * Math.random();
    const error = 'error' in outcome ? outcome.error : undefined;
    const parameters = [id, tokens, used, outcome.kind, error?.retryAfterMs ?? -1, error?.code ?? '', breakerSettings.failures, breakerSettings.firstMs, breakerSettings.longestMs, jitter];
    const answer = await this.run(leaveStep, this.keys.slice(0, 3), parameters, left);
    const [came, forMs, silentMs] = answer ?? ['', 0, 0];
    if (came === 'opened') this.logger.error({ code: error?.code, err: error, forMs }, 'Circuit breaker opened: model unavailable');
    if (came === 'closed') this.logger.info('Circuit breaker closed: model available again');
    if (error === undefined) return undefined;
    const retryAfterMs = outcome.kind === 'busy' ? Math.max(forMs, error.retryAfterMs ?? breakerSettings.firstMs) : error.retryAfterMs;
    return new AppError(error.code, { cause: error.cause, sinceMs: Date.now() - silentMs, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) });
  }

  private async run<Answer>(script: Script, keys: readonly string[], parameters: readonly (string | number)[], schema: z.ZodType<Answer>): Promise<Answer | null> {
    try {
      return schema.parse(await (this.redis && evaluate(this.redis, script, [keys.length, ...keys, ...parameters])));
    } catch (error) {
      this.logger.warn({ err: error }, 'Shared circuit breaker state unavailable; using the local circuit breaker');
      return null;
    }
  }

  /** Whether the operator has set any. */
  private get hasLimits(): boolean {
    const { requestsPerMinute, tokensPerMinute, concurrentCalls } = this.model;
    return (requestsPerMinute ?? tokensPerMinute ?? concurrentCalls) !== null;
  }

  private get model(): NonNullable<Config['model']> {
    if (this.config.model === null) throw new Error('There is no model to ask.');
    return this.config.model;
  }
}

/**
 * Places that one user's calls leave to others, whoever's turn it is: an eighth, one of four at least. Calls that hang would else keep everybody out until
 * they time out.
 */
function reservedForOthers(concurrentCalls: number): number {
  return concurrentCalls < 4 ? 0 : Math.max(1, Math.floor(concurrentCalls / 8));
}

/** A script of ours, and the digest by which Redis knows it once it was handed over. */
interface Script {
  readonly text: string;
  digest: Promise<unknown> | null;
}

const [enterStep, leaveStep]: [Script, Script] = [
  { text: acquireScript, digest: null },
  { text: releaseScript, digest: null },
];

/** By its digest: three times a scan, its text would cost more than what it does. Handed over again where Redis does not have it any more. */
async function evaluate(redis: Redis, script: Script, parameters: readonly (string | number)[]): Promise<unknown> {
  try {
    script.digest ??= redis.call('SCRIPT', 'LOAD', script.text);
    return await redis.call('EVALSHA', String(await script.digest), ...parameters);
  } catch (error) {
    script.digest = null;
    if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
    return redis.call('EVAL', script.text, ...parameters);
  }
}

function tokensIn({ inputTokens, outputTokens }: ModelUse): number {
  return inputTokens + outputTokens;
}

function tokensOf({ instructions, input }: ModelRequest): number {
  return Math.ceil((instructions.length + input.length) / charsPerToken) + answerTokens;
}
