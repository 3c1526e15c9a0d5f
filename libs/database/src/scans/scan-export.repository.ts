import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { run } from '../run.js';
import { scanColumns, type ScanRow } from './scan-row.js';

/** A scan with the names of its matched and missing skills; both are empty without a match. */
export interface ExportedScanRow extends ScanRow {
  matchSkills: string[];
  missingSkills: string[];
}

/** With outdated statistics the planner would join all of a user's matches for each page; the subquery for the page and this LIMIT prevent that. */
const skillNames = `SELECT jsonb_path_query_array(match, '$.matchSkills[*].name') AS matched, jsonb_path_query_array(match, '$.missingSkills[*].name') AS missing
  FROM matches WHERE user_id = $1 AND scan_id = page.id LIMIT 1`;

/** Reads all scans of a user page by page, so that a slow client holds neither a connection nor a transaction. */
@Injectable()
export class ScanExportRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The next scans, newest first. Keyset pagination: rows that are added or deleted meanwhile neither repeat nor hide others.
   * @param after last scan of the previous page; null for the first page
   */
  page(
    userId: string,
    after: Pick<ScanRow, 'createdAt' | 'id'> | null,
    limit: number,
  ): Promise<ExportedScanRow[]> {
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
