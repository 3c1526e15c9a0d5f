import { Body, Controller, Inject, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import {
  apiBasePath,
  AppError,
  endpoints,
  type Providers,
  type Session,
  type SessionRequest,
  sessionRequestSchema,
  type TokenPair,
  type User,
} from '@rolefit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterResponse } from '../http/after-response.js';
import { SessionId, UserId } from '../http/request-context.js';
import { Route } from '../http/route.decorator.js';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './sessions/cookies.js';
import { deviceNames } from './devices/device-names.js';
import { SessionRevocations } from './sessions/session-revocations.js';
import { GithubGuard } from './providers/github.guard.js';
import { OriginGuard } from './guards/origin.guard.js';
import { FirstPartyOriginGuard } from './guards/first-party-origin.guard.js';
import { SessionFilter } from './sessions/session.filter.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SignInFilter } from './sign-in/sign-in.filter.js';
import { SignInService } from './sign-in/sign-in.service.js';

@Controller()
export class AuthController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly sessions: SessionsService,
    private readonly signIns: SignInService,
    private readonly revocations: SessionRevocations,
  ) {}

  @Route('listProviders')
  providers(): Providers {
    const { github, google, oidc, mail, passkeys, links, model, retention, signUp } = this.config;
    const providers: Providers['providers'] = [];
    if (github !== null)
      providers.push({
        id: 'github',
        label: 'GitHub',
        url: `${apiBasePath}${endpoints.signInWithGithub.path}`,
        isDemo: github.isDemo,
      });
    if (google !== null)
      providers.push({
        id: 'google',
        label: 'Google',
        url: `${apiBasePath}${endpoints.signInWithGoogle.path}`,
        isDemo: false,
      });
    if (oidc !== null)
      providers.push({
        id: 'oidc',
        label: oidc.name,
        url: `${apiBasePath}${endpoints.signInWithOidc.path}`,
        isDemo: false,
      });
    const emailLinks = mail === null ? null : mail.kind === 'smtp' ? 'mail' : 'inbox';
    return {
      providers,
      emailLinks,
      passkeys: passkeys.support === 'available',
      signUp,
      ...links,
      model: model?.name ?? null,
      retention,
    };
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
    await this.signIns.finish(request, reply, identity, started);
  }

  @Route('createSession')
  @UseGuards(OriginGuard)
  @UseFilters(SessionFilter)
  async session(
    @Body({ schema: sessionRequestSchema }) body: SessionRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Session> {
    // A request with a token in the body must not rotate the browser's cookie, and vice versa.
    const cookie =
      body.refreshToken === undefined ? readSessionCookie(request, this.config) : undefined;
    const session = await this.sessions.renew(
      body.refreshToken ?? cookie,
      deviceNames(request.headers['user-agent']),
    );
    if (cookie !== undefined && !session.isError)
      setSessionCookie(reply, this.config, session.refreshToken);
    void reply.header('cache-control', 'no-store');
    return session;
  }

  /**
   * Requires the cookie besides the access token: scripts can read the token but not the cookie, so a stolen token must not buy a session that outlives it.
   * The cookie is not rotated.
   */
  @Route('createExtensionSession')
  @UseGuards(FirstPartyOriginGuard)
  extension(
    @SessionId() sessionId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TokenPair> {
    void reply.header('cache-control', 'no-store');
    return this.sessions.openForExtension(
      sessionId,
      readSessionCookie(request, this.config),
      deviceNames(request.headers['user-agent']),
    );
  }

  @Route('getMe')
  me(@UserId() userId: string): Promise<User> {
    return this.sessions.me(userId);
  }

  @Route('logout')
  @UseGuards(OriginGuard)
  async logout(
    @Body({ schema: sessionRequestSchema }) body: SessionRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<null> {
    const ended = await this.sessions.end(
      body.refreshToken ?? readSessionCookie(request, this.config),
    );
    if (ended !== null) afterResponse(reply, () => this.revocations.publish(ended));
    if (body.refreshToken === undefined) clearSessionCookie(reply, this.config);
    return null;
  }
}
