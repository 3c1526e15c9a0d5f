import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import {
  AppError,
  type DisplayLanguage,
  type EmailLink,
  type EmailLinkRequest,
  type EmailSignIn,
  limits,
  waitInWords,
} from '@rolefit/contracts';
import type { ProviderIdentity } from '@rolefit/database';
import { rateLimitRefusals, signInMails } from '@rolefit/telemetry';
import { hashOf } from '../auth/sign-in/link-secret.js';
import { RateLimits, type Refusal } from '../limits/rate-limits.service.js';
import { Mailer } from '../mail/mailer.service.js';
import {
  type EmailLinkDetails,
  type LinkFate,
  SignInLinks,
} from '../sign-in-links/sign-in-links.js';
import { refusalOf } from '../sign-in-links/refusal-of.js';
import { signInMail } from './sign-in-mail.js';

/** How long a link can be used. */
export const linkMaxAgeMs = limits.signInLinkMinutes * 60 * 1_000;

/** Who asks: the secret in the cookie of the browser, the language, and the id of the request. */
interface Asker {
  readonly browser: string;
  readonly language: DisplayLanguage;
  readonly requestId: string;
}

/** Sign-in by a link that is sent by e-mail (ADR 49). */
@Injectable()
export class EmailSignInService {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'server' | 'mail'>,
    private readonly links: SignInLinks,
    private readonly limits: RateLimits,
    private readonly mailer: Mailer,
  ) {}

  /** @throws AppError ROUTE_NOT_FOUND where sign-in by e-mail is disabled */
  requireEnabled(): void {
    if (this.config.mail === null) throw new AppError('ROUTE_NOT_FOUND');
  }

  /**
   * Sends a link. Whether the address has an account is not looked up before the link is used, so the answer cannot tell. An address that has had its
   * share of mails gets no further one, silently: others may have asked for them.
   * @throws AppError REQUEST_RATE_LIMITED where all addresses together have had theirs, SERVICE_UNAVAILABLE
   */
  async request({ email, ...query }: EmailLinkRequest, asker: Asker): Promise<void> {
    const isFull = await this.limits.consume(
      'user',
      this.links.idOf(email),
      new Map([['mail', 1]]),
    );
    if (isFull !== null) {
      signInMails.inc({ outcome: 'limited' });
      return;
    }
    const allFull = await this.limits.consume('user', 'all', new Map([['all-mails', 1]]));
    if (allFull !== null) throw allMailsSent(allFull);
    const secret = await this.links.open(
      { kind: 'email', email, browser: hashOf(asker.browser), query },
      this.links.idOf(email),
      linkMaxAgeMs,
    );
    // Behind the hash, so that no server, proxy or Referer header gets to see it.
    const link = `${this.config.server.publicUrl}/sign-in#${secret}`;
    this.mailer.send(signInMail(email, link, asker.language), asker.requestId);
  }

  /** What a link is for. Does not use it up, because mail scanners open links too. */
  async check(secret: string, browser: string | undefined): Promise<EmailLink> {
    const found = await this.find(secret);
    if (typeof found === 'string') return { status: found };
    return { status: 'open', email: found.email, isSameBrowser: isSame(found, browser) };
  }

  /**
   * Uses a link up.
   * @throws AppError SIGN_IN_LINK_EXPIRED, SIGN_IN_LINK_USED, SIGN_IN_LINK_REPLACED, SIGN_IN_LINK_UNKNOWN; SIGN_IN_LINK_UNCONFIRMED where another browser
   * has asked for it and the user has not said that this was them: somebody may have sent them a link to the sender's account
   */
  async redeem(
    { token, isConfirmed }: EmailSignIn,
    browser: string | undefined,
  ): Promise<EmailLinkDetails> {
    const found = await this.find(token);
    if (typeof found === 'string') throw refusalOf(found);
    if (!isSame(found, browser) && !isConfirmed) throw new AppError('SIGN_IN_LINK_UNCONFIRMED');
    if ((await this.links.take(token)) === null) throw new AppError('SIGN_IN_LINK_USED');
    return found;
  }

  /** Links of other kinds are none of e-mail. */
  private async find(secret: string): Promise<EmailLinkDetails | LinkFate> {
    const found = await this.links.find(secret);
    return typeof found === 'string' || found.kind === 'email' ? found : 'unknown';
  }
}

function allMailsSent({ retryAfterMs }: Refusal): AppError {
  rateLimitRefusals.inc({ kind: 'all-mails', whose: 'all' });
  const detail = `Too many people are asking for sign-in links right now. Try again in ${waitInWords(retryAfterMs / 1_000)}.`;
  return new AppError('REQUEST_RATE_LIMITED', { detail, retryAfterMs });
}

const isSame = ({ browser }: EmailLinkDetails, secret: string | undefined): boolean =>
  secret !== undefined && hashOf(secret) === browser;

/** The owner of a mailbox, who has proved it just now. */
export function identityOf(email: string): ProviderIdentity {
  return {
    provider: 'email',
    subject: email,
    login: null,
    name: null,
    email,
    isEmailVerified: true,
    avatar: null,
  };
}

/** A secret for the cookie of a browser. */
export const newBrowserSecret = (): string => randomBytes(32).toString('base64url');
