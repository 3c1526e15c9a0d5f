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
import { unansweredUse } from '@rolefit/model';
import { closeConnection, connectProducer, waitUntilReady } from '@rolefit/queues';
import type { Redis } from 'ioredis';

const dayMs = 86_400_000;
/** A day's count is kept for another day, so that an operator can read it. */
const ttlS = (2 * dayMs) / 1_000;
const startWaitMs = 2_000;
/** Retry interval while Redis does not provide the count. */
const unknownRetryMs = 5_000;

/**
 * Daily budget of the model (UTC), counted in Redis for all workers. Calls are rejected once it is spent; calls already under way still count, and so do
 * unusable answers. Calls that timed out or were cancelled count with an estimate, since they may be billed. Without a model or a budget, nothing is counted.
 */
@Injectable()
export class ModelBudget implements OnModuleInit, OnApplicationShutdown {
  private readonly redis: Redis | null;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<WorkerConfig, 'redis' | 'model'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const { model } = config;
    const hasBudget = model !== null && (model.dailyTokens !== null || model.dailyCost !== null);
    this.redis = hasBudget ? connectProducer(config) : null;
    this.redis?.on(
      'error',
      logThrottled(logger, 'Redis unavailable; model calls paused until the budget can be read'),
    );
  }

  async onModuleInit(): Promise<void> {
    if (this.redis !== null) await waitUntilReady(this.redis, startWaitMs);
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.redis !== null) await closeConnection(this.redis);
  }

  /** Wraps the model: calls are rejected once the budget is spent. */
  guard(model: LanguageModel): LanguageModel {
    const { redis } = this;
    if (redis === null) return model;
    return withGenerate(model, async (request) => {
      await this.assertRemaining();
      try {
        const answer = await model.generate(request);
        await this.record(redis, answer);
        return answer;
      } catch (error) {
        const used = this.usedBy(error, request);
        if (used !== null) await this.record(redis, used);
        throw error;
      }
    });
  }

  private usedBy(error: unknown, request: ModelRequest): ModelUse | null {
    if (error instanceof UnusableAnswerError) return error.used;
    const { model } = this.config;
    return request.signal?.aborted === true && model !== null
      ? unansweredUse(model, request)
      : null;
  }

  /** @throws AppError MODEL_BUDGET_SPENT with the time to the next day; SERVICE_UNAVAILABLE where the count cannot be read */
  async assertRemaining(): Promise<void> {
    const { redis } = this;
    if (redis === null) return;
    const spent = await redis.hmget(this.keyOfToday(), 'tokens', 'cost').catch((cause: unknown) => {
      throw new AppError('SERVICE_UNAVAILABLE', { retryAfterMs: unknownRetryMs, cause });
    });
    const [tokens = 0, cost = 0] = spent.map((one) => Number(one ?? 0));
    const { dailyTokens, dailyCost } = this.config.model ?? { dailyTokens: null, dailyCost: null };
    const isSpent =
      (dailyTokens !== null && tokens >= dailyTokens) || (dailyCost !== null && cost >= dailyCost);
    if (isSpent)
      throw new AppError('MODEL_BUDGET_SPENT', { retryAfterMs: dayMs - (Date.now() % dayMs) });
  }

  /** An answer that is paid is used, even where it could not be counted. */
  private async record(
    redis: Redis,
    { inputTokens, outputTokens, costUsd }: ModelUse,
  ): Promise<void> {
    const key = this.keyOfToday();
    try {
      const outcomes = await redis
        .pipeline()
        .hincrby(key, 'tokens', inputTokens + outputTokens)
        .hincrbyfloat(key, 'cost', costUsd ?? 0)
        .expire(key, ttlS)
        .exec();
      // A pipeline that was sent succeeds, whatever became of the commands in it.
      for (const [failure] of outcomes ?? []) if (failure !== null) throw failure;
    } catch (error) {
      this.logger.warn({ err: error }, 'Model usage could not be recorded');
    }
  }

  private keyOfToday(): string {
    return `${this.config.redis.prefix}:model-spent:${new Date().toISOString().slice(0, 10)}`;
  }
}
