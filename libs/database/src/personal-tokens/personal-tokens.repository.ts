import { limits, type TokenScope } from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { writeAudit, writeAuditEntries } from '../audit/audit.repository.js';
import { newId } from '../ids.js';
import { run, runOne } from '../run.js';
import { isRequesterLive, lockUser } from '../sessions/sessions.repository.js';

/** A personal access token without its hash. */
export interface PersonalTokenRow {
  id: string;
  name: string;
  hint: string;
  scopes: TokenScope[];
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
}

/** A token to store. */
export interface NewPersonalToken {
  readonly userId: string;
  /** The session that requests it, which must be active. */
  readonly besideId: string;
  readonly name: string;
  readonly hint: string;
  /** SHA-256 of the token, in hexadecimal. */
  readonly hash: string;
  readonly scopes: readonly TokenScope[];
  /** Null for a token that does not expire. */
  readonly lifetimeDays: number | null;
}

/** What a call with a token may do. */
export interface PersonalTokenAccess {
  id: string;
  userId: string;
  name: string;
  scopes: TokenScope[];
  isExpired: boolean;
}

interface FoundToken extends PersonalTokenAccess {
  wasUsed: boolean;
  /** Whether the recorded last use is more than a minute old. */
  isStale: boolean;
}

const columns =
  'id, name, hint, scopes, created_at AS "createdAt", expires_at AS "expiresAt", last_used_at AS "lastUsedAt"';

/** Personal access tokens, found by their hash. */
@Injectable()
export class PersonalTokensRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Stores a token and records it in the audit trail.
   * @returns `full` beyond `limits.personalTokensPerUser`; null if the account is deleted or the requesting session has ended
   */
  create(token: NewPersonalToken): Promise<PersonalTokenRow | 'full' | null> {
    const { userId, name, hint, hash, scopes, lifetimeDays } = token;
    return this.dataSource.transaction(async (manager) => {
      // Serialised with account deletion and with other creations, so that the count is exact.
      if (!(await lockUser(manager, userId)) || !(await isRequesterLive(manager, token)))
        return null;
      if ((await count(manager, userId)) >= limits.personalTokensPerUser) return 'full';
      await writeAudit(manager, { userId, event: 'token-created' });
      return runOne<PersonalTokenRow>(
        manager,
        `INSERT INTO access_tokens (id, user_id, name, hint, hash, scopes, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, now() + $7 * interval '24 hours') RETURNING ${columns}`,
        [newId(), userId, name, hint, hash, scopes, lifetimeDays],
      );
    });
  }

  /** The tokens of a user, the newest first. */
  list(userId: string): Promise<PersonalTokenRow[]> {
    return run<PersonalTokenRow>(
      this.dataSource,
      `SELECT ${columns} FROM access_tokens WHERE user_id = $1 ORDER BY id DESC`,
      [userId],
    );
  }

  /** Deletes a token of this user and records it. @returns false if the user has no such token */
  async revoke(userId: string, tokenId: string): Promise<boolean> {
    const rows = await run(
      this.dataSource,
      `WITH gone AS (DELETE FROM access_tokens WHERE id = $2 AND user_id = $1 RETURNING user_id)
       INSERT INTO audit_entries (id, user_id, event) SELECT $3, user_id, 'token-revoked' FROM gone RETURNING id`,
      [userId, tokenId, newId()],
    );
    return rows.length > 0;
  }

  /**
   * Finds a token by its hash and records its use, to the minute. The timing of the index lookup may reveal something about the hash, but not about the token.
   * @returns null for an unknown token, and for one of a deleted account
   */
  async use(hash: string): Promise<PersonalTokenAccess | null> {
    const found = await runOne<FoundToken>(
      this.dataSource,
      `SELECT t.id, t.user_id AS "userId", t.name, t.scopes, coalesce(t.expires_at <= now(), false) AS "isExpired", t.last_used_at IS NOT NULL AS "wasUsed",
         coalesce(t.last_used_at < now() - interval '1 minute', false) AS "isStale"
       FROM access_tokens t JOIN users u ON u.id = t.user_id WHERE t.hash = $1 AND u.deleted_at IS NULL`,
      [hash],
    );
    if (found === null) return null;
    const { wasUsed, isStale, ...access } = found;
    if (!access.isExpired && (!wasUsed || isStale)) await this.noteUse(access.id);
    return access;
  }

  /** Concurrent first uses are recorded once: the second update waits for the first and then matches no row. */
  private async noteUse(tokenId: string): Promise<void> {
    await run(
      this.dataSource,
      `WITH first AS (UPDATE access_tokens SET last_used_at = now() WHERE id = $1 AND last_used_at IS NULL RETURNING user_id)
       INSERT INTO audit_entries (id, user_id, event) SELECT $2, user_id, 'token-first-used' FROM first`,
      [tokenId, newId()],
    );
    await run(
      this.dataSource,
      `UPDATE access_tokens SET last_used_at = now() WHERE id = $1 AND last_used_at < now() - interval '1 minute'`,
      [tokenId],
    );
  }
}

async function count(manager: EntityManager, userId: string): Promise<number> {
  const row = await runOne<{ tokens: number }>(
    manager,
    'SELECT count(*)::int AS tokens FROM access_tokens WHERE user_id = $1',
    [userId],
  );
  return row?.tokens ?? 0;
}

/** Revokes all tokens of a user, each with an entry in the audit trail. */
export async function revokeTokensOf(manager: EntityManager, userId: string): Promise<void> {
  const rows = await run(manager, 'DELETE FROM access_tokens WHERE user_id = $1 RETURNING id', [
    userId,
  ]);
  await writeAuditEntries(manager, { userId, event: 'token-revoked' }, rows.length);
}
