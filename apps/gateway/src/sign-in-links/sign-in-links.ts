import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config, LOGGER, type Logger, logThrottled } from '@rolefit/config';
import { AppError, signInQuerySchema } from '@rolefit/contracts';
import { closeConnection, connectProducer, waitUntilReady } from '@rolefit/queues';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { hashOf, newLinkSecret } from '../auth/sign-in/link-secret.js';
import { SignerService } from '../auth/tokens/signer.service.js';
import { defineLinkScripts } from './sign-in-links.lua.js';

/** How long the state of a link (used, replaced, expired) is kept for the page that it leads to; without its details. */
const fateSeconds = 24 * 60 * 60;
const startTimeoutMs = 500;

const emailDetails = z.object({
  /** Links of the version before other kinds name none. */
  kind: z.literal('email').default('email'),
  email: z.string(),
  /** Hash of the secret in the cookie of the browser that asked. */
  browser: z.string(),
  query: signInQuerySchema,
});
/** Creates the account of the owner. */
const setupDetails = z.object({ kind: z.literal('setup') });
/** Signs another device in. */
const deviceDetails = z.object({
  kind: z.literal('device'),
  userId: z.string(),
  /** The session that created the link, which ends with it; null for a link of the operator. */
  sessionId: z.string().nullable(),
  /** Whether it leads back to an account that was deleted when the operator asked for the link. */
  isForDeleted: z.boolean().default(false),
});
const detailsSchema = z.union([setupDetails, deviceDetails, emailDetails]);
/** What a link is for. */
export type LinkDetails = z.output<typeof detailsSchema>;
export type EmailLinkDetails = z.output<typeof emailDetails>;

const fateSchema = z.enum(['used', 'replaced', 'expired']);
/** Why a link cannot be used. */
export type LinkFate = z.output<typeof fateSchema> | 'unknown';

/**
 * Pending sign-in links, in Redis, where they expire: by e-mail, for another device, and for the owner's account. If Redis loses them, users request new
 * ones. The key of a link is the hash of its secret, so nobody who reads Redis can sign in.
 */
@Injectable()
export class SignInLinks implements OnModuleInit, OnApplicationShutdown {
  private readonly redis: Redis;
  private readonly keyOf: (kind: 'open' | 'fate' | 'newest', id: string) => string;

  constructor(
    @Inject(CONFIG) config: Pick<Config, 'redis'>,
    @Inject(LOGGER) logger: Logger,
    private readonly signer: SignerService,
  ) {
    this.redis = defineLinkScripts(connectProducer(config));
    this.redis.on('error', logThrottled(logger, 'Redis unavailable; no sign-in by links'));
    this.keyOf = (kind, id) => `${config.redis.prefix}:sign-in-link:${kind}:${id}`;
  }

  async onModuleInit(): Promise<void> {
    await waitUntilReady(this.redis, startTimeoutMs);
  }

  async onApplicationShutdown(): Promise<void> {
    await closeConnection(this.redis);
  }

  /** Stands for an address where the address itself must not be read. */
  idOf(email: string): string {
    return this.signer.sign('email-address', email);
  }

  /**
   * Makes a link; the former one of the same target ends.
   * @param target stands for the address or account that the link is for
   * @returns its secret @throws AppError SERVICE_UNAVAILABLE
   */
  async open(details: LinkDetails, target: string, maxAgeMs: number): Promise<string> {
    const secret = newLinkSecret();
    const hash = hashOf(secret);
    const keys = [
      this.keyOf('newest', target),
      this.keyOf('open', hash),
      this.keyOf('fate', hash),
    ] as const;
    await this.ask((redis) =>
      redis.openSignInLink(
        ...keys,
        hash,
        JSON.stringify(details),
        maxAgeMs,
        fateSeconds,
        this.keyOf('open', ''),
        this.keyOf('fate', ''),
      ),
    );
    return secret;
  }

  /** @returns what an open link is for, or what has become of it @throws AppError SERVICE_UNAVAILABLE */
  async find(secret: string): Promise<LinkDetails | LinkFate> {
    const hash = hashOf(secret);
    const [details, fate] = await this.ask((redis) =>
      redis.mget(this.keyOf('open', hash), this.keyOf('fate', hash)),
    );
    return details ? toDetails(details) : (fateSchema.safeParse(fate).data ?? 'unknown');
  }

  /** Uses the link up. @returns null where another call was faster @throws AppError SERVICE_UNAVAILABLE */
  async take(secret: string): Promise<LinkDetails | null> {
    const hash = hashOf(secret);
    const details = await this.ask((redis) =>
      redis.takeSignInLink(this.keyOf('open', hash), this.keyOf('fate', hash), fateSeconds),
    );
    return details === null ? null : toDetails(details);
  }

  private async ask<Answer>(question: (redis: Redis) => Promise<Answer>): Promise<Answer> {
    try {
      return await question(this.redis);
    } catch (cause) {
      throw new AppError('SERVICE_UNAVAILABLE', { cause });
    }
  }
}

const toDetails = (text: string): LinkDetails => detailsSchema.parse(JSON.parse(text));
