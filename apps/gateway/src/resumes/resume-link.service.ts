import { Injectable } from '@nestjs/common';
import { apiBasePath, AppError, endpoints, type ResumeLinkQuery } from '@rolefit/contracts';
import { SessionsRepository } from '@rolefit/database';
import { SignerService } from '../auth/tokens/signer.service.js';

const lifetimeS = 15 * 60;
/** Links made within the same minute are the same, so that a refetched profile does not look changed. */
const stepS = 60;

/**
 * Signed links to a resume's file: an address can be opened in a new tab, a header cannot. A link is bound to the session that it was given to, so
 * that a logout or the account's deletion ends it at once.
 */
@Injectable()
export class ResumeLinkService {
  constructor(
    private readonly signer: SignerService,
    private readonly sessions: SessionsRepository,
  ) {}

  /** @returns path and query below the server's origin; good for 15 to 16 minutes, and no longer than the session */
  create(resumeId: string, sessionId: string, nowMs = Date.now()): string {
    const expires = String(Math.ceil(nowMs / 1_000 / stepS) * stepS + lifetimeS);
    const path = endpoints.getResumeFile.path.replace(':id', resumeId);
    const signature = this.signer.sign('resume-link', signedText(resumeId, sessionId, expires));
    return `${apiBasePath}${path}?${new URLSearchParams({ session: sessionId, expires, signature }).toString()}`;
  }

  /** @throws AppError LINK_EXPIRED, also where the session has ended, the account is deleted or the link is not ours: what helps is the same */
  async check(resumeId: string, { session, expires, signature }: ResumeLinkQuery, nowMs = Date.now()): Promise<void> {
    const isOurs = this.signer.verify('resume-link', signedText(resumeId, session, expires), signature);
    if (!isOurs || Number(expires) * 1_000 <= nowMs) throw new AppError('LINK_EXPIRED');
    if ((await this.sessions.access(session)) !== 'account') throw new AppError('LINK_EXPIRED');
  }
}

function signedText(resumeId: string, sessionId: string, expires: string): string {
  return `${resumeId}.${sessionId}.${expires}`;
}
