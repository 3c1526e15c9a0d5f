import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config, LOGGER, type Logger, logThrottled } from '@rolefit/config';
import { closeConnection, connectProducer, waitUntilReady } from '@rolefit/queues';
import { type LanguageModel, type ModelAnswer, withGenerate } from '@rolefit/reading';
import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { opened, type Seal, sealed, sealOf } from './sealed-answer.js';

/** As long as a job waits for a model at most, by default. */
const ttlS = 86_400;
const startWaitMs = 2_000;
/** Longer answers are rare, and Redis keeps them in memory. */
const answerMaxChars = 262_144;

/**
 * Answers that a job has paid for, until it is done. A reading of several calls that fails at a later one, or whose result could not be stored, asks again for
 * nothing that it has got: the next run of the job, in whichever worker, takes the answers from here.
 *
 * They are in Redis, where no text may be read: each is encrypted with a key from the texts that it answers. Without Redis the model is asked again.
 */
@Injectable()
export class PaidAnswers implements OnModuleInit, OnApplicationShutdown {
  private readonly redis: Redis | null;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'redis' | 'model'>,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.redis = config.model === null ? null : connectProducer(config);
    this.redis?.on('error', logThrottled(logger, 'Redis unavailable; paid answers are not kept'));
  }

  async onModuleInit(): Promise<void> {
    if (this.redis !== null) await waitUntilReady(this.redis, startWaitMs);
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.redis !== null) await closeConnection(this.redis);
  }

  /** Wraps the model for one run of a job: what an earlier run of it has paid is not asked again. */
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
    // They expire otherwise.
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
 * The mark that fences a text off in the prompts of a job. It is the same in each run, so that paid answers are found again, and its text cannot contain it:
 * it would have to contain its own hash.
 */
export function markOf(jobId: string, text: string): string {
  return createHash('sha256').update(`${jobId} ${text}`).digest('hex').slice(0, 32);
}
