import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { runOne } from '../run.js';
import { scanColumns, type ScanRow } from './scan-row.js';

/** Scans that their user has put aside. Both changes are idempotent. */
@Injectable()
export class ArchivedScansRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** @returns null where the user has no such scan */
  archive(userId: string, scanId: string): Promise<ScanRow | null> {
    return this.set(userId, scanId, `coalesce(s.archived_at, date_trunc('milliseconds', now()))`);
  }

  /** @returns null where the user has no such scan */
  unarchive(userId: string, scanId: string): Promise<ScanRow | null> {
    return this.set(userId, scanId, 'NULL');
  }

  private set(userId: string, scanId: string, archivedAt: string): Promise<ScanRow | null> {
    return runOne<ScanRow>(
      this.dataSource,
      `UPDATE scans s SET archived_at = ${archivedAt} WHERE s.user_id = $1 AND s.id = $2 RETURNING ${scanColumns}`,
      [userId, scanId],
    );
  }
}
