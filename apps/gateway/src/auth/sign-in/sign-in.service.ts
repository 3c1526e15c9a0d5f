import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import type { AuditProvider, SignInQuery } from '@rolefit/contracts';
import { IdentitiesRepository, type ProviderIdentity, type UserRow } from '@rolefit/database';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterResponse } from '../../http/after-response.js';
import {
  clearInvitationCookie,
  clearSignInCookie,
  readInvitationCookie,
  readSessionCookie,
  setSessionCookie,
} from '../sessions/cookies.js';
import { deviceNames } from '../devices/device-names.js';
import { SessionRevocations } from '../sessions/session-revocations.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { hashOf } from './link-secret.js';

/** A user who has proved who they are. */
interface ProvenUser {
  readonly user: UserRow;
  readonly way: AuditProvider;
  readonly started: SignInQuery;
}

/** Final step of a sign-in, shared by all providers. */
@Injectable()
export class SignInService {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'server' | 'signUp'>,
    private readonly sessions: SessionsService,
    private readonly identities: IdentitiesRepository,
    private readonly revocations: SessionRevocations,
  ) {}

  /** Opens a session and redirects, for sign-ins that are navigations. @throws AppError as `open` */
  async finish(
    request: FastifyRequest,
    reply: FastifyReply,
    identity: ProviderIdentity,
    started: SignInQuery,
  ): Promise<void> {
    const target = await this.open(request, reply, identity, started);
    await reply.redirect(encodeHeaderValue(target), 302);
  }

  /**
   * Finds or creates the user and opens a session. The browser's previous session ends: its cookie is overwritten, so only a thief could still hold it.
   * @returns the path to go to
   * @throws AppError INVITATION_REQUIRED where a stranger has none and this server is for invited people only
   */
  async open(
    request: FastifyRequest,
    reply: FastifyReply,
    identity: ProviderIdentity,
    started: SignInQuery,
  ): Promise<string> {
    const invitation = readInvitationCookie(request, this.config);
    const user = await this.identities.signIn(identity, {
      isOpen: this.config.signUp === 'open',
      invitation: invitation === undefined ? null : hashOf(invitation),
    });
    return this.openFor(request, reply, { user, way: identity.provider, started });
  }

  /** The same for a user who is known already. */
  async openFor(
    request: FastifyRequest,
    reply: FastifyReply,
    { user, way, started }: ProvenUser,
  ): Promise<string> {
    // End it before opening the new one, so that it does not cause the eviction of another device's session.
    const previousSessionId = await this.sessions.end(readSessionCookie(request, this.config));
    if (previousSessionId !== null)
      afterResponse(reply, () => this.revocations.publish(previousSessionId));
    setSessionCookie(
      reply,
      this.config,
      await this.sessions.open(user, 'web', deviceNames(request.headers['user-agent']), way),
    );
    clearSignInCookie(reply, this.config, way);
    if (readInvitationCookie(request, this.config) !== undefined)
      clearInvitationCookie(reply, this.config);
    return redirectTarget(user, started);
  }
}

/** Redirect target after a sign-in. A deleted account leads to the restore page first. */
function redirectTarget({ restorableUntil }: UserRow, { source, returnTo }: SignInQuery): string {
  if (restorableUntil !== null) return '/restore';
  return source === 'extension' ? '/login?source=extension' : (returnTo ?? '/dashboard');
}

/** Percent-encodes characters that a header cannot contain, and leaves existing encodings as they are. */
function encodeHeaderValue(path: string): string {
  return path.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
