import { type IdentityProvider, limits } from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { canSignIn } from '../accounts/account-state.js';
import { writeAudit } from '../audit/audit.repository.js';
import { newId } from '../ids.js';
import type { OwnedRow } from '../owners/owned-row.js';
import { run, runOne } from '../run.js';
import { isRequesterLive, lockUser } from '../sessions/sessions.repository.js';

/** A passkey of a user, with its public part. */
export interface PasskeyRow {
  id: string;
  name: string;
  site: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  credentialId: string;
  publicKey: string;
  signatures: number;
  transports: string[];
}

/** A passkey to store. */
export interface NewPasskeyRow extends Pick<
  PasskeyRow,
  'name' | 'site' | 'credentialId' | 'publicKey' | 'signatures' | 'transports'
> {
  readonly userId: string;
  /** The session that adds it, which must be active. */
  readonly besideId: string;
}

/** What else lets a user in: identities of these providers, and passkeys of this site. */
export interface OtherWaysIn {
  readonly providers: readonly IdentityProvider[];
  readonly site: string;
}

const columns = `id, name, site, created_at AS "createdAt", last_used_at AS "lastUsedAt", credential_id AS "credentialId", public_key AS "publicKey",
  signatures::float8 AS signatures, transports`;

/** Passkeys, found by their user, whom the authenticator names, and the id of their credential. */
@Injectable()
export class PasskeysRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The passkeys of a user, the newest first. */
  list(userId: string): Promise<PasskeyRow[]> {
    return run<PasskeyRow>(
      this.dataSource,
      `SELECT ${columns} FROM passkeys WHERE user_id = $1 ORDER BY id DESC`,
      [userId],
    );
  }

  /**
   * Stores a passkey and records it in the audit trail.
   * @returns `full` beyond `limits.passkeysPerUser`, `known` where the user has it already; null if the account is deleted or the session has ended
   */
  add(passkey: NewPasskeyRow): Promise<PasskeyRow | 'full' | 'known' | null> {
    const { userId, credentialId, publicKey, signatures, transports, site, name } = passkey;
    return this.dataSource.transaction(async (manager) => {
      // Serialised with account deletion and with other additions, so that the count is exact.
      if (!(await lockUser(manager, userId)) || !(await isRequesterLive(manager, passkey)))
        return null;
      if ((await count(manager, userId)) >= limits.passkeysPerUser) return 'full';
      const added = await runOne<PasskeyRow>(
        manager,
        `INSERT INTO passkeys (user_id, id, credential_id, public_key, signatures, transports, site, name) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (user_id, credential_id) DO NOTHING RETURNING ${columns}`,
        [userId, newId(), credentialId, publicKey, signatures, transports, site, name],
      );
      if (added === null) return 'known';
      await writeAudit(manager, { userId, event: 'passkey-added' });
      return added;
    });
  }

  /** A passkey of a user who can sign in, if only to restore a deleted account. */
  find(userId: string, credentialId: string): Promise<PasskeyRow | null> {
    return runOne<PasskeyRow>(
      this.dataSource,
      `SELECT ${columns} FROM passkeys WHERE user_id = $1 AND credential_id = $2 AND EXISTS (SELECT 1 FROM users WHERE users.id = $1 AND ${canSignIn})`,
      [userId, credentialId],
    );
  }

  /**
   * Records a use. An authenticator that counts its signatures counts upwards; where it does not, its key has been copied.
   * @returns false for a counter that did not rise, also where two uses with one counter race, and for a passkey that was removed
   */
  async noteUse({ userId, id }: OwnedRow, signatures: number): Promise<boolean> {
    const rows = await run(
      this.dataSource,
      `UPDATE passkeys SET signatures = $3::bigint, last_used_at = now() WHERE user_id = $1 AND id = $2
         AND (signatures < $3::bigint OR (signatures = 0 AND $3::bigint = 0)) RETURNING id`,
      [userId, id, signatures],
    );
    return rows.length > 0;
  }

  /** @returns null if the user has no such passkey */
  rename({ userId, id }: OwnedRow, name: string): Promise<PasskeyRow | null> {
    return runOne<PasskeyRow>(
      this.dataSource,
      `UPDATE passkeys SET name = $3 WHERE user_id = $1 AND id = $2 RETURNING ${columns}`,
      [userId, id, name],
    );
  }

  /** Removes a passkey and records it, unless nothing else would let the user in. */
  remove({ userId, id }: OwnedRow, others: OtherWaysIn): Promise<'removed' | 'unknown' | 'needed'> {
    return this.dataSource.transaction(async (manager) => {
      // Serialised with other removals: of two that are removed at the same time, the second is the last.
      await lockUser(manager, userId);
      const passkey = await runOne<{ site: string }>(
        manager,
        'SELECT site FROM passkeys WHERE user_id = $1 AND id = $2',
        [userId, id],
      );
      if (passkey === null) return 'unknown';
      if (passkey.site === others.site && !(await hasOtherWayIn(manager, { userId, id }, others)))
        return 'needed';
      await run(manager, 'DELETE FROM passkeys WHERE user_id = $1 AND id = $2', [userId, id]);
      await writeAudit(manager, { userId, event: 'passkey-removed' });
      return 'removed';
    });
  }
}

async function count(manager: EntityManager, userId: string): Promise<number> {
  const row = await runOne<{ passkeys: number }>(
    manager,
    'SELECT count(*)::int AS passkeys FROM passkeys WHERE user_id = $1',
    [userId],
  );
  return row?.passkeys ?? 0;
}

async function hasOtherWayIn(
  manager: EntityManager,
  { userId, id }: OwnedRow,
  { providers, site }: OtherWaysIn,
): Promise<boolean> {
  const row = await runOne<{ isThere: boolean }>(
    manager,
    `SELECT EXISTS (SELECT 1 FROM passkeys WHERE user_id = $1 AND id <> $2 AND site = $3)
       OR EXISTS (SELECT 1 FROM identities WHERE user_id = $1 AND provider = ANY($4)) AS "isThere"`,
    [userId, id, site, providers],
  );
  return row?.isThere === true;
}
