import { Body, Controller, Inject, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import {
  type EmailLink,
  type EmailLinkCheck,
  emailLinkCheckSchema,
  type EmailLinkRequest,
  emailLinkRequestSchema,
  type EmailSignedIn,
  type EmailSignIn,
  emailSignInSchema,
} from '@rolefit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FirstPartyOriginGuard } from '../auth/guards/first-party-origin.guard.js';
import { readSignInCookie, setSignInCookie } from '../auth/sessions/cookies.js';
import { SignInService } from '../auth/sign-in/sign-in.service.js';
import { languageOf } from '../http/request-language.js';
import { Route } from '../http/route.decorator.js';
import { EmailSignInFilter } from './email-sign-in.filter.js';
import {
  EmailSignInService,
  identityOf,
  linkMaxAgeMs,
  newBrowserSecret,
} from './email-sign-in.service.js';

/**
 * Sign-in by a link that is sent by e-mail. All calls come from our own pages: another page must not send mails in a visitor's name, nor sign them in.
 * @throws AppError ROUTE_NOT_FOUND where sign-in by e-mail is disabled, and as `EmailSignInService`
 */
@Controller()
@UseGuards(FirstPartyOriginGuard)
export class EmailSignInController {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'server'>,
    private readonly emails: EmailSignInService,
    private readonly signIns: SignInService,
  ) {}

  @Route('requestEmailLink')
  async request(
    @Body({ schema: emailLinkRequestSchema }) body: EmailLinkRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<null> {
    this.emails.requireEnabled();
    const browser = readSignInCookie(request, this.config) ?? newBrowserSecret();
    await this.emails.request(body, {
      browser,
      language: languageOf(request),
      requestId: request.id,
    });
    setSignInCookie(reply, this.config, 'email', browser, linkMaxAgeMs / 1_000);
    return null;
  }

  @Route('checkEmailLink')
  check(
    @Body({ schema: emailLinkCheckSchema }) { token }: EmailLinkCheck,
    @Req() request: FastifyRequest,
  ): Promise<EmailLink> {
    this.emails.requireEnabled();
    return this.emails.check(token, readSignInCookie(request, this.config));
  }

  @Route('signInWithEmail')
  @UseFilters(EmailSignInFilter)
  async signIn(
    @Body({ schema: emailSignInSchema }) body: EmailSignIn,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EmailSignedIn> {
    this.emails.requireEnabled();
    const { email, query } = await this.emails.redeem(body, readSignInCookie(request, this.config));
    return { next: await this.signIns.open(request, reply, identityOf(email), query) };
  }
}
