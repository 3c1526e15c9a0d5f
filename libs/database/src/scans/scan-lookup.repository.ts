import { type Likeness, limits } from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { run } from '../run.js';
import { scanColumns, type ScanRow } from './scan-row.js';

/** Properties of the posting to look for; null where unknown. */
export interface PostingLookup {
  readonly url: string | null;
  /** SHA-256 of its text, hex. */
  readonly postingHash: string | null;
  readonly title: string | null;
  readonly companyName: string | null;
}

/** A scan, and the property that it shares with the posting. */
export interface SimilarScan extends ScanRow {
  likeness: Likeness;
}

const newest = `ORDER BY created_at DESC LIMIT ${limits.alikeScans}`;

/** Finds a user's scans of a posting. Each of the three lookups uses its own index. */
@Injectable()
export class ScanLookupRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** At most `limits.alikeScans`, each once with its most reliable likeness; ordered by reliability, then newest first. */
  find(
    userId: string,
    { url, postingHash, title, companyName }: PostingLookup,
  ): Promise<SimilarScan[]> {
    return run<SimilarScan>(
      this.dataSource,
      `WITH alike AS (
         (SELECT id, 1 AS place FROM scans WHERE user_id = $1 AND posting_hash = $3 ${newest})
         UNION ALL
         (SELECT id, 2 FROM scans WHERE user_id = $1 AND md5(url) = md5($2) AND url = $2 ${newest})
         UNION ALL
         (SELECT id, 3 FROM scans WHERE user_id = $1 AND company_key = fold_text($5) AND title_key = fold_text($4) ${newest})
       )
       SELECT ${scanColumns}, CASE a.place WHEN 1 THEN 'text' WHEN 2 THEN 'address' ELSE 'title' END AS likeness
       FROM (SELECT id, min(place) AS place FROM alike GROUP BY id) a JOIN scans s ON s.user_id = $1 AND s.id = a.id
       ORDER BY a.place, s.created_at DESC, s.id DESC LIMIT ${limits.alikeScans}`,
      [userId, url, postingHash, title, companyName],
    );
  }
}
