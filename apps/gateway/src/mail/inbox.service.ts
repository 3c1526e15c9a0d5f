import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config, LOGGER, type Logger, logThrottled } from '@rolefit/config';
import { type Inbox as InboxContent, inboxMailSchema } from '@rolefit/contracts';
import { closeConnection, connectProducer } from '@rolefit/queues';
import type { Redis } from 'ioredis';
import type { Mail } from './mail.js';

const maxMails = 20;
/** Longer than a link is valid, so that the inbox still shows expired ones. */
const keptSeconds = 60 * 60;

/** Mails of a Rolefit on one machine that has no mail server. Kept in Redis, so that they survive a restart of the gateway. */
@Injectable()
export class Inbox implements OnApplicationShutdown {
  private readonly redis: Redis | null;
  private readonly key: string;

  constructor(
    @Inject(CONFIG) config: Pick<Config, 'redis' | 'mail'>,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.redis = config.mail?.kind === 'inbox' ? connectProducer(config) : null;
    this.redis?.on('error', logThrottled(logger, 'Redis unavailable; the inbox is empty'));
    this.key = `${config.redis.prefix}:mail-inbox`;
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.redis !== null) await closeConnection(this.redis);
  }

  async keep({ to, subject, text }: Mail): Promise<void> {
    const mail = { id: randomUUID(), sentAt: new Date().toISOString(), to, subject, text };
    await this.redis
      ?.multi()
      .lpush(this.key, JSON.stringify(mail))
      .ltrim(this.key, 0, maxMails - 1)
      .expire(this.key, keptSeconds)
      .exec();
  }

  /** Newest first. */
  async list(): Promise<InboxContent> {
    const texts = (await this.redis?.lrange(this.key, 0, -1)) ?? [];
    return { mails: texts.map((text) => inboxMailSchema.parse(JSON.parse(text))) };
  }
}
