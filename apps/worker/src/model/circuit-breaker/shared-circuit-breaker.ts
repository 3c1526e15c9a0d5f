import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import {
  type LanguageModel,
  type ModelRequest,
  type ModelUse,
  UnusableAnswerError,
  withGenerate,
} from '@rolefit/reading';
import { CONFIG, type WorkerConfig, LOGGER, type Logger, logThrottled } from '@rolefit/config';
import { AppError } from '@rolefit/contracts';
import { ModelTimeoutError } from '@rolefit/model';
import { closeConnection, connectProducer, type JobContext, waitUntilReady } from '@rolefit/queues';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  acquirePermit,
  type BreakerKeys,
  defineBreakerScripts,
  releasePermit,
  renewPermit,
} from './breaker-scripts.js';
import { answerTokens, tokensIn, tokensOf } from './call-costs.js';
import { CircuitOpenError } from './circuit-open.error.js';
import { LocalCircuitBreaker } from './local-circuit-breaker.js';
import { breakerKeysOf } from './breaker-keys.js';
import { OutageLog } from './outage-log.js';
import { type Outcome, outcomeOf } from './outcome.js';
import { refusalOf } from './permit-refusal.js';
import { breakerSettings, failureThresholdOf } from './breaker-settings.js';

/** The job that calls the model, and its user once the job's row has been read. */
export interface Caller extends Pick<JobContext, 'jobId' | 'queuePosition'> {
  readonly userId?: string;
}

/** Permission for one call; occupies a slot until it is released. */
interface Permit {
  readonly id: string;
  readonly tokens: number;
  readonly isProbe: boolean;
  /** Measured by the clock of this process. */
  readonly startedAt: number;
}

const startWaitMs = 2_000;
/** Retry interval while the limits cannot be read. */
const unknownRetryMs = 5_000;
/** The slot of a call expires after this time if its worker was killed; a running worker renews it. */
const slotMs = 45_000;
const renewEveryMs = 15_000;
/** For how long a limit that turned out too high is not tried again, since self-hosted servers rarely change. */
const holdLocalMs = 3_600_000;
const holdMs = 60_000;
/** For how long a successful check serves the other jobs of this process; their calls are checked in any case. */
const availableForMs = 250;
/** How long the next call of a reading under way waits for a slot; a limit per minute frees one within a minute. */
const nextCallMs = 65_000;

/**
 * Guards the provider on behalf of all workers: circuit breaker, the provider's rate-limit pauses, and the operator's limits per minute and on concurrent
 * calls. A rejected call learns when to retry; its job waits in the queue meanwhile and occupies no slot.
 *
 * The state is in Redis. Without Redis no new jobs arrive; running ones use the breaker of their process and, where limits are configured, wait, since their
 * calls cannot be counted.
 */
@Injectable()
export class SharedCircuitBreaker implements OnModuleInit, OnApplicationShutdown {
  private readonly redis: Redis | null;
  private readonly local = new LocalCircuitBreaker();
  /** Whether the limit that was reached adapts to the model. */
  private isAdapted = false;
  private readonly outages: OutageLog;
  /** Until when the last successful check is valid. */
  private availableUntilMs = -Infinity;
  private readonly keys: BreakerKeys;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<WorkerConfig, 'redis' | 'model'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.outages = new OutageLog(logger);
    const { model } = config;
    this.redis = model === null ? null : defineBreakerScripts(connectProducer(config));
    this.redis?.on(
      'error',
      logThrottled(logger, 'Redis unavailable; using the local circuit breaker'),
    );
    this.keys = breakerKeysOf(config);
  }

  async onModuleInit(): Promise<void> {
    if (this.redis !== null) await waitUntilReady(this.redis, startWaitMs);
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.redis !== null) await closeConnection(this.redis);
  }

  /** Wraps the model for one reading of one job: every call needs a permit. */
  guard(model: LanguageModel, caller: Caller): LanguageModel {
    let calls = 0;
    return withGenerate(model, async (request) => {
      const isNext = calls++ > 0;
      const permit = isNext
        ? await this.acquireOrWait(caller, request)
        : await this.acquire(caller, tokensOf(request), caller.queuePosition === 0);
      const stopRenewing = this.keepRenewing(permit);
      try {
        const answer = await model.generate(request);
        await this.release(permit, { kind: 'ok' }, answer);
        return answer;
      } catch (error) {
        if (!(error instanceof UnusableAnswerError))
          throw (await this.release(permit, outcomeOf(error))) ?? error;
        const instead = await this.release(permit, outcomeOf(error), error.used);
        throw instead === undefined ? error : new UnusableAnswerError(instead, error.used);
      } finally {
        stopRenewing();
      }
    });
  }

  /**
   * Checks whether a call could be made now, without making one, so that a job that would wait does no other work first. Without configured limits a
   * success is cached for a moment, since it holds for every job.
   * @returns whether that call would probe a half-open circuit
   * @throws what `generate` would
   */
  async check(caller: Caller): Promise<{ isProbe: boolean }> {
    if (performance.now() < this.availableUntilMs) return { isProbe: false };
    const { isProbe } = await this.acquire(caller, answerTokens, caller.queuePosition === 0, true);
    if (!isProbe && !this.hasLimits && !this.isAdapted)
      this.availableUntilMs = performance.now() + availableForMs;
    return { isProbe };
  }

  /** Waits in place for our own limits: giving up would discard, and pay again, what the reading has done so far. */
  private async acquireOrWait(caller: Caller, request: ModelRequest): Promise<Permit> {
    const deadline = performance.now() + nextCallMs;
    for (;;) {
      try {
        return await this.acquire(caller, tokensOf(request), true);
      } catch (error) {
        const isLimited = error instanceof AppError && error.code === 'MODEL_RATE_LIMITED';
        if (!isLimited || performance.now() > deadline) throw error;
        await wait(Math.min(error.retryAfterMs ?? 500, 1_000), undefined, {
          signal: request.signal,
        });
      }
    }
  }

  /** @throws CircuitOpenError; AppError MODEL_RATE_LIMITED or SERVICE_UNAVAILABLE with `retryAfterMs` */
  private async acquire(
    caller: Caller,
    tokens: number,
    isFirst: boolean,
    isCheck = false,
  ): Promise<Permit> {
    const { model } = this;
    const limits = {
      requestsPerMinute: model.requestsPerMinute ?? 0,
      tokensPerMinute: model.tokensPerMinute ?? 0,
      concurrentCalls: model.concurrentCalls ?? 0,
      startingCalls: model.startingCalls ?? -1,
    };
    const { jobId, queuePosition, userId = '' } = caller;
    const id = `${randomUUID()}:${userId}`;
    const reply = await this.orNull((redis) =>
      acquirePermit(redis, this.keys, {
        id,
        jobId,
        userId,
        tokens,
        queuePosition,
        expiresInMs: slotMs,
        isFirst,
        isCheck,
        ...limits,
      }),
    );
    if (reply === null) return this.acquireLocally(id, tokens);
    const [verdict, , code] = reply;
    const refusal = refusalOf(reply);
    if (refusal === null)
      return { id, tokens, isProbe: code === 'probe', startedAt: performance.now() };
    this.availableUntilMs = -Infinity;
    if (verdict === 'limited') this.isAdapted = true;
    throw refusal;
  }

  private acquireLocally(id: string, tokens: number): Permit {
    if (this.hasLimits)
      throw new AppError('SERVICE_UNAVAILABLE', {
        retryAfterMs: unknownRetryMs,
        cause: 'the limits of the model cannot be counted',
      });
    const waitMs = this.local.waitMs();
    if (waitMs > 0) throw new CircuitOpenError('MODEL_UNAVAILABLE', waitMs, undefined);
    return { id, tokens, isProbe: false, startedAt: performance.now() };
  }

  /** @returns the error to throw instead of the call's own if the provider is busy or unavailable: it adds the time to wait and since when no call succeeded */
  private async release(
    { id, tokens, startedAt }: Permit,
    outcome: Outcome,
    used?: ModelUse,
  ): Promise<AppError | undefined> {
    if (outcome.kind !== 'none') this.local.record(outcome.kind === 'unavailable');
    if (outcome.kind !== 'ok') this.availableUntilMs = -Infinity;
    const error = 'error' in outcome ? outcome.error : undefined;
    const failure = {
      outcome: outcome.kind,
      retryAfterMs: error?.retryAfterMs ?? -1,
      code: error?.code ?? '',
    };
    const jitter = 0.8 + 0.4 * Math.random();
    const reply = await this.orNull((redis) =>
      releasePermit(redis, this.keys, {
        id,
        estimatedTokens: tokens,
        usedTokens: used === undefined ? -1 : tokensIn(used),
        answerTokens: outcome.kind === 'ok' ? (used?.outputTokens ?? 0) : 0,
        tookMs: Math.round(performance.now() - startedAt),
        isTimeout: error instanceof ModelTimeoutError,
        startingCalls: this.model.startingCalls ?? -1,
        holdMs: this.model.startingCalls === 1 ? holdLocalMs : holdMs,
        ...failure,
        ...breakerSettings,
        failureThreshold: failureThresholdOf(error),
        jitter,
      }),
    );
    const [transition, forMs, unansweredMs] = reply ?? ['', 0, 0];
    if (transition === 'opened') this.outages.opened(this.model, error, forMs);
    if (transition === 'closed') this.outages.closed();
    if (error === undefined) return undefined;
    const retryAfterMs =
      outcome.kind === 'busy'
        ? Math.max(forMs, error.retryAfterMs ?? breakerSettings.initialOpenMs)
        : error.retryAfterMs;
    return new AppError(error.code, {
      cause: error.cause,
      sinceMs: Date.now() - unansweredMs,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    });
  }

  /** If Redis does not answer, the slot simply expires, because no worker can count calls then. */
  private keepRenewing({ id }: Permit): () => void {
    const { redis } = this;
    const timer = setInterval(() => {
      if (redis !== null) renewPermit(redis, this.keys, id, slotMs).catch(() => undefined);
    }, renewEveryMs);
    return () => clearInterval(timer);
  }

  /** @returns null where Redis does not answer */
  private async orNull<Reply>(run: (redis: Redis) => Promise<Reply>): Promise<Reply | null> {
    try {
      return this.redis === null ? null : await run(this.redis);
    } catch (error) {
      this.logger.warn(
        { err: error },
        'Shared circuit breaker state unavailable; using the local circuit breaker',
      );
      return null;
    }
  }

  private get hasLimits(): boolean {
    const { requestsPerMinute, tokensPerMinute, concurrentCalls } = this.model;
    return (requestsPerMinute ?? tokensPerMinute ?? concurrentCalls) !== null;
  }

  private get model(): NonNullable<WorkerConfig['model']> {
    if (this.config.model === null) throw new Error('There is no model to ask.');
    return this.config.model;
  }
}
