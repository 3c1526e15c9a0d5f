import { Controller, Inject, Req } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import { AppError, type Inbox as InboxContent } from '@rolefit/contracts';
import type { FastifyRequest } from 'fastify';
import { Route } from '../http/route.decorator.js';
import { Inbox } from '../mail/inbox.service.js';

/** The mails that a Rolefit on one machine has kept. */
@Controller()
export class InboxController {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'server' | 'mail'>,
    private readonly inbox: Inbox,
  ) {}

  /**
   * Only under the address of this machine: a page of another site could let its own name lead to this machine (DNS rebinding) and would then be the same
   * origin. Its name is in the Host header.
   * @throws AppError ROUTE_NOT_FOUND where mails are not kept, or under another name
   */
  @Route('listInbox')
  list(@Req() { host }: FastifyRequest): Promise<InboxContent> {
    const { mail, server } = this.config;
    if (mail?.kind !== 'inbox' || host !== new URL(server.publicUrl).host)
      throw new AppError('ROUTE_NOT_FOUND');
    return this.inbox.list();
  }
}
