import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { CONFIG, type Config } from '@rolefit/config';
import { AppError, signInQuerySchema } from '@rolefit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readSignInCookie, setSignInCookie } from '../sessions/cookies.js';
import type { GithubSignInOptions } from './github.strategy.js';
import { passportReply, type PassportReply } from './passport-reply.js';
import { SignInState, signInMaxAgeS } from '../sign-in/sign-in-state.js';

/** Passport's token exchange has no timeout. */
const timeoutMs = 15_000;

const callbackQuerySchema = z.object({
  state: z.string().optional(),
  code: z.string().optional(),
  error: z.string().optional(),
});

/**
 * Runs the GitHub strategy for the start of a sign-in and for its callback. At the start the strategy redirects and the route handler is empty; in the
 * callback, `request.user` is the identity and `request.signIn` the query that the sign-in was started with.
 * @throws AppError ROUTE_NOT_FOUND, REQUEST_INVALID, SIGN_IN_STATE_INVALID, SIGN_IN_REFUSED, SIGN_IN_PROVIDER_DOWN
 */
@Injectable()
export class GithubGuard extends AuthGuard('github') {
  private readonly replies = new WeakMap<FastifyRequest, PassportReply>();

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'server' | 'github'>,
    private readonly state: SignInState,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.config.github === null) throw new AppError('ROUTE_NOT_FOUND');
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = passportReply(context.switchToHttp().getResponse<FastifyReply>());
    this.replies.set(request, reply);
    const timeout = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => timeout.reject(new AppError('SIGN_IN_PROVIDER_DOWN')),
      timeoutMs,
    );
    try {
      await Promise.race([super.canActivate(context), reply.redirected, timeout.promise]);
      return true;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Creates the state at the start. In the callback, verifies the state before the strategy reads anything else from the query. */
  override getAuthenticateOptions(context: ExecutionContext): GithubSignInOptions {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (isCallback(request)) {
      const { state, code, error } = callbackQuerySchema.safeParse(request.query).data ?? {};
      const started = this.state.finish('github', state, readSignInCookie(request, this.config));
      if (started === null) throw new AppError('SIGN_IN_STATE_INVALID');
      request.signIn = started.query;
      // The strategy would mistake this for the start and redirect to GitHub again.
      if (!code && !error) throw new AppError('SIGN_IN_REFUSED');
      return { verifier: started.verifier };
    }
    const query = signInQuerySchema.safeParse(request.query);
    if (!query.success) throw new AppError('REQUEST_INVALID');
    const { state, verifier, cookie } = this.state.start('github', query.data);
    setSignInCookie(
      context.switchToHttp().getResponse<FastifyReply>(),
      this.config,
      'github',
      cookie,
      signInMaxAgeS,
    );
    return { state, verifier };
  }

  getResponse(context: ExecutionContext): PassportReply | undefined {
    return this.replies.get(context.switchToHttp().getRequest<FastifyRequest>());
  }

  /** Errors of passport-oauth2 can only be identified by name, and a reused code is reported as a plain error. */
  override handleRequest<User>(error: unknown, user: User | false | null | undefined): User {
    if (error instanceof AppError) throw error;
    if (error instanceof Error && error.name === 'InternalOAuthError')
      throw new AppError('SIGN_IN_PROVIDER_DOWN', { cause: error });
    if (error || !user) throw new AppError('SIGN_IN_REFUSED', { cause: error ?? undefined });
    return user;
  }
}

function isCallback(request: FastifyRequest): boolean {
  return request.routeOptions.url?.endsWith('/callback') === true;
}
