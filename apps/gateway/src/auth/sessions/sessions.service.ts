import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import { AppError, type AuditProvider, type Session, type TokenPair, type User } from '@rolefit/contracts';
import { type DeviceNames, type NewSession, type SessionRow, SessionsRepository, UsersRepository } from '@rolefit/database';
import { SessionRevocations } from './session-revocations.js';
import { type RefreshToken, TokensService } from '../tokens/tokens.service.js';
import { presentUser } from './user.presenter.js';

/** How long a session lives after it was used last. */
export const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1_000;
/** How long a session lives at most, however often it is used: a token that somebody copied unseen is worth nothing one day. */
const sessionMostMs = 180 * 24 * 60 * 60 * 1_000;
/** Within this time a token that was just replaced still finds the newest one: many tabs ask at the same moment, and in any order. Source: DECISIONS §2. */
const graceMs = 30_000;

/** So many answers in a row may get lost on their way to an extension; whoever needs more is not the one that they were meant for. */
const maxLostRotations = 5;

type SignedInSession = Extract<Session, { isError: false }>;

/** The answer to a anonymousSession: no error, so that their console stays clean. */
const anonymousSession: Session = { accessToken: null, refreshToken: null, user: null, isError: true };

/**
 * Opens, renews and ends sessions. Each use of a refresh token replaces it; one that comes again later was copied, so its
 * session ends for both. An extension may be ended by its browser between our answer and its disk: its last token is good until the one that replaced
 * it comes, and then that one no longer is.
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
   * Opens a session and gives its first refresh token.
   * @throws AppError SESSION_EXPIRED where the account is gone
   */
  async open(userId: string, kind: SessionRow['kind'], names: DeviceNames, provider: AuditProvider): Promise<string> {
    return this.tokens.refreshToken({ sessionId: await this.opened({ userId, kind, names, lifetimeMs: sessionLifetimeMs, provider }), generation: 1 });
  }

  /**
   * Opens a session of the browser extension's own, so that neither rotation nor logout in one client ever touches the other.
   * @param sessionId of the signed-in browser. It has to be live, although its access token may still be good: a session that was ended must not live on in another one.
   * @param cookie the same browser's refresh token, which is checked but not rotated
   * @throws AppError SESSION_COOKIE_REQUIRED where the cookie is missing, replaced or of another session, SESSION_EXPIRED where that session is over,
   * SESSION_INVALID where it is itself one of an extension
   */
  async openForExtension(sessionId: string, cookie: string | undefined, names: DeviceNames): Promise<TokenPair> {
    const given = this.readOrNull(cookie);
    if (given?.sessionId !== sessionId) throw new AppError('SESSION_COOKIE_REQUIRED');
    const session = await this.live(sessionId);
    const { userId, kind } = session;
    if (kind !== 'web') throw new AppError('SESSION_INVALID');
    if (!isCurrent(given, session) && !isWithinGrace(given, session)) throw new AppError('SESSION_COOKIE_REQUIRED');
    return this.pair({ id: await this.opened({ userId, kind: 'extension', names, lifetimeMs: sessionLifetimeMs, besideId: sessionId }), userId }, 1);
  }

  /**
   * Exchanges a refresh token for a new pair.
   * @param refreshToken undefined for a anonymousSession
   * @param names of the client that asks
   * @throws AppError SESSION_INVALID for a token that is not ours or was used before, SESSION_EXPIRED where its session is over
   */
  async renew(refreshToken: string | undefined, names: DeviceNames): Promise<Session> {
    if (refreshToken === undefined) return anonymousSession;
    const given = this.tokens.readRefresh(refreshToken);
    // The second round is for the one that lost a race: by then the row says who won.
    for (let round = 0; round < 2; round += 1) {
      const session = await this.live(given.sessionId);
      if (isWithinGrace(given, session)) return this.answer(session, session.generation);
      if (isCurrent(given, session) || isUnconfirmedRotation(given, session)) {
        const lost = isCurrent(given, session) ? 0 : session.lostGenerations + 1;
        const isOurs = await this.sessions.rotate(session.id, session.generation, { lifetimeMs: sessionLifetimeMs, mostMs: sessionMostMs }, names, lost);
        if (isOurs) return this.answer(session, session.generation + 1);
        continue;
      }
      await this.endFamily(session, given);
      throw new AppError('SESSION_INVALID');
    }
    throw new AppError('SESSION_EXPIRED');
  }

  /** Ends the session of a refresh token; nothing happens for a token that is not ours. @returns the id of the session */
  async end(refreshToken: string | undefined): Promise<string | null> {
    const given = this.readOrNull(refreshToken);
    if (given !== null) await this.sessions.revoke(given.sessionId, 'signed-out');
    return given?.sessionId ?? null;
  }

  /** The user, also one who can only bring their account back. @throws AppError SESSION_EXPIRED where the user is gone */
  async me(userId: string): Promise<User> {
    const user = await this.users.findSignedIn(userId);
    if (user === null) throw new AppError('SESSION_EXPIRED');
    return presentUser(user);
  }

  /** Nobody knows which of the two that hold the session's tokens is its owner, so it ends for both. */
  private async endFamily({ id: sessionId, userId, kind, generation }: SessionRow, given: RefreshToken): Promise<void> {
    await this.sessions.revoke(sessionId, 'session-reused');
    this.revocations.publish(sessionId);
    this.logger.warn({ sessionId, userId, kind, generation, givenGeneration: given.generation }, 'A used refresh token came again; its session has ended');
  }

  /** @returns the id of the session; what had to give way for it is cut */
  private async opened(session: NewSession): Promise<string> {
    const opened = await this.sessions.open(session);
    if (opened === null) throw new AppError('SESSION_EXPIRED');
    for (const id of opened.endedIds) this.revocations.publish(id);
    return opened.id;
  }

  private async live(sessionId: string): Promise<SessionRow> {
    const session = await this.sessions.findLive(sessionId);
    if (session === null) throw new AppError('SESSION_EXPIRED');
    return session;
  }

  private async answer(session: SessionRow, generation: number): Promise<SignedInSession> {
    const [pair, user] = await Promise.all([this.pair(session, generation), this.me(session.userId)]);
    return { ...pair, user, isError: false };
  }

  private async pair({ id, userId }: Pick<SessionRow, 'id' | 'userId'>, generation: number): Promise<TokenPair> {
    return { accessToken: await this.tokens.signAccess(userId, id), refreshToken: this.tokens.refreshToken({ sessionId: id, generation }) };
  }

  private readOrNull(refreshToken: string | undefined): RefreshToken | null {
    if (refreshToken === undefined) return null;
    try {
      return this.tokens.readRefresh(refreshToken);
    } catch {
      return null;
    }
  }
}

/** Whether this is the last token that an extension is known to have got: all that were given for it since have never come. */
function isUnconfirmedRotation(given: RefreshToken, { kind, generation, lostGenerations }: SessionRow): boolean {
  return kind === 'extension' && lostGenerations < maxLostRotations && given.generation === generation - 1 - lostGenerations;
}

function isCurrent(given: RefreshToken, session: SessionRow): boolean {
  return given.generation === session.generation;
}

/** Whether a token was replaced so recently that another tab of the same browser may still send it. One that nobody remembers was replaced long ago. */
function isWithinGrace(given: RefreshToken, session: SessionRow): boolean {
  return (session.sinceRotationsMs[session.generation - given.generation - 1] ?? Infinity) <= graceMs;
}
