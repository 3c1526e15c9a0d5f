import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { newId } from '../ids.js';
import { run, runOne } from '../run.js';
import { canSignIn } from './account-state.js';

/** A live session: neither revoked nor expired, of a user who still exists or can at least bring their account back. */
export interface SessionRow {
  id: string;
  userId: string;
  kind: 'web' | 'extension';
  generation: number;
  /** Milliseconds since each of the last refresh tokens was replaced, newest first, by the database's clock. */
  sinceRotationsMs: number[];
}

/** More tabs than this do not ask within the same half minute. */
const rotationsKept = 100;

/** Signed-in clients. */
@Injectable()
export class SessionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Opens a session; its first refresh token has generation 1. @returns the session's id */
  async open(userId: string, kind: SessionRow['kind'], userAgent: string | null, lifetimeMs: number): Promise<string> {
    const id = newId();
    await run(
      this.dataSource,
      `INSERT INTO sessions (id, user_id, kind, user_agent, expires_at) VALUES ($1, $2, $3, $4, now() + $5 * interval '1 millisecond')`,
      [id, userId, kind, userAgent?.slice(0, 300) ?? null, lifetimeMs],
    );
    return id;
  }

  /** The session if it is live. */
  findLive(sessionId: string): Promise<SessionRow | null> {
    return runOne<SessionRow>(
      this.dataSource,
      `SELECT s.id, s.user_id AS "userId", s.kind, s.generation,
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

  /** Moves on to the next refresh token, unless another call did so first. @returns whether this call did */
  async rotate(sessionId: string, generation: number, lifetimeMs: number): Promise<boolean> {
    const rows = await run(
      this.dataSource,
      `UPDATE sessions SET generation = generation + 1, rotations = (array_prepend(now(), rotations))[1:$4::int],
         expires_at = now() + $3 * interval '1 millisecond'
       WHERE id = $1 AND generation = $2 AND revoked_at IS NULL RETURNING id`,
      [sessionId, generation, lifetimeMs, rotationsKept],
    );
    return rows.length > 0;
  }

  /** Ends a session for good; ending one twice changes nothing. */
  async revoke(sessionId: string): Promise<void> {
    await run(this.dataSource, 'UPDATE sessions SET revoked_at = now() WHERE id = $1 AND revoked_at IS NULL', [sessionId]);
  }
}
