import { Injectable } from '@nestjs/common';
import { limits } from '@rolefit/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { run, runOne } from '../run.js';
import { canSignIn, restorableUntil } from './account-state.js';
import { writeAudit } from '../audit/audit.repository.js';
import { revokeTokensOf } from '../personal-tokens/personal-tokens.repository.js';
import { userColumns, type UserRow } from './users.repository.js';

/** Outcome of removing a guest's account. */
export type Removal = 'removed' | 'owner' | 'unknown';

/** Soft deletion and restoring of accounts; the purge erases the rows later. */
@Injectable()
export class AccountsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Hides the account immediately, ends all its sessions, including those of the extension, and revokes its access tokens. Idempotent.
   * @param restoreDays how long it can be restored; an account that is deleted already keeps its period
   * @returns until when it can be restored; null for an unknown user
   */
  delete(userId: string, restoreDays: number = limits.accountRestoreDays): Promise<Date | null> {
    return this.dataSource.transaction((manager) =>
      hide(manager, { userId, restoreDays, event: 'account-deleted' }),
    );
  }

  /**
   * Deletes the account of a guest as if they had done so, and removes their ways to sign in, so that only the operator can restore it.
   * @param ownerId of the user who removes them
   */
  remove(ownerId: string, guestId: string, restoreDays: number): Promise<Removal> {
    return this.dataSource.transaction(async (manager) => {
      const guest = await runOne<{ isOwner: boolean }>(
        manager,
        'SELECT is_owner AS "isOwner" FROM users WHERE id = $1 AND deleted_at IS NULL FOR UPDATE',
        [guestId],
      );
      if (guest === null) return 'unknown';
      if (guest.isOwner) return 'owner';
      await hide(manager, { userId: guestId, restoreDays, event: 'account-removed' });
      await run(manager, 'DELETE FROM identities WHERE user_id = $1', [guestId]);
      await run(manager, 'DELETE FROM passkeys WHERE user_id = $1', [guestId]);
      await writeAudit(manager, { userId: ownerId, event: 'person-removed' });
      return 'removed';
    });
  }

  /** Restores a deleted account; an active one stays as it is. @returns null where it is too late */
  restore(userId: string): Promise<UserRow | null> {
    return this.dataSource.transaction(async (manager) => {
      const before = await runOne<{ isDeleted: boolean }>(
        manager,
        `SELECT deleted_at IS NOT NULL AS "isDeleted" FROM users WHERE id = $1 AND ${canSignIn} FOR UPDATE`,
        [userId],
      );
      if (before?.isDeleted === true)
        await writeAudit(manager, { userId, event: 'account-restored' });
      return runOne<UserRow>(
        manager,
        `UPDATE users SET deleted_at = NULL, restore_days = NULL, updated_at = now() WHERE id = $1 AND ${canSignIn} RETURNING ${userColumns}`,
        [userId],
      );
    });
  }
}

interface Deletion {
  readonly userId: string;
  readonly restoreDays: number;
  readonly event: 'account-deleted' | 'account-removed';
}

/** @returns until when the account can be restored; null for an unknown user */
async function hide(
  manager: EntityManager,
  { userId, restoreDays, event }: Deletion,
): Promise<Date | null> {
  const deleted = await runOne<{ restorableUntil: Date; isNews: boolean }>(
    manager,
    `UPDATE users SET deleted_at = coalesce(deleted_at, now()), restore_days = CASE WHEN deleted_at IS NULL THEN $2 ELSE restore_days END
     WHERE id = $1 RETURNING ${restorableUntil} AS "restorableUntil", deleted_at = now() AS "isNews"`,
    [userId, restoreDays],
  );
  if (deleted?.isNews === true) await writeAudit(manager, { userId, event });
  await run(
    manager,
    'UPDATE sessions SET revoked_at = now() WHERE user_id = $1 AND revoked_at IS NULL',
    [userId],
  );
  await revokeTokensOf(manager, userId);
  return deleted?.restorableUntil ?? null;
}
