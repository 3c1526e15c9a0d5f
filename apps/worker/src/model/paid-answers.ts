import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type WorkerConfig, LOGGER, type Logger, logThrottled } from '@rolefit/config';
import { closeConnection, connectProducer, waitUntilReady } from '@rolefit/queues';
import { type LanguageModel, type ModelAnswer, withGenerate } from '@rolefit/reading';
import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { opened, type Seal, sealed, sealOf } from './sealed-answer.js';

/** The default maximum time that a job waits for a model. */
const ttlS = 86_400;
const startWaitMs = 2_000;
/** Longer answers are rare, and Redis keeps them in memory. */
const answerMaxChars = 262_144;

/**
 * Keeps the answers that a job has paid for until it is done. If a reading of several calls fails at a later one, or its result could not be stored, the next
 * run of the job, in any worker, takes the earlier answers from here instead of calling the model again.
 *
 * They are in Redis, which must not hold readable texts: each is encrypted with a key derived from the texts that it answers. Without Redis the model is
 * called again.
 */
@Injectable()
export class PaidAnswers implements OnModuleInit, OnApplicationShutdown {
  private readonly redis: Redis | null;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<WorkerConfig, 'redis' | 'model'>,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.redis = config.model === null ? null : connectProducer(config);
    this.redis?.on(
      'error',
      logThrottled(logger, 'Redis unavailable; answers of the model are not stored'),
    );
  }

  async onModuleInit(): Promise<void> {
    if (this.redis !== null) await waitUntilReady(this.redis, startWaitMs);
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.redis !== null) await closeConnection(this.redis);
  }

  /** Wraps the model for one run of a job: answers that an earlier run paid for are reused. */
  guard(model: LanguageModel, jobId: string): LanguageModel {
    const { redis } = this;
    if (redis === null) return model;
    const key = this.keyOf(jobId);
    return withGenerate(model, async (request) => {
      const seal = sealOf(model, request);
      const paid = await this.find(redis, key, seal);
      if (paid !== null) return paid;
      const answer = await model.generate(request);
      await this.keep(redis, key, seal, answer);
      return answer;
    });
  }

  /** Call once the job is done. */
  async forget(jobId: string): Promise<void> {
    // If this fails, they expire.
    await this.redis?.del(this.keyOf(jobId)).catch(() => undefined);
  }

  private async find(redis: Redis, key: string, seal: Seal): Promise<ModelAnswer | null> {
    const value = await redis.hget(key, seal.name).catch(() => null);
    return value === null ? null : opened(seal, value);
  }

  private async keep(redis: Redis, key: string, seal: Seal, answer: ModelAnswer): Promise<void> {
    const value = sealed(seal, answer);
    if (value.length > answerMaxChars) return;
    await redis
      .pipeline()
      .hset(key, seal.name, value)
      .expire(key, ttlS)
      .exec()
      .catch(() => undefined);
  }

  private keyOf(jobId: string): string {
    return `${this.config.redis.prefix}:model-answers:${jobId}`;
  }
}

/**
 * The marker that fences a text off in the prompts of a job. It is the same in each run, so that stored answers are found again. The text cannot contain it,
 * because it would have to contain its own hash.
 */
export function markOf(jobId: string, text: string): string {
  return createHash('sha256').update(`${jobId} ${text}`).digest('hex').slice(0, 32);
}
