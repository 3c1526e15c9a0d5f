import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import type { SignInQuery } from '@rolefit/contracts';
import { IdentitiesRepository, type ProviderIdentity, type UserRow } from '@rolefit/database';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterResponse } from '../../http/after-response.js';
import { clearSignInCookie, readSessionCookie, setSessionCookie } from '../sessions/cookies.js';
import { deviceNames } from '../devices/device-names.js';
import { SessionRevocations } from '../sessions/session-revocations.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** The last step of a sign-in, the same for every provider. */
@Injectable()
export class SignInService {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'server'>,
    private readonly sessions: SessionsService,
    private readonly identities: IdentitiesRepository,
    private readonly revocations: SessionRevocations,
  ) {}

  /**
   * Finds or makes the person, opens a session in their browser and sends them on. The session that this browser had before ends: nobody holds its
   * cookie any more, but for who may have copied it.
   */
  async finish(request: FastifyRequest, reply: FastifyReply, identity: ProviderIdentity, started: SignInQuery): Promise<void> {
    const user = await this.identities.signIn(identity);
    // Before the new one is opened, so that no other device has to give way for it.
    const former = await this.sessions.end(readSessionCookie(request, this.config));
    if (former !== null) afterResponse(reply, () => this.revocations.publish(former));
    setSessionCookie(reply, this.config, await this.sessions.open(user.id, 'web', deviceNames(request.headers['user-agent']), identity.provider));
    clearSignInCookie(reply, this.config, identity.provider);
    await reply.redirect(redirectTarget(user, started), 302);
  }
}

/** Where a sign-in leads: what it was for has to wait where the account is deleted. */
function redirectTarget({ restorableUntil }: UserRow, { source, returnTo }: SignInQuery): string {
  if (restorableUntil !== null) return '/restore';
  return source === 'extension' ? '/login?source=extension' : asHeader(returnTo ?? '/dashboard');
}

/** A header takes no character beyond ASCII; what is encoded already stays as it is. */
function asHeader(path: string): string {
  return path.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
