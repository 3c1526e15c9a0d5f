import { Body, Controller, Inject, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import { apiBasePath, AppError, endpoints, type Providers, type Session, type SessionRequest, sessionRequestSchema, type SignInQuery, type TokenPair, type User } from '@rolefit/contracts';
import { type UserRow, UsersRepository } from '@rolefit/database';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionId, UserId } from '../http/request-context.js';
import { Route } from '../http/route.decorator.js';
import { clearSessionCookie, clearSignInCookie, sessionCookie, setSessionCookie } from './cookies.js';
import { GithubGuard } from './github.guard.js';
import { OriginGuard } from './origin.guard.js';
import { SessionFilter } from './session.filter.js';
import { SessionsService } from './sessions.service.js';
import { SignInFilter } from './sign-in.filter.js';

@Controller()
export class AuthController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly sessions: SessionsService,
    private readonly users: UsersRepository,
  ) {}

  @Route('listProviders')
  providers(): Providers {
    const { github, links, model } = this.config;
    const url = `${apiBasePath}${endpoints.signInWithGithub.path}`;
    return { providers: github === null ? [] : [{ id: 'github', label: 'GitHub', url, isDemo: github.isDemo }], ...links, model: model?.name ?? null };
  }

  @Route('signInWithGithub')
  @UseGuards(GithubGuard)
  @UseFilters(SignInFilter)
  signIn(@Res() _reply: FastifyReply): void {
    // The guard's strategy has redirected already.
  }

  @Route('githubCallback')
  @UseGuards(GithubGuard)
  @UseFilters(SignInFilter)
  async callback(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { user: identity, signIn: started } = request;
    if (identity === undefined || started === undefined) throw new AppError('SIGN_IN_REFUSED');
    const user = await this.users.signIn(identity);
    setSessionCookie(reply, this.config, await this.sessions.open(user.id, 'web', request.headers['user-agent'] ?? null));
    clearSignInCookie(reply, this.config);
    await reply.redirect(wayOn(user, started), 302);
  }

  @Route('createSession')
  @UseGuards(OriginGuard)
  @UseFilters(SessionFilter)
  async session(@Body({ schema: sessionRequestSchema }) body: SessionRequest, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<Session> {
    // A client that keeps its own token must not rotate the browser's, and the other way round.
    const cookie = body.refreshToken === undefined ? request.cookies[sessionCookie] : undefined;
    const session = await this.sessions.renew(body.refreshToken ?? cookie);
    if (cookie !== undefined && !session.isError) setSessionCookie(reply, this.config, session.refreshToken);
    void reply.header('cache-control', 'no-store');
    return session;
  }

  @Route('createExtensionSession')
  extension(@SessionId() sessionId: string, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<TokenPair> {
    void reply.header('cache-control', 'no-store');
    return this.sessions.openForExtension(sessionId, request.headers['user-agent'] ?? null);
  }

  @Route('getMe')
  me(@UserId() userId: string): Promise<User> {
    return this.sessions.me(userId);
  }

  @Route('logout')
  @UseGuards(OriginGuard)
  async logout(@Body({ schema: sessionRequestSchema }) body: SessionRequest, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<null> {
    await this.sessions.end(body.refreshToken ?? request.cookies[sessionCookie]);
    if (body.refreshToken === undefined) clearSessionCookie(reply, this.config);
    return null;
  }
}

/** Where a sign-in leads: what it was for has to wait where the account is deleted. */
function wayOn({ restorableUntil }: UserRow, { source, returnTo }: SignInQuery): string {
  if (restorableUntil !== null) return '/restore';
  return source === 'extension' ? '/login?source=extension' : asHeader(returnTo ?? '/dashboard');
}

/** A header takes no character beyond ASCII; what is encoded already stays as it is. */
function asHeader(path: string): string {
  return path.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
