import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { advisoryLocks, withAdvisoryLock } from '../advisory-lock.js';
import { newId } from '../ids.js';
import { run, runOne } from '../run.js';
import { isRestoreExpired } from '../accounts/account-state.js';
import { writeAudit } from '../audit/audit.repository.js';
import { lockPostings, removeUnusedReadings } from '../postings/posting-readings.repository.js';

/** A purge in progress: the account, and the receipt that counts the erased rows. */
export interface AccountPurge {
  readonly userId: string;
  readonly purgeId: string;
}

/** The counts of a finished receipt. */
export interface PurgeReceipt {
  id: string;
  scans: number;
  readings: number;
  resumes: number;
}

/**
 * Erases accounts that can no longer be restored. Every step is one transaction that also adds its counts to the receipt, and the user's row is
 * deleted last, so a run that is interrupted is resumed by the next one.
 */
@Injectable()
export class AccountPurgesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs `work` under an advisory lock, unless another process holds it. @returns whether `work` ran */
  withLock(work: () => Promise<void>): Promise<boolean> {
    return withAdvisoryLock(this.dataSource, advisoryLocks.purge, work);
  }

  /** Users who are due, the oldest deletion first, without those given. */
  async due(except: readonly string[], limit: number): Promise<string[]> {
    const rows = await run<{ id: string }>(
      this.dataSource,
      `SELECT id FROM users WHERE ${isRestoreExpired} AND id <> ALL($1::uuid[]) ORDER BY deleted_at LIMIT $2`,
      [except, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Begins or resumes the purge of an account, which can no longer be restored from then on. @returns null where the account is not due */
  begin(userId: string): Promise<AccountPurge | null> {
    return this.dataSource.transaction(async (manager) => {
      const user = await runOne<{ purgeId: string | null }>(
        manager,
        `SELECT purge_id AS "purgeId" FROM users WHERE id = $1 AND ${isRestoreExpired} FOR UPDATE`,
        [userId],
      );
      if (user === null) return null;
      if (user.purgeId !== null) return { userId, purgeId: user.purgeId };
      const purgeId = newId();
      await run(manager, 'INSERT INTO account_purges (id) VALUES ($1)', [purgeId]);
      await run(manager, 'UPDATE users SET purge_id = $2 WHERE id = $1', [userId, purgeId]);
      return { userId, purgeId };
    });
  }

  /** Keys of all versions of the resume. */
  async objectKeys(userId: string): Promise<string[]> {
    const rows = await run<{ key: string }>(
      this.dataSource,
      'SELECT object_key AS key FROM resumes WHERE user_id = $1',
      [userId],
    );
    return rows.map(({ key }) => key);
  }

  /** Of the given ids, those that belong to one of these users, or to one of their scans or resumes. */
  async ownIds(userIds: readonly string[], ids: readonly string[]): Promise<Set<string>> {
    const rows = await run<{ id: string }>(
      this.dataSource,
      `SELECT given.id FROM unnest($2::uuid[]) AS given (id) WHERE given.id = ANY($1)
         OR EXISTS (SELECT 1 FROM scans s WHERE s.id = given.id AND s.user_id = ANY($1)) OR EXISTS (SELECT 1 FROM resumes r WHERE r.id = given.id AND r.user_id = ANY($1))`,
      [userIds, ids],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Removes up to `limit` scans with their matches, and the readings that no other scan refers to. @returns the number of removed scans */
  removeScans({ userId, purgeId }: AccountPurge, limit: number): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const scans = await run<{ id: string; hash: string }>(
        manager,
        'SELECT id, posting_hash AS hash FROM scans WHERE user_id = $1 ORDER BY id LIMIT $2',
        [userId, limit],
      );
      if (scans.length === 0) return 0;
      const hashes = [...new Set(scans.map(({ hash }) => hash))];
      await lockPostings(manager, hashes);
      const gone = await run(
        manager,
        'DELETE FROM scans WHERE user_id = $1 AND id = ANY($2) RETURNING id',
        [userId, scans.map(({ id }) => id)],
      );
      const readings = await removeUnusedReadings(manager, hashes);
      await run(
        manager,
        'UPDATE account_purges SET scans = scans + $2, readings = readings + $3 WHERE id = $1',
        [purgeId, gone.length, readings],
      );
      return gone.length;
    });
  }

  /** Removes the user with the remaining rows and completes the receipt. @returns null where another run has done so */
  finish({ userId, purgeId }: AccountPurge): Promise<PurgeReceipt | null> {
    return this.dataSource.transaction(async (manager) => {
      const resumes = await run(manager, 'DELETE FROM resumes WHERE user_id = $1 RETURNING id', [
        userId,
      ]);
      const users = await run(manager, 'DELETE FROM users WHERE id = $1 RETURNING id', [userId]);
      if (users.length === 0) return null;
      // Without the user's id, which must not survive the purge; earlier entries lose it with the user's row.
      await writeAudit(manager, { userId: null, event: 'account-purged' });
      return runOne<PurgeReceipt>(
        manager,
        'UPDATE account_purges SET resumes = $2, finished_at = now() WHERE id = $1 RETURNING id, scans, readings, resumes',
        [purgeId, resumes.length],
      );
    });
  }
}
