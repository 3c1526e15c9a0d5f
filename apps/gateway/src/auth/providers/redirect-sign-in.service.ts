import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import { AppError, type SignInQuery, signInQuerySchema } from '@rolefit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readSignInCookie, setSignInCookie } from '../sessions/cookies.js';
import { SignInService } from '../sign-in/sign-in.service.js';
import { signInMaxAgeS, SignInState } from '../sign-in/sign-in-state.js';
import type { RedirectProvider } from './redirect-provider.js';

const callbackQuerySchema = z.object({ state: z.string().optional() });

/** Start and callback of a sign-in by redirects. */
@Injectable()
export class RedirectSignInService {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'server'>,
    private readonly state: SignInState,
    private readonly signIns: SignInService,
  ) {}

  /** @throws AppError ROUTE_NOT_FOUND, REQUEST_INVALID, SIGN_IN_PROVIDER_DOWN */
  async start(
    provider: RedirectProvider,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    provider.requireEnabled();
    const { cookie, ...started } = this.state.start(provider.id, queryOf(request));
    const url = await provider.authorizationUrl(started);
    setSignInCookie(reply, this.config, provider.id, cookie, signInMaxAgeS);
    await reply.redirect(url.href, 302);
  }

  /** @throws AppError ROUTE_NOT_FOUND, SIGN_IN_STATE_INVALID, SIGN_IN_REFUSED, SIGN_IN_PROVIDER_DOWN */
  async finish(
    provider: RedirectProvider,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    provider.requireEnabled();
    const { state } = callbackQuerySchema.safeParse(request.query).data ?? {};
    // Verify the state before reading anything else from the query.
    const started = this.state.finish(provider.id, state, readSignInCookie(request, this.config));
    if (started === null) throw new AppError('SIGN_IN_STATE_INVALID');
    request.signIn = started.query;
    const { search } = new URL(request.url, this.config.server.publicUrl);
    const identity = await provider.identify(search, started);
    await this.signIns.finish(request, reply, identity, started.query);
  }
}

/** Parsed here rather than by the validation pipe, so that errors reach `SignInFilter` and the user sees a page instead of JSON. */
function queryOf(request: FastifyRequest): SignInQuery {
  const query = signInQuerySchema.safeParse(request.query);
  if (!query.success) throw new AppError('REQUEST_INVALID');
  return query.data;
}
