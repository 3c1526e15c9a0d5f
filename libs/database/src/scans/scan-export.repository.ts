import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { run } from '../run.js';
import { scanColumns, type ScanRow } from './scan-row.js';

/** A scan with the names of its matched and missing skills; none of either where there is no match. */
export interface ExportedScanRow extends ScanRow {
  matchSkills: string[];
  missingSkills: string[];
}

/** The inner LIMIT and the page before it keep the planner, whose statistics lag behind, from joining all of a user's matches for each page. */
const skillNames = `SELECT jsonb_path_query_array(match, '$.matchSkills[*].name') AS matched, jsonb_path_query_array(match, '$.missingSkills[*].name') AS missing
  FROM matches WHERE scan_id = page.id LIMIT 1`;

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
      `SELECT page.*, coalesce(m.matched, '[]') AS "matchSkills", coalesce(m.missing, '[]') AS "missingSkills"
       FROM (
         SELECT ${scanColumns} FROM scans s
         WHERE s.user_id = $1 ${after === null ? '' : 'AND (s.created_at, s.id) < ($3::timestamptz, $4::uuid)'}
         ORDER BY s.created_at DESC, s.id DESC LIMIT $2) page
       LEFT JOIN LATERAL (${skillNames}) m ON true
       ORDER BY page."createdAt" DESC, page.id DESC`,
      after === null ? [userId, limit] : [userId, limit, after.createdAt, after.id],
    );
  }
}
