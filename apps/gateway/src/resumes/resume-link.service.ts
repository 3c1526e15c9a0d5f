import { Injectable } from '@nestjs/common';
import { apiBasePath, AppError, endpoints } from '@rolefit/contracts';
import { SignerService } from '../auth/signer.service.js';

const lifetimeS = 15 * 60;
/** Links made within the same minute are the same, so that a refetched profile does not look changed. */
const stepS = 60;

/** Links to a resume's file that carry their own right and end by themselves: an address can be opened in a new tab, a header cannot. */
@Injectable()
export class ResumeLinkService {
  constructor(private readonly signer: SignerService) {}

  /** @returns path and query below the server's origin; good for 15 to 16 minutes */
  create(resumeId: string, nowMs = Date.now()): string {
    const expires = String(Math.ceil(nowMs / 1_000 / stepS) * stepS + lifetimeS);
    const path = endpoints.getResumeFile.path.replace(':id', resumeId);
    return `${apiBasePath}${path}?${new URLSearchParams({ expires, signature: this.signer.sign('resume-link', `${resumeId}.${expires}`) }).toString()}`;
  }

  /** @throws AppError LINK_EXPIRED, also for a link that we did not make: what helps is the same */
  check(resumeId: string, { expires, signature }: { readonly expires: string; readonly signature: string }, nowMs = Date.now()): void {
    const isOurs = this.signer.verify('resume-link', `${resumeId}.${expires}`, signature);
    if (!isOurs || Number(expires) * 1_000 <= nowMs) throw new AppError('LINK_EXPIRED');
  }
}
