import { randomBytes } from 'node:crypto';
import { Body, Controller, Inject, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import {
  type PasskeyRequest,
  type PasskeySignedIn,
  type PasskeySignIn,
  passkeySignInSchema,
} from '@rolefit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FirstPartyOriginGuard } from '../auth/guards/first-party-origin.guard.js';
import { readSignInCookie, setSignInCookie } from '../auth/sessions/cookies.js';
import { SignInService } from '../auth/sign-in/sign-in.service.js';
import { Route } from '../http/route.decorator.js';
import { challengeMaxAgeMs } from './passkey-challenges.js';
import { PasskeySignInFilter } from './passkey-sign-in.filter.js';
import { PasskeySignInService } from './passkey-sign-in.service.js';

/** Sign-in with a passkey. All calls come from our own pages: another page must not sign a visitor in. */
@Controller()
@UseGuards(FirstPartyOriginGuard)
export class PasskeySignInController {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'server'>,
    private readonly passkeys: PasskeySignInService,
    private readonly signIns: SignInService,
  ) {}

  @Route('startPasskeySignIn')
  async start(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasskeyRequest> {
    const browser = readSignInCookie(request, this.config) ?? randomBytes(32).toString('base64url');
    const challenge = await this.passkeys.start(browser);
    setSignInCookie(reply, this.config, 'passkey', browser, challengeMaxAgeMs / 1_000);
    return challenge;
  }

  @Route('signInWithPasskey')
  @UseFilters(PasskeySignInFilter)
  async signIn(
    @Body({ schema: passkeySignInSchema }) { credential, ...started }: PasskeySignIn,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasskeySignedIn> {
    const browser = readSignInCookie(request, this.config);
    const user = await this.passkeys.identify(credential, browser);
    const next = await this.signIns.openFor(request, reply, { user, way: 'passkey', started });
    return { next };
  }
}
