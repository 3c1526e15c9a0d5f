import type { AuditEvent, AuditProvider } from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { newId } from '../ids.js';
import { run, runOne } from '../run.js';
import { canSignIn } from './account-state.js';
import { writeAudit } from './audit.repository.js';

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

const unnamed: DeviceNames = { browser: null, system: null };

/** More tabs than this do not ask within the same half minute. */
const rotationsKept = 100;

/** Signed-in clients. */
@Injectable()
export class SessionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Opens a session; its first refresh token has generation 1. The audit trail tells of it.
   * @param provider of the sign-in that it comes from
   * @returns the session's id
   */
  open(userId: string, kind: SessionRow['kind'], { browser, system }: DeviceNames, lifetimeMs: number, provider: AuditProvider | null = null): Promise<string> {
    const id = newId();
    return this.dataSource.transaction(async (manager) => {
      await run(
        manager,
        `INSERT INTO sessions (id, user_id, kind, browser, system, expires_at) VALUES ($1, $2, $3, $4, $5, now() + $6 * interval '1 millisecond')`,
        [id, userId, kind, browser, system, lifetimeMs],
      );
      await writeAudit(manager, { userId, event: kind === 'web' ? 'signed-in' : 'extension-signed-in', provider });
      return id;
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
       WHERE id = $1 AND generation = $2 AND revoked_at IS NULL RETURNING id`,
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
      const rows = await run<{ id: string }>(
        manager,
        `UPDATE sessions SET revoked_at = now() WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > now() AND ($2::uuid IS NULL OR id <> $2) RETURNING id`,
        [userId, exceptId],
      );
      for (const _ of rows) await writeAudit(manager, { userId, event: 'signed-out' });
      return rows.map(({ id }) => id);
    });
  }
}
