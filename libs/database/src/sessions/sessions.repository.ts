import { type AuditEvent, type AuditProvider, limits } from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { newId } from '../ids.js';
import type { OwnedRow } from '../owners/owned-row.js';
import { run, runOne } from '../run.js';
import { canSignIn } from '../accounts/account-state.js';
import { writeAudit, writeAuditEntries } from '../audit/audit.repository.js';

/** A live session: neither revoked nor expired, of a user who can sign in. */
export interface SessionRow {
  id: string;
  userId: string;
  kind: 'web' | 'extension';
  generation: number;
  /** How many generations directly before this one were issued but never used. */
  lostGenerations: number;
  /** Milliseconds since each of the last refresh tokens was replaced, newest first, by the database's clock. */
  sinceRotationsMs: number[];
  /** Milliseconds since the sign-in, by the database's clock. */
  ageMs: number;
}

/** Browser and system of a client as the list of devices shows them; null where unknown. */
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

/** Idle and absolute lifetime of a session. */
export interface SessionLifetime {
  readonly lifetimeMs: number;
  readonly maxMs: number;
}

/** A session to open. */
export interface NewSession {
  readonly userId: string;
  readonly kind: SessionRow['kind'];
  readonly names: DeviceNames;
  readonly lifetimeMs: number;
  /** The provider of the sign-in that opens it. */
  readonly provider?: AuditProvider;
  /** The session on whose behalf it is opened: it must be live, and is never ended to make room. */
  readonly besideId?: string;
  /** Whether the account was active when the user authenticated. If it is deleted by now, no session is opened: a removed guest must not restore their account. */
  readonly isForActive?: boolean;
}

/** An opened session. */
export interface OpenedSession {
  readonly id: string;
  /** Sessions of the user that were ended to make room. */
  readonly endedIds: readonly string[];
}

const unnamed: DeviceNames = { browser: null, system: null };

/** An upper bound for the tabs that refresh within the same half minute. */
const rotationsKept = 100;

/** Signed-in clients. */
@Injectable()
export class SessionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Opens a session; its first refresh token has generation 1. Beyond `limits.sessionsPerUser`, the least recently used sessions end. All of it is
   * recorded in the audit trail.
   * @returns null where signing in is no longer possible, the session `besideId` has ended, or the account was deleted after its user authenticated
   */
  open(session: NewSession): Promise<OpenedSession | null> {
    return this.dataSource.transaction(async (manager) => {
      if (
        !(await lockUser(manager, session.userId)) ||
        !(await isRequesterLive(manager, session)) ||
        (session.isForActive === true && !(await isActive(manager, session.userId)))
      )
        return null;
      const { userId, kind, names, lifetimeMs, provider, besideId } = session;
      const id = newId();
      await run(
        manager,
        `INSERT INTO sessions (id, user_id, kind, browser, system, expires_at) VALUES ($1, $2, $3, $4, $5, now() + $6 * interval '1 millisecond')`,
        [id, userId, kind, names.browser, names.system, lifetimeMs],
      );
      await writeAudit(manager, {
        userId,
        event: kind === 'web' ? 'signed-in' : 'extension-signed-in',
        provider,
      });
      return {
        id,
        endedIds: await enforceSessionLimit(
          manager,
          userId,
          besideId === undefined ? [id] : [id, besideId],
        ),
      };
    });
  }

  /** Whose session it is, live or not; null if there is none. Refresh tokens and links name only the session. */
  async ownerOf(sessionId: string): Promise<string | null> {
    const row = await runOne<{ userId: string }>(
      this.dataSource,
      'SELECT user_id AS "userId" FROM sessions WHERE id = $1',
      [sessionId],
    );
    return row?.userId ?? null;
  }

  /** The session, if it is live, by its id alone: refresh tokens do not name the user. */
  findLive(sessionId: string): Promise<SessionRow | null> {
    return runOne<SessionRow>(
      this.dataSource,
      `SELECT s.id, s.user_id AS "userId", s.kind, s.generation, s.lost_generations AS "lostGenerations",
         ARRAY(SELECT (extract(epoch FROM now() - at) * 1000)::float8 FROM unnest(s.rotations) WITH ORDINALITY AS r (at, place) ORDER BY place) AS "sinceRotationsMs",
         (extract(epoch FROM now() - s.created_at) * 1000)::float8 AS "ageMs"
       FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.id = $1 AND s.revoked_at IS NULL AND s.expires_at > now() AND ${canSignIn}`,
      [sessionId],
    );
  }

  /** Whether the session gives access to the account or only to restoring it; null for no access. */
  async access(userId: string, sessionId: string): Promise<'account' | 'restoring' | null> {
    const row = await runOne<{ isDeleted: boolean }>(
      this.dataSource,
      `SELECT u.deleted_at IS NOT NULL AS "isDeleted" FROM sessions s JOIN users u ON u.id = s.user_id
       WHERE s.user_id = $1 AND s.id = $2 AND s.revoked_at IS NULL AND s.expires_at > now() AND ${canSignIn}`,
      [userId, sessionId],
    );
    if (row === null) return null;
    return row.isDeleted ? 'restoring' : 'account';
  }

  /** The live sessions of a user, the most recently used first. */
  list(userId: string): Promise<DeviceRow[]> {
    return run<DeviceRow>(
      this.dataSource,
      `SELECT id, kind, browser, system, created_at AS "signedInAt", coalesce(rotations[1], created_at) AS "lastUsedAt" FROM sessions
       WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > now() ORDER BY "lastUsedAt" DESC, id`,
      [userId],
    );
  }

  /**
   * Rotates the refresh token, unless a concurrent call did so first.
   * @param names of the client, for a session that has none yet
   * @param lostGenerations how many generations directly before the next one were never used
   * @returns whether this call rotated it
   */
  async rotate(
    { id, userId }: OwnedRow,
    generation: number,
    { lifetimeMs, maxMs }: SessionLifetime,
    { browser, system } = unnamed,
    lostGenerations = 0,
  ): Promise<boolean> {
    const rows = await run(
      this.dataSource,
      `UPDATE sessions SET generation = generation + 1, rotations = (array_prepend(now(), rotations))[1:$4::int],
         expires_at = least(now() + $3 * interval '1 millisecond', created_at + $7 * interval '1 millisecond'), browser = coalesce(browser, $5), system = coalesce(system, $6), lost_generations = $8
       WHERE user_id = $9 AND id = $1 AND generation = $2 AND revoked_at IS NULL AND expires_at > now() RETURNING id`,
      [id, generation, lifetimeMs, rotationsKept, browser, system, maxMs, lostGenerations, userId],
    );
    return rows.length > 0;
  }

  /** Revokes a session. Idempotent. @param why recorded in the audit trail */
  async revoke(
    { id, userId }: OwnedRow,
    why: Extract<AuditEvent, 'signed-out' | 'session-reused'>,
  ): Promise<void> {
    await run(
      this.dataSource,
      `WITH ended AS (UPDATE sessions SET revoked_at = now() WHERE user_id = $1 AND id = $2 AND revoked_at IS NULL RETURNING user_id)
       INSERT INTO audit_entries (id, user_id, event) SELECT $3, user_id, $4 FROM ended`,
      [userId, id, newId(), why],
    );
  }

  /** Revokes one session of this user. Idempotent. @returns false where the user has no such session */
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

  /** Revokes all sessions of a user, except `exceptId`. @returns the ids of the sessions that it revoked */
  endAll(userId: string, exceptId: string | null): Promise<string[]> {
    return this.dataSource.transaction(async (manager) => {
      // Serialised with `open`: a concurrent one either has committed its session, or finds the requesting session revoked.
      await lockUser(manager, userId);
      const rows = await run<{ id: string }>(
        manager,
        `UPDATE sessions SET revoked_at = now() WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > now() AND ($2::uuid IS NULL OR id <> $2) RETURNING id`,
        [userId, exceptId],
      );
      await writeAuditEntries(manager, { userId, event: 'signed-out' }, rows.length);
      return rows.map(({ id }) => id);
    });
  }

  /** Removes sessions that ended more than `days` ago. @returns how many, at most `limit` */
  async removeEnded(days: number, limit: number): Promise<number> {
    const rows = await run(this.dataSource, deleteEndedSessionsStatement, [days, limit]);
    return rows.length;
  }
}

/** The expression is the one of the index `sessions_end`. Ended sessions never become live again, so no other transaction writes these rows. */
export const deleteEndedSessionsStatement = `DELETE FROM sessions WHERE (user_id, id) IN (
  SELECT user_id, id FROM sessions WHERE least(revoked_at, expires_at) < now() - $1 * interval '24 hours' ORDER BY least(revoked_at, expires_at) LIMIT $2) RETURNING id`;

/**
 * Serialises opening sessions and creating tokens with revoking all of them and with deleting the account: otherwise a session that is being opened would survive. Inserts
 * that only reference the user do not wait.
 * @returns whether signing in to the account is possible
 */
export async function lockUser(manager: EntityManager, userId: string): Promise<boolean> {
  return (
    (await runOne(
      manager,
      `SELECT id FROM users WHERE id = $1 AND ${canSignIn} FOR NO KEY UPDATE`,
      [userId],
    )) !== null
  );
}

async function isActive(manager: EntityManager, userId: string): Promise<boolean> {
  return (
    (await runOne(manager, 'SELECT id FROM users WHERE id = $1 AND deleted_at IS NULL', [
      userId,
    ])) !== null
  );
}

/** Whether a session has neither been revoked nor expired. */
export async function isLive(manager: EntityManager, { id, userId }: OwnedRow): Promise<boolean> {
  return (
    (await runOne(
      manager,
      'SELECT id FROM sessions WHERE user_id = $1 AND id = $2 AND revoked_at IS NULL AND expires_at > now()',
      [userId, id],
    )) !== null
  );
}

/** Whether the requesting session, if any, is live; it is locked so that it stays live until the new one is committed. */
export async function isRequesterLive(
  manager: EntityManager,
  { userId, besideId }: Pick<NewSession, 'userId' | 'besideId'>,
): Promise<boolean> {
  if (besideId === undefined) return true;
  return (
    (await runOne(
      manager,
      'SELECT id FROM sessions WHERE id = $1 AND user_id = $2 AND revoked_at IS NULL AND expires_at > now() FOR SHARE',
      [besideId, userId],
    )) !== null
  );
}

/** Revokes live sessions beyond the limit, least recently used first, but none of `kept`. @returns the ids of the sessions that it revoked */
async function enforceSessionLimit(
  manager: EntityManager,
  userId: string,
  kept: readonly string[],
): Promise<string[]> {
  const rows = await run<{ id: string }>(
    manager,
    `UPDATE sessions SET revoked_at = now() WHERE user_id = $1 AND id IN (
       SELECT id FROM sessions WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > now() AND id <> ALL($2::uuid[])
       ORDER BY coalesce(rotations[1], created_at) DESC, id DESC OFFSET $3) RETURNING id`,
    [userId, kept, limits.sessionsPerUser - kept.length],
  );
  await writeAuditEntries(manager, { userId, event: 'signed-out' }, rows.length);
  return rows.map(({ id }) => id);
}
