import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import {
  AppError,
  type CreatedInvitation,
  type InvitationRequest,
  type People,
} from '@rolefit/contracts';
import {
  AccountsRepository,
  InvitationsRepository,
  PeopleRepository,
  UsersRepository,
} from '@rolefit/database';
import { accountLinkUrl } from '../account-links/account-link-url.js';
import { SessionsService } from '../auth/sessions/sessions.service.js';
import { hashOf, newLinkSecret } from '../auth/sign-in/link-secret.js';
import { RealtimeGateway } from '../realtime/realtime.gateway.js';
import { presentInvitation, presentPerson } from './people.presenter.js';

/** Lets the owner of a home server list its users, invite people and remove guests. */
@Injectable()
export class PeopleService {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'server' | 'retention'>,
    private readonly people: PeopleRepository,
    private readonly invitations: InvitationsRepository,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly accounts: AccountsRepository,
    private readonly realtime: RealtimeGateway,
  ) {}

  /** @throws AppError OWNER_ONLY */
  async list(userId: string): Promise<People> {
    await this.requireOwner(userId);
    const [people, invitations] = await Promise.all([
      this.people.list(),
      this.invitations.list(userId),
    ]);
    return {
      people: people.map(presentPerson),
      invitations: invitations
        .filter(({ acceptedAt }) => acceptedAt === null)
        .map(presentInvitation),
    };
  }

  /**
   * Creates an invitation. An account outlives the session that invites to it, so this also requires the session's cookie, which scripts cannot read.
   * @throws AppError OWNER_ONLY, SESSION_COOKIE_REQUIRED, SESSION_EXPIRED, SESSION_INVALID, INVITATIONS_FULL
   */
  async invite(
    sessionId: string,
    cookie: string | undefined,
    { note }: InvitationRequest,
  ): Promise<CreatedInvitation> {
    const { userId } = await this.sessions.requireBrowser(sessionId, cookie);
    await this.requireOwner(userId);
    const secret = newLinkSecret();
    const row = await this.invitations.create({
      userId,
      besideId: sessionId,
      note: note || null,
      hash: hashOf(secret),
    });
    if (row === null) throw new AppError('SESSION_EXPIRED');
    if (row === 'full') throw new AppError('INVITATIONS_FULL');
    return { ...presentInvitation(row), url: accountLinkUrl(this.config, secret) };
  }

  /**
   * Removes the account of a guest. Like inviting, it requires the session's cookie, which scripts cannot read.
   * @throws AppError OWNER_ONLY, SESSION_COOKIE_REQUIRED, SESSION_EXPIRED, SESSION_INVALID, PERSON_NOT_FOUND, PERSON_IS_OWNER
   */
  async remove(sessionId: string, cookie: string | undefined, guestId: string): Promise<void> {
    const { userId } = await this.sessions.requireBrowser(sessionId, cookie);
    await this.requireOwner(userId);
    const removal = await this.accounts.remove(
      userId,
      guestId,
      this.config.retention.deletedAccountDays,
    );
    if (removal === 'unknown') throw new AppError('PERSON_NOT_FOUND');
    if (removal === 'owner') throw new AppError('PERSON_IS_OWNER');
    this.realtime.disconnect(guestId);
  }

  /** @throws AppError OWNER_ONLY, INVITATION_NOT_FOUND */
  async revoke(userId: string, invitationId: string): Promise<void> {
    await this.requireOwner(userId);
    if (!(await this.invitations.revoke(userId, invitationId)))
      throw new AppError('INVITATION_NOT_FOUND');
  }

  private async requireOwner(userId: string): Promise<void> {
    if ((await this.users.find(userId))?.isOwner !== true) throw new AppError('OWNER_ONLY');
  }
}
