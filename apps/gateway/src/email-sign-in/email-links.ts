import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config, LOGGER, type Logger, logThrottled } from '@rolefit/config';
import { AppError, signInQuerySchema } from '@rolefit/contracts';
import { closeConnection, connectProducer, waitUntilReady } from '@rolefit/queues';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { SignerService } from '../auth/tokens/signer.service.js';
import { defineLinkScripts } from './email-links.lua.js';

/** How long a link can be used. Source: issue 19. */
export const linkMaxAgeMs = 15 * 60 * 1_000;
/** How long the state of a link (used, replaced, expired) is kept for the sign-in page; without its address. */
const fateSeconds = 24 * 60 * 60;
const startTimeoutMs = 500;

const detailsSchema = z.object({
  email: z.string(),
  /** Hash of the secret in the cookie of the browser that asked. */
  browser: z.string(),
  query: signInQuerySchema,
});
/** What a link is for. */
export type LinkDetails = z.output<typeof detailsSchema>;

const fateSchema = z.enum(['used', 'replaced', 'expired']);
/** Why a link cannot be used. */
export type LinkFate = z.output<typeof fateSchema> | 'unknown';

/**
 * Pending sign-in links, in Redis, where they expire. If Redis loses them, users request new ones. The key of a link is the hash of
 * its secret, so nobody who reads Redis can sign in.
 */
@Injectable()
export class EmailLinks implements OnModuleInit, OnApplicationShutdown {
  private readonly redis: Redis | null;
  private readonly keyOf: (kind: 'open' | 'fate' | 'newest', id: string) => string;

  constructor(
    @Inject(CONFIG) config: Pick<Config, 'redis' | 'mail'>,
    @Inject(LOGGER) logger: Logger,
    private readonly signer: SignerService,
  ) {
    this.redis = config.mail === null ? null : defineLinkScripts(connectProducer(config));
    this.redis?.on('error', logThrottled(logger, 'Redis unavailable; no sign-in by e-mail'));
    this.keyOf = (kind, id) => `${config.redis.prefix}:sign-in-link:${kind}:${id}`;
  }

  async onModuleInit(): Promise<void> {
    if (this.redis !== null) await waitUntilReady(this.redis, startTimeoutMs);
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.redis !== null) await closeConnection(this.redis);
  }

  /** Stands for an address where the address itself must not be read. */
  idOf(email: string): string {
    return this.signer.sign('email-address', email);
  }

  /** Makes a link; the address's former one ends. @returns its secret @throws AppError SERVICE_UNAVAILABLE */
  async open(details: LinkDetails): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    const hash = hashOf(secret);
    const keys = [
      this.keyOf('newest', this.idOf(details.email)),
      this.keyOf('open', hash),
      this.keyOf('fate', hash),
    ] as const;
    await this.ask((redis) =>
      redis.openSignInLink(
        ...keys,
        hash,
        JSON.stringify(details),
        linkMaxAgeMs,
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
    if (this.redis === null) throw new AppError('ROUTE_NOT_FOUND');
    try {
      return await question(this.redis);
    } catch (cause) {
      throw new AppError('SERVICE_UNAVAILABLE', { cause });
    }
  }
}

const toDetails = (text: string): LinkDetails => detailsSchema.parse(JSON.parse(text));

/** A secret of 256 random bits needs no slow hash. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
