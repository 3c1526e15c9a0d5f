import { Controller, Inject, Req, Res, UseFilters } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import { AppError, type SignInQuery, signInQuerySchema } from '@rolefit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Route } from '../../http/route.decorator.js';
import { readSignInCookie, setSignInCookie } from '../sessions/cookies.js';
import { GoogleClient } from './google.client.js';
import { SignInFilter } from '../sign-in/sign-in.filter.js';
import { SignInService } from '../sign-in/sign-in.service.js';
import { signInMaxAgeS, SignInState } from '../sign-in/sign-in-state.js';

const callbackQuerySchema = z.object({ state: z.string().optional() });

/**
 * Start and callback of a Google sign-in. Errors redirect to the sign-in page.
 * @throws AppError ROUTE_NOT_FOUND where Google sign-in is disabled, REQUEST_INVALID, SIGN_IN_STATE_INVALID, SIGN_IN_REFUSED, SIGN_IN_PROVIDER_DOWN
 */
@Controller()
@UseFilters(SignInFilter)
export class GoogleController {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'server'>,
    private readonly google: GoogleClient,
    private readonly state: SignInState,
    private readonly signIns: SignInService,
  ) {}

  @Route('signInWithGoogle')
  async start(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.google.requireEnabled();
    const { cookie, ...started } = this.state.start('google', queryOf(request));
    const url = await this.google.authorizationUrl(started);
    setSignInCookie(reply, this.config, 'google', cookie, signInMaxAgeS);
    await reply.redirect(url.href, 302);
  }

  @Route('googleCallback')
  async finish(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.google.requireEnabled();
    const { state } = callbackQuerySchema.safeParse(request.query).data ?? {};
    // Verify the state before reading anything else from the query.
    const started = this.state.finish('google', state, readSignInCookie(request, this.config));
    if (started === null) throw new AppError('SIGN_IN_STATE_INVALID');
    request.signIn = started.query;
    const identity = await this.google.identify(
      new URL(request.url, this.config.server.publicUrl).search,
      started,
    );
    await this.signIns.finish(request, reply, identity, started.query);
  }
}

/** Parsed here rather than by the validation pipe, so that errors reach `SignInFilter` and the user sees a page instead of JSON. */
function queryOf(request: FastifyRequest): SignInQuery {
  const query = signInQuerySchema.safeParse(request.query);
  if (!query.success) throw new AppError('REQUEST_INVALID');
  return query.data;
}
