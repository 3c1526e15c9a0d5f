import { Controller, Inject, Res } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import type { AccountDeleted, User } from '@rolefit/contracts';
import type { FastifyReply } from 'fastify';
import { clearSessionCookie } from '../auth/sessions/cookies.js';
import { afterResponse } from '../http/after-response.js';
import { UserId } from '../http/request-context.js';
import { Route } from '../http/route.decorator.js';
import { AccountsService } from './accounts.service.js';

@Controller()
export class AccountsController {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'server'>,
    private readonly accounts: AccountsService,
  ) {}

  @Route('deleteProfile')
  async delete(
    @UserId() userId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountDeleted> {
    const deleted = await this.accounts.delete(userId);
    afterResponse(reply, () => this.accounts.disconnect(userId));
    clearSessionCookie(reply, this.config);
    return deleted;
  }

  @Route('restoreAccount')
  restore(@UserId() userId: string): Promise<User> {
    return this.accounts.restore(userId);
  }
}
