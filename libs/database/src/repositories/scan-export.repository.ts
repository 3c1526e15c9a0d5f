import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { run } from '../run.js';
import { scanColumns, type ScanRow } from './scan-row.js';

/** A scan with the names of its matched and missing skills; none of either where there is no match. */
export interface ExportedScanRow extends ScanRow {
  matchSkills: string[];
  missingSkills: string[];
}

/** All scans of a user, some at a time: a client that reads slowly holds neither a connection nor a transaction. */
@Injectable()
export class ScanExportRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The next scans, newest first; each that is there all along comes once, whatever is added or deleted meanwhile.
   * @param after the scan that they follow; null for the first ones
   */
  page(userId: string, after: Pick<ScanRow, 'createdAt' | 'id'> | null, limit: number): Promise<ExportedScanRow[]> {
    return run<ExportedScanRow>(
      this.dataSource,
      `SELECT ${scanColumns},
         coalesce(jsonb_path_query_array(m.match, '$.matchSkills[*].name'), '[]') AS "matchSkills",
         coalesce(jsonb_path_query_array(m.match, '$.missingSkills[*].name'), '[]') AS "missingSkills"
       FROM scans s LEFT JOIN matches m ON m.scan_id = s.id
       WHERE s.user_id = $1 ${after === null ? '' : 'AND (s.created_at, s.id) < ($3::timestamptz, $4::uuid)'}
       ORDER BY s.created_at DESC, s.id DESC LIMIT $2`,
      after === null ? [userId, limit] : [userId, limit, after.createdAt, after.id],
    );
  }
}
