import { Injectable } from '@nestjs/common';
import { apiBasePath, AppError, endpoints, type ResumeLinkQuery } from '@rolefit/contracts';
import { SessionsRepository } from '@rolefit/database';
import { SignerService } from '../auth/tokens/signer.service.js';

const linkLifetimeS = 15 * 60;
/** Links created within the same minute are identical, so that a refetched profile compares as unchanged. */
const roundingS = 60;

/**
 * Signed links to resume files, because a link opened in a new tab sends no Authorization header. A link is bound to the session that it was issued to, so
 * sign-out or account deletion invalidates it immediately.
 */
@Injectable()
export class ResumeLinkService {
  constructor(
    private readonly signer: SignerService,
    private readonly sessions: SessionsRepository,
  ) {}

  /** @returns path and query without the origin; valid for 15 to 16 minutes, and no longer than the session */
  create(resumeId: string, sessionId: string, nowMs = Date.now()): string {
    const expires = String(Math.ceil(nowMs / 1_000 / roundingS) * roundingS + linkLifetimeS);
    const path = endpoints.getResumeFile.path.replace(':id', resumeId);
    const signature = this.signer.sign('resume-link', signedText(resumeId, sessionId, expires));
    return `${apiBasePath}${path}?${new URLSearchParams({ session: sessionId, expires, signature }).toString()}`;
  }

  /** @returns the user of the session. @throws AppError LINK_EXPIRED, also where the session has ended, the account is deleted or the signature is invalid, since the remedy is the same */
  async check(
    resumeId: string,
    { session, expires, signature }: ResumeLinkQuery,
    nowMs = Date.now(),
  ): Promise<string> {
    const isSignatureValid = this.signer.verify(
      'resume-link',
      signedText(resumeId, session, expires),
      signature,
    );
    if (!isSignatureValid || Number(expires) * 1_000 <= nowMs) throw new AppError('LINK_EXPIRED');
    const userId = await this.sessions.ownerOf(session);
    if (userId === null || (await this.sessions.access(userId, session)) !== 'account')
      throw new AppError('LINK_EXPIRED');
    return userId;
  }
}

function signedText(resumeId: string, sessionId: string, expires: string): string {
  return `${resumeId}.${sessionId}.${expires}`;
}
