import { type AuditEvent, type AuditProvider, limits } from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { newId } from '../ids.js';
import { run, runOne } from '../run.js';
import { canSignIn } from '../accounts/account-state.js';
import { writeAudit, writeAuditOfEach } from '../audit/audit.repository.js';

/** A live session: neither revoked nor expired, of a user who still exists or can at least bring their account back. */
export interface SessionRow {
  id: string;
  userId: string;
  kind: 'web' | 'extension';
  generation: number;
  /** How many generations right before this one were given out and never came back. */
  lostGenerations: number;
  /** Milliseconds since each of the last refresh tokens was replaced, newest first, by the database's clock. */
  sinceRotationsMs: number[];
}

/** What a client says of itself, in the words of the list of devices; null for what is not known. */
export interface DeviceNames {
  readonly browser: string | null;
  readonly system: string | null;
}

/** A live session as the list of devices shows it. */
export interface DeviceRow extends DeviceNames {
  id: string;
  kind: 'web' | 'extension';
  signedInAt: Date;
  lastUsedAt: Date;
}

/** How long a session lives: after it was used last, and at most after it was opened. */
export interface SessionLifetime {
  readonly lifetimeMs: number;
  readonly mostMs: number;
}

/** A session that is to be opened. */
export interface NewSession {
  readonly userId: string;
  readonly kind: SessionRow['kind'];
  readonly names: DeviceNames;
  readonly lifetimeMs: number;
  /** Of the sign-in that it comes from. */
  readonly provider?: AuditProvider;
  /** The session that asks for one beside itself: it has to be live, and is the last to give way. */
  readonly besideId?: string;
}

/** A session that was opened. */
export interface OpenedSession {
  readonly id: string;
  /** Those of the user that ended to make room for it. */
  readonly endedIds: readonly string[];
}

const unnamed: DeviceNames = { browser: null, system: null };

/** More tabs than this do not ask within the same half minute. */
const rotationsKept = 100;

/** Signed-in clients. */
@Injectable()
export class SessionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Opens a session; its first refresh token has generation 1. Where the user has more than `limits.sessionsPerUser` then, those end that were used
   * longest ago. The audit trail tells of all of it.
   * @returns null where nobody can sign in to the account any more, or the session that asks has ended
   */
  open(session: NewSession): Promise<OpenedSession | null> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await lockUser(manager, session.userId)) || !(await mayStillAsk(manager, session))) return null;
      const { userId, kind, names, lifetimeMs, provider, besideId } = session;
      const id = newId();
      await run(
        manager,
        `INSERT INTO sessions (id, user_id, kind, browser, system, expires_at) VALUES ($1, $2, $3, $4, $5, now() + $6 * interval '1 millisecond')`,
        [id, userId, kind, names.browser, names.system, lifetimeMs],
      );
      await writeAudit(manager, { userId, event: kind === 'web' ? 'signed-in' : 'extension-signed-in', provider });
      return { id, endedIds: await makeRoom(manager, userId, besideId === undefined ? [id] : [id, besideId]) };
    });
  }

  /** The session if it is live. */
  findLive(sessionId: string): Promise<SessionRow | null> {
    return runOne<SessionRow>(
      this.dataSource,
      `SELECT s.id, s.user_id AS "userId", s.kind, s.generation, s.lost_generations AS "lostGenerations",
         ARRAY(SELECT (extract(epoch FROM now() - at) * 1000)::float8 FROM unnest(s.rotations) WITH ORDINALITY AS r (at, place) ORDER BY place) AS "sinceRotationsMs"
       FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.id = $1 AND s.revoked_at IS NULL AND s.expires_at > now() AND ${canSignIn}`,
      [sessionId],
    );
  }

  /** What a session gives access to at this moment: the account, only its restoring, or, as null, nothing any more. */
  async access(sessionId: string): Promise<'account' | 'restoring' | null> {
    const row = await runOne<{ isDeleted: boolean }>(
      this.dataSource,
      `SELECT u.deleted_at IS NOT NULL AS "isDeleted" FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.id = $1 AND s.revoked_at IS NULL AND s.expires_at > now() AND ${canSignIn}`,
      [sessionId],
    );
    if (row === null) return null;
    return row.isDeleted ? 'restoring' : 'account';
  }

  /** The live sessions of a user, those used last first. */
  list(userId: string): Promise<DeviceRow[]> {
    return run<DeviceRow>(
      this.dataSource,
      `SELECT id, kind, browser, system, created_at AS "signedInAt", coalesce(rotations[1], created_at) AS "lastUsedAt" FROM sessions
       WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > now() ORDER BY "lastUsedAt" DESC, id`,
      [userId],
    );
  }

  /**
   * Moves on to the next refresh token, unless another call did so first.
   * @param names of the client, for a session that has none yet
   * @param lostGenerations how many right before the next one never came back
   * @returns whether this call did
   */
  async rotate(sessionId: string, generation: number, { lifetimeMs, mostMs }: SessionLifetime, { browser, system } = unnamed, lostGenerations = 0): Promise<boolean> {
    const rows = await run(
      this.dataSource,
      `UPDATE sessions SET generation = generation + 1, rotations = (array_prepend(now(), rotations))[1:$4::int],
         expires_at = least(now() + $3 * interval '1 millisecond', created_at + $7 * interval '1 millisecond'), browser = coalesce(browser, $5), system = coalesce(system, $6), lost_generations = $8
       WHERE id = $1 AND generation = $2 AND revoked_at IS NULL AND expires_at > now() RETURNING id`,
      [sessionId, generation, lifetimeMs, rotationsKept, browser, system, mostMs, lostGenerations],
    );
    return rows.length > 0;
  }

  /** Ends a session for good; ending one twice changes nothing. @param why what the audit trail says */
  async revoke(sessionId: string, why: Extract<AuditEvent, 'signed-out' | 'session-reused'>): Promise<void> {
    await run(
      this.dataSource,
      `WITH ended AS (UPDATE sessions SET revoked_at = now() WHERE id = $1 AND revoked_at IS NULL RETURNING user_id)
       INSERT INTO audit_entries (id, user_id, event) SELECT $2, user_id, $3 FROM ended`,
      [sessionId, newId(), why],
    );
  }

  /** Ends one session of this user for good; again changes nothing. @returns false where the user has none of this id */
  async endOne(userId: string, sessionId: string): Promise<boolean> {
    const rows = await run(
      this.dataSource,
      `WITH ended AS (UPDATE sessions SET revoked_at = now() WHERE id = $2 AND user_id = $1 AND revoked_at IS NULL RETURNING user_id),
         told AS (INSERT INTO audit_entries (id, user_id, event) SELECT $3, user_id, 'signed-out' FROM ended)
       SELECT id FROM sessions WHERE id = $2 AND user_id = $1`,
      [userId, sessionId, newId()],
    );
    return rows.length > 0;
  }

  /** Ends all sessions of a user for good, but for one where that is given. @returns the ids of those that it ended */
  endAll(userId: string, exceptId: string | null): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      // One that is being opened is there before this looks, or finds that the session which asks for it has ended.
      await lockUser(manager, userId);
      const rows = await run<{ id: string }>(
        manager,
        `UPDATE sessions SET revoked_at = now() WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > now() AND ($2::uuid IS NULL OR id <> $2) RETURNING id`,
        [userId, exceptId],
      );
      await writeAuditOfEach(manager, { userId, event: 'signed-out' }, rows.length);
      return rows.map(({ id }) => id);
    });
  }

  /** Removes sessions that ended more than `limits.endedSessionDays` ago. @returns how many, at most `limit` */
  async removeEnded(limit: number): Promise<number> {
    const rows = await run(this.dataSource, removeEndedStatement, [limits.endedSessionDays, limit]);
    return rows.length;
  }
}

/** By one look into `sessions_end`, which is made for these words. A session that has ended never lives again, so nobody else touches its row. */
export const removeEndedStatement = `DELETE FROM sessions WHERE id IN (
  SELECT id FROM sessions WHERE least(revoked_at, expires_at) < now() - $1 * interval '24 hours' ORDER BY least(revoked_at, expires_at) LIMIT $2) RETURNING id`;

/**
 * What opens sessions of a user and what ends all of them, or the account, waits for one another: else one that is opened meanwhile would be left over. Nothing that only refers
 * to the user has to wait.
 * @returns whether somebody can sign in to the account
 */
async function lockUser(manager: EntityManager, userId: string): Promise<boolean> {
  return (await runOne(manager, `SELECT id FROM users WHERE id = $1 AND ${canSignIn} FOR NO KEY UPDATE`, [userId])) !== null;
}

/** Whether a session has neither been revoked nor expired. */
export async function isLive(manager: EntityManager, sessionId: string): Promise<boolean> {
  return (await runOne(manager, 'SELECT id FROM sessions WHERE id = $1 AND revoked_at IS NULL AND expires_at > now()', [sessionId])) !== null;
}

/** Whether the session that asks for one beside itself, where there is one, is live; it stays so until the other is there. */
async function mayStillAsk(manager: EntityManager, { userId, besideId }: NewSession): Promise<boolean> {
  if (besideId === undefined) return true;
  return (await runOne(manager, 'SELECT id FROM sessions WHERE id = $1 AND user_id = $2 AND revoked_at IS NULL AND expires_at > now() FOR SHARE', [besideId, userId])) !== null;
}

/** Ends those of a user's live sessions that are too many, used longest ago first, but none of those given. @returns the ids of those that it ended */
async function makeRoom(manager: EntityManager, userId: string, kept: readonly string[]): Promise<string[]> {
  const rows = await run<{ id: string }>(
    manager,
    `UPDATE sessions SET revoked_at = now() WHERE id IN (
       SELECT id FROM sessions WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > now() AND id <> ALL($2::uuid[])
       ORDER BY coalesce(rotations[1], created_at) DESC, id DESC OFFSET $3) RETURNING id`,
    [userId, kept, limits.sessionsPerUser - kept.length],
  );
  await writeAuditOfEach(manager, { userId, event: 'signed-out' }, rows.length);
  return rows.map(({ id }) => id);
}
