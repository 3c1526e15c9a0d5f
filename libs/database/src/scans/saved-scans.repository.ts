import type { SavedStage } from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { runOne } from '../run.js';
import { scanColumns, type ScanRow } from './scan-row.js';

/** Fields of a saved scan to set; undefined ones stay as they are. */
export interface SavedFields {
  readonly stage?: SavedStage | undefined;
  readonly note?: string | undefined;
}

/** Saved scans. A trigger maintains the totals. `updated_at` tracks the worker's progress and is left alone. */
@Injectable()
export class SavedScansRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Saves a scan, and takes it back from the archive; one that is saved already keeps its time. @returns null where the user has no such scan */
  save(userId: string, scanId: string, { stage, note }: SavedFields): Promise<ScanRow | null> {
    return this.update(
      `saved_at = coalesce(s.saved_at, date_trunc('milliseconds', now())), archived_at = NULL, ${given}`,
      's.user_id = $1 AND s.id = $2',
      [userId, scanId, stage, note],
    );
  }

  /** Changes a scan that is saved. @returns null where the user has no such saved scan */
  change(userId: string, scanId: string, { stage, note }: SavedFields): Promise<ScanRow | null> {
    return this.update(given, 's.user_id = $1 AND s.id = $2 AND s.saved_at IS NOT NULL', [
      userId,
      scanId,
      stage,
      note,
    ]);
  }

  /** Removes a scan from the saved ones and resets stage and note. @returns null where the user has no such scan */
  unsave(userId: string, scanId: string): Promise<ScanRow | null> {
    return this.update(
      'saved_at = NULL, saved_stage = DEFAULT, saved_note = DEFAULT',
      's.user_id = $1 AND s.id = $2',
      [userId, scanId],
    );
  }

  /** Whether the user has this scan, saved or not. */
  async has(userId: string, scanId: string): Promise<boolean> {
    return (
      (await runOne(this.dataSource, 'SELECT 1 FROM scans WHERE user_id = $1 AND id = $2', [
        userId,
        scanId,
      ])) !== null
    );
  }

  private update(
    set: string,
    where: string,
    parameters: readonly unknown[],
  ): Promise<ScanRow | null> {
    return runOne<ScanRow>(
      this.dataSource,
      `UPDATE scans s SET ${set} WHERE ${where} RETURNING ${scanColumns}`,
      parameters,
    );
  }
}

const given = 'saved_stage = coalesce($3, s.saved_stage), saved_note = coalesce($4, s.saved_note)';
