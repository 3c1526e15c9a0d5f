import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import {
  AppError,
  type AuditProvider,
  type Session,
  type TokenPair,
  type User,
} from '@rolefit/contracts';
import {
  type DeviceNames,
  type NewSession,
  type SessionRow,
  SessionsRepository,
  type UserRow,
  UsersRepository,
} from '@rolefit/database';
import { SessionRevocations } from './session-revocations.js';
import { type RefreshToken, TokensService } from '../tokens/tokens.service.js';
import { presentUser } from './user.presenter.js';

/** Idle lifetime of a session, extended at each rotation. */
export const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1_000;
/** Absolute lifetime of a session, however often it is used. Bounds the damage of a refresh token that was stolen unnoticed. */
const maxSessionLifetimeMs = 180 * 24 * 60 * 60 * 1_000;
/** Grace period in which a replaced token still yields the current one: several tabs may refresh concurrently and in any order. Source: DECISIONS §2. */
const graceMs = 30_000;

/** How long a sign-in proves that the person is still the same, for what changes how one signs in. */
const recentMs = 15 * 60 * 1_000;

/** How many responses in a row an extension may lose. Beyond that, the client is probably not the legitimate one. */
const maxLostRotations = 5;

type SignedInSession = Extract<Session, { isError: false }>;

/** Session of a visitor without a cookie: a success response, which keeps the browser console free of errors. */
const anonymousSession: Session = {
  accessToken: null,
  refreshToken: null,
  user: null,
  isError: true,
};

/**
 * Opens, renews and ends sessions. Refresh tokens rotate at each use; reuse of an old one indicates theft and revokes the session. Extensions are an
 * exception: the browser may terminate one before it has stored the response, so its last confirmed token stays valid until a newer one is used.
 */
@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly users: UsersRepository,
    private readonly tokens: TokensService,
    private readonly revocations: SessionRevocations,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Opens a session. @returns its first refresh token
   * @param user as loaded when they authenticated
   * @throws AppError SESSION_EXPIRED where the account no longer exists, or was deleted after that
   */
  async open(
    { id: userId, restorableUntil }: Pick<UserRow, 'id' | 'restorableUntil'>,
    kind: SessionRow['kind'],
    names: DeviceNames,
    provider: AuditProvider,
  ): Promise<string> {
    return this.tokens.refreshToken({
      sessionId: await this.openSession({
        userId,
        kind,
        names,
        lifetimeMs: sessionLifetimeMs,
        provider,
        isForActive: restorableUntil === null,
      }),
      generation: 1,
    });
  }

  /**
   * Opens a separate session for the browser extension, so that rotation and logout in one client do not affect the other.
   * @param sessionId the session of the signed-in browser. It must be live, even if its access token is still valid: an ended session must not continue as
   * another one.
   * @throws AppError as `requireBrowser`
   */
  async openForExtension(
    sessionId: string,
    cookie: string | undefined,
    names: DeviceNames,
  ): Promise<TokenPair> {
    const { userId } = await this.requireBrowser(sessionId, cookie);
    return this.issuePair(
      {
        id: await this.openSession({
          userId,
          kind: 'extension',
          names,
          lifetimeMs: sessionLifetimeMs,
          besideId: sessionId,
        }),
        userId,
      },
      1,
    );
  }

  /**
   * Requires that the call comes from the browser of this session; a leaked access token is not enough.
   * @param cookie the refresh token of the same browser, which is verified but not rotated
   * @throws AppError SESSION_COOKIE_REQUIRED if the cookie is missing, replaced or of another session, SESSION_EXPIRED if that session has ended,
   * SESSION_INVALID if it is the session of an extension
   */
  async requireBrowser(sessionId: string, cookie: string | undefined): Promise<SessionRow> {
    const presented = this.verifyOrNull(cookie);
    if (presented?.sessionId !== sessionId) throw new AppError('SESSION_COOKIE_REQUIRED');
    const session = await this.requireLive(sessionId);
    if (session.kind !== 'web') throw new AppError('SESSION_INVALID');
    if (!isCurrent(presented, session) && !isWithinGrace(presented, session))
      throw new AppError('SESSION_COOKIE_REQUIRED');
    return session;
  }

  /**
   * The same for what changes how the user signs in: an unlocked or stolen browser must not gain a way in of its own.
   * @throws AppError as `requireBrowser`, and SIGN_IN_TOO_OLD
   */
  async requireRecent(sessionId: string, cookie: string | undefined): Promise<SessionRow> {
    const session = await this.requireBrowser(sessionId, cookie);
    if (session.ageMs > recentMs) throw new AppError('SIGN_IN_TOO_OLD');
    return session;
  }

  /**
   * Exchanges a refresh token for a new pair.
   * @param refreshToken undefined for a visitor
   * @param names the client's browser and operating system
   * @throws AppError SESSION_INVALID for an unknown or reused token, SESSION_EXPIRED where the session has ended
   */
  async renew(refreshToken: string | undefined, names: DeviceNames): Promise<Session> {
    if (refreshToken === undefined) return anonymousSession;
    const presented = this.tokens.readRefresh(refreshToken);
    // The second round handles a lost race: by then the row shows the winner's rotation.
    for (let round = 0; round < 2; round += 1) {
      const session = await this.requireLive(presented.sessionId);
      if (isWithinGrace(presented, session)) return this.toSession(session, session.generation);
      if (isCurrent(presented, session) || isUnconfirmedRotation(presented, session)) {
        const lost = isCurrent(presented, session) ? 0 : session.lostGenerations + 1;
        const isRotated = await this.sessions.rotate(
          session,
          session.generation,
          { lifetimeMs: sessionLifetimeMs, maxMs: maxSessionLifetimeMs },
          names,
          lost,
        );
        if (isRotated) return this.toSession(session, session.generation + 1);
        continue;
      }
      await this.revokeReusedSession(session, presented);
      throw new AppError('SESSION_INVALID');
    }
    throw new AppError('SESSION_EXPIRED');
  }

  /** Ends the session of a refresh token; ignores invalid tokens. @returns the session's id */
  async end(refreshToken: string | undefined): Promise<string | null> {
    const presented = this.verifyOrNull(refreshToken);
    if (presented === null) return null;
    const userId = await this.sessions.ownerOf(presented.sessionId);
    if (userId !== null)
      await this.sessions.revoke({ id: presented.sessionId, userId }, 'signed-out');
    return presented.sessionId;
  }

  /** The user, including one whose account is deleted but can be restored. @throws AppError SESSION_EXPIRED where the user no longer exists */
  async me(userId: string): Promise<User> {
    const user = await this.users.findSignedIn(userId);
    if (user === null) throw new AppError('SESSION_EXPIRED');
    return presentUser(user);
  }

  /** Two clients hold the session's tokens and the legitimate one is unknown, so both are signed out. */
  private async revokeReusedSession(
    { id: sessionId, userId, kind, generation }: SessionRow,
    presented: RefreshToken,
  ): Promise<void> {
    await this.sessions.revoke({ id: sessionId, userId }, 'session-reused');
    this.revocations.publish(sessionId);
    this.logger.warn(
      { sessionId, userId, kind, generation, givenGeneration: presented.generation },
      'Refresh token reuse detected; session revoked',
    );
  }

  /** @returns the session's id. Closes the live connections of sessions that were evicted for it. */
  private async openSession(session: NewSession): Promise<string> {
    const opened = await this.sessions.open(session);
    if (opened === null) throw new AppError('SESSION_EXPIRED');
    for (const id of opened.endedIds) this.revocations.publish(id);
    return opened.id;
  }

  private async requireLive(sessionId: string): Promise<SessionRow> {
    const session = await this.sessions.findLive(sessionId);
    if (session === null) throw new AppError('SESSION_EXPIRED');
    return session;
  }

  private async toSession(session: SessionRow, generation: number): Promise<SignedInSession> {
    const [pair, user] = await Promise.all([
      this.issuePair(session, generation),
      this.me(session.userId),
    ]);
    return { ...pair, user, isError: false };
  }

  private async issuePair(
    { id, userId }: Pick<SessionRow, 'id' | 'userId'>,
    generation: number,
  ): Promise<TokenPair> {
    return {
      accessToken: await this.tokens.signAccess(userId, id),
      refreshToken: this.tokens.refreshToken({ sessionId: id, generation }),
    };
  }

  private verifyOrNull(refreshToken: string | undefined): RefreshToken | null {
    if (refreshToken === undefined) return null;
    try {
      return this.tokens.readRefresh(refreshToken);
    } catch {
      return null;
    }
  }
}

/** Whether this is the last token that an extension has confirmed by using it. No later one has been presented. */
function isUnconfirmedRotation(
  presented: RefreshToken,
  { kind, generation, lostGenerations }: SessionRow,
): boolean {
  return (
    kind === 'extension' &&
    lostGenerations < maxLostRotations &&
    presented.generation === generation - 1 - lostGenerations
  );
}

function isCurrent(presented: RefreshToken, session: SessionRow): boolean {
  return presented.generation === session.generation;
}

/** Whether a token was replaced recently enough that another tab may still send it. Rotations are only recorded for a while, so an unknown one is older. */
function isWithinGrace(presented: RefreshToken, session: SessionRow): boolean {
  return (
    (session.sinceRotationsMs[session.generation - presented.generation - 1] ?? Infinity) <= graceMs
  );
}
