import { Body, Controller, Inject, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import {
  type AccountLink,
  type AccountLinkCheck,
  accountLinkCheckSchema,
  type AccountLinkUse,
  accountLinkUseSchema,
  type DeviceLink,
  type EmailSignedIn,
} from '@rolefit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FirstPartyOriginGuard } from '../auth/guards/first-party-origin.guard.js';
import { readSessionCookie, setInvitationCookie } from '../auth/sessions/cookies.js';
import { SignInService } from '../auth/sign-in/sign-in.service.js';
import { SessionId } from '../http/request-context.js';
import { Route } from '../http/route.decorator.js';
import { AccountLinksFilter } from './account-links.filter.js';
import { AccountLinksService } from './account-links.service.js';

/** Links that create an account, or sign another device in. All calls come from our own pages: another page must not sign a visitor in. */
@Controller()
@UseGuards(FirstPartyOriginGuard)
export class AccountLinksController {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'server'>,
    private readonly links: AccountLinksService,
    private readonly signIns: SignInService,
  ) {}

  @Route('createDeviceLink')
  create(
    @SessionId() sessionId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeviceLink> {
    void reply.header('cache-control', 'no-store');
    return this.links.createDeviceLink(sessionId, readSessionCookie(request, this.config));
  }

  @Route('checkAccountLink')
  async check(
    @Body({ schema: accountLinkCheckSchema }) { token }: AccountLinkCheck,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountLink> {
    const link = await this.links.check(token);
    // The guest may sign in with a provider or by e-mail instead of entering a name.
    if (link.status === 'open' && link.kind === 'invitation')
      setInvitationCookie(reply, this.config, token);
    return link;
  }

  @Route('useAccountLink')
  @UseFilters(AccountLinksFilter)
  async use(
    @Body({ schema: accountLinkUseSchema }) body: AccountLinkUse,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EmailSignedIn> {
    const { user, provider } = await this.links.use(body);
    return {
      next: await this.signIns.openFor(request, reply, { user, way: provider, started: {} }),
    };
  }
}
