import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import {
  type AccountLink,
  type AccountLinkUse,
  AppError,
  type AuditProvider,
  type DeviceLink,
  limits,
} from '@rolefit/contracts';
import {
  AuditRepository,
  InvitationsRepository,
  PeopleRepository,
  SessionsRepository,
  type UserRow,
  UsersRepository,
} from '@rolefit/database';
import { SessionsService } from '../auth/sessions/sessions.service.js';
import { hashOf } from '../auth/sign-in/link-secret.js';
import { refusalOf } from '../sign-in-links/refusal-of.js';
import { type LinkDetails, type LinkFate, SignInLinks } from '../sign-in-links/sign-in-links.js';
import { accountLinkUrl, deviceLinkMaxAgeMs } from './account-link-url.js';

type DeviceDetails = Extract<LinkDetails, { kind: 'device' }>;
/** A link that can be used. */
type OpenLink = Exclude<LinkDetails, { kind: 'email' }> | { readonly kind: 'invitation' };

/** The account that a link has opened, and how the audit trail calls the link. */
interface OpenedAccount {
  readonly user: UserRow;
  readonly provider: AuditProvider;
}

/** Links that need neither a sign-in provider nor a mail server (ADR 55): for the owner's account, for guests, and for another device. */
@Injectable()
export class AccountLinksService {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'server'>,
    private readonly links: SignInLinks,
    private readonly invitations: InvitationsRepository,
    private readonly people: PeopleRepository,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly browserSessions: SessionsService,
    private readonly audit: AuditRepository,
  ) {}

  /**
   * Makes a link that signs another device in. It may outlive a stolen access token, so it requires the cookie of the session too.
   * @throws AppError SESSION_COOKIE_REQUIRED, SESSION_EXPIRED, SESSION_INVALID, SERVICE_UNAVAILABLE
   */
  async createDeviceLink(sessionId: string, cookie: string | undefined): Promise<DeviceLink> {
    const { userId } = await this.browserSessions.requireBrowser(sessionId, cookie);
    const secret = await this.links.open(
      { kind: 'device', userId, sessionId, isForDeleted: false },
      `user:${userId}`,
      deviceLinkMaxAgeMs,
    );
    await this.audit.linkCreated(userId);
    return {
      url: accountLinkUrl(this.config, secret),
      expiresAt: new Date(Date.now() + deviceLinkMaxAgeMs).toISOString(),
    };
  }

  /** What a link is for. Does not use it up, because messengers open links too. */
  async check(secret: string): Promise<AccountLink> {
    const found = await this.find(secret);
    if (typeof found === 'string') return { status: found };
    return { status: 'open', kind: found.kind, name: await this.nameFor(found, secret) };
  }

  /**
   * Uses a link up: creates the account that it is for, or finds the one that it signs in to.
   * @throws AppError SIGN_IN_LINK_EXPIRED, SIGN_IN_LINK_USED, SIGN_IN_LINK_REPLACED, SIGN_IN_LINK_UNKNOWN; REQUEST_INVALID where a new account has no name
   */
  async use({ token, name }: AccountLinkUse): Promise<OpenedAccount> {
    const found = await this.find(token);
    if (typeof found === 'string') throw refusalOf(found);
    switch (found.kind) {
      case 'invitation':
        return opened('invitation', await this.invitations.accept(hashOf(token), required(name)));
      case 'setup': {
        const ownerName = required(name);
        await this.take(token);
        return opened('setup-link', await this.people.createOwner(ownerName));
      }
      case 'device':
        await this.take(token);
        return opened('device-link', await this.userOf(found));
    }
  }

  private async take(token: string): Promise<void> {
    if ((await this.links.take(token)) === null) throw new AppError('SIGN_IN_LINK_USED');
  }

  private async find(secret: string): Promise<OpenLink | LinkFate> {
    const invitation = await this.invitations.find(hashOf(secret));
    if (invitation !== null)
      return invitation.state === 'open' ? { kind: 'invitation' } : invitation.state;
    const link = await this.links.find(secret);
    if (typeof link === 'string') return link;
    if (link.kind === 'email') return 'unknown';
    // Somebody has an account meanwhile: the link would create none.
    if (link.kind === 'setup') return (await this.people.hasAny()) ? 'used' : link;
    return (await this.isStillWanted(link)) ? link : 'expired';
  }

  /** A link ends with the session that created it: whoever logs out everywhere ends links as well. */
  private async isStillWanted(link: DeviceDetails): Promise<boolean> {
    const { userId, sessionId } = link;
    if (sessionId !== null) return (await this.sessions.access(userId, sessionId)) === 'account';
    return (await this.userOf(link)) !== null;
  }

  /** The user of a link; null if the account was deleted after the link was created, so that a removed guest cannot return with an old link. */
  private async userOf({ userId, isForDeleted }: DeviceDetails): Promise<UserRow | null> {
    const user = await this.users.findSignedIn(userId);
    return user?.restorableUntil === null || isForDeleted ? user : null;
  }

  private async nameFor(link: OpenLink, secret: string): Promise<string | null> {
    if (link.kind === 'setup') return null;
    if (link.kind === 'invitation')
      return (await this.invitations.find(hashOf(secret)))?.inviter ?? null;
    return (await this.userOf(link))?.name ?? null;
  }
}

/** @throws AppError SIGN_IN_LINK_USED where another call was faster */
function opened(provider: AuditProvider, user: UserRow | null): OpenedAccount {
  if (user === null) throw new AppError('SIGN_IN_LINK_USED');
  return { user, provider };
}

function required(name: string | undefined): string {
  if (name !== undefined) return name;
  throw new AppError('REQUEST_INVALID', {
    fields: { name: `Name must be 1 to ${limits.nameChars} characters` },
  });
}
