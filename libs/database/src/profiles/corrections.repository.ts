import { AppError, type Correction, limits } from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { newId } from '../ids.js';
import { run, runOne } from '../run.js';
import { bumpRevision, lockProfile } from './skills.repository.js';

/** A correction before it is stored. */
export type NewCorrection = Correction extends infer One
  ? One extends Correction
    ? Omit<One, 'id' | 'createdAt'>
    : never
  : never;

/** A stored correction, and the profile's new revision, by which the following rescore is identified. */
export interface SavedCorrection {
  readonly correction: Correction;
  readonly revision: number;
}

/** SQL of a stored correction as JSON, of a table or alias. */
export function correctionJson(row: string): string {
  return `(${row}.body || jsonb_build_object('id', ${row}.id, 'createdAt', to_char(${row}.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))`;
}

/** What users have corrected. A change increments the profile's revision, so that matches are judged again. */
@Injectable()
export class CorrectionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest first. */
  async list(userId: string): Promise<Correction[]> {
    const rows = await run<{ correction: Correction }>(
      this.dataSource,
      `SELECT ${correctionJson('c')} AS correction FROM corrections c WHERE c.user_id = $1 ORDER BY c.created_at DESC, c.id`,
      [userId],
    );
    return rows.map(({ correction }) => correction);
  }

  /**
   * Stores a correction in place of an earlier one of the same thing.
   * @param key of the corrected requirement, condition or fact
   * @returns null for an unknown or deleted user
   * @throws AppError CORRECTIONS_FULL
   */
  save(userId: string, key: string, body: NewCorrection): Promise<SavedCorrection | null> {
    return this.dataSource.transaction(async (manager) => {
      await lockProfile(manager, userId);
      const state = await runOne<{ others: number }>(
        manager,
        `SELECT (SELECT count(*)::int FROM corrections c WHERE c.user_id = u.id AND c.key <> $2) AS others
         FROM users u WHERE u.id = $1 AND u.deleted_at IS NULL`,
        [userId, key],
      );
      if (state === null) return null;
      if (state.others >= limits.correctionsPerUser) throw new AppError('CORRECTIONS_FULL');
      await run(manager, 'DELETE FROM corrections WHERE user_id = $1 AND key = $2 RETURNING id', [
        userId,
        key,
      ]);
      const [row] = await run<{ correction: Correction }>(
        manager,
        `INSERT INTO corrections AS c (user_id, id, key, body) VALUES ($1, $2, $3, $4) RETURNING ${correctionJson('c')} AS correction`,
        [userId, newId(), key, JSON.stringify(body)],
      );
      return row === undefined
        ? null
        : { correction: row.correction, revision: await bumpRevision(manager, userId) };
    });
  }

  /** @returns the profile's new revision; null if the user has no such correction */
  remove(userId: string, id: string): Promise<number | null> {
    return this.dataSource.transaction(async (manager) => {
      await lockProfile(manager, userId);
      const removed = await run(
        manager,
        'DELETE FROM corrections WHERE user_id = $1 AND id = $2 RETURNING id',
        [userId, id],
      );
      return removed.length === 0 ? null : bumpRevision(manager, userId);
    });
  }
}
