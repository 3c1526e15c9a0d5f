import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config, LOGGER, type Logger, logThrottled } from '@rolefit/config';
import { AppError } from '@rolefit/contracts';
import { closeConnection, connectProducer, waitUntilReady } from '@rolefit/queues';
import type { Redis } from 'ioredis';

/** How long an authenticator may take: long enough to fetch a security key, or a phone. Source: WebAuthn Level 3 §15.1 recommends 300 to 600 s. */
export const challengeMaxAgeMs = 5 * 60 * 1_000;
const startTimeoutMs = 500;

/** What a challenge is for, and who may answer it: the secret of a browser, or a session. */
export interface ChallengePurpose {
  readonly kind: 'sign-in' | 'creation';
  readonly holder: string;
}

/** Open challenges, in Redis, where they expire. Each is answered once, whether the answer is right or wrong. */
@Injectable()
export class PasskeyChallenges implements OnModuleInit, OnApplicationShutdown {
  private readonly redis: Redis | null;
  private readonly prefix: string;

  constructor(
    @Inject(CONFIG) config: Pick<Config, 'redis' | 'passkeys'>,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.redis = config.passkeys.support === 'available' ? connectProducer(config) : null;
    this.redis?.on('error', logThrottled(logger, 'Redis unavailable; no sign-in with passkeys'));
    this.prefix = `${config.redis.prefix}:passkey-challenge:`;
  }

  async onModuleInit(): Promise<void> {
    if (this.redis !== null) await waitUntilReady(this.redis, startTimeoutMs);
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.redis !== null) await closeConnection(this.redis);
  }

  /** @throws AppError SERVICE_UNAVAILABLE */
  async open(challenge: string, purpose: ChallengePurpose): Promise<void> {
    await this.ask((redis) =>
      redis.set(this.keyOf(challenge), textOf(purpose), 'PX', challengeMaxAgeMs),
    );
  }

  /** Uses a challenge up. @returns whether it was open for this purpose and holder @throws AppError SERVICE_UNAVAILABLE */
  async take(challenge: string, purpose: ChallengePurpose): Promise<boolean> {
    const stored = await this.ask((redis) => redis.getdel(this.keyOf(challenge)));
    return stored === textOf(purpose);
  }

  private keyOf(challenge: string): string {
    return this.prefix + hashOf(challenge);
  }

  private async ask<Answer>(question: (redis: Redis) => Promise<Answer>): Promise<Answer> {
    if (this.redis === null) throw new AppError('ROUTE_NOT_FOUND');
    try {
      return await question(this.redis);
    } catch (cause) {
      throw new AppError('SERVICE_UNAVAILABLE', { cause });
    }
  }
}

const textOf = ({ kind, holder }: ChallengePurpose): string => `${kind}:${hashOf(holder)}`;

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
