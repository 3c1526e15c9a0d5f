import type { EventPayload } from '@rolefit/contracts';
import { connectDatabase } from '../servers/database-client.ts';

/** The event that a worker emits for a completed scan. */
export type ScanOutcome = Omit<EventPayload<'scan.completed'>, 'status'>;

interface CopyOptions {
  readonly databaseUrl: string;
  readonly userId: string;
  /** How many scans the user has in the end. */
  readonly count: number;
}

/**
 * Fills a user's account with copies of the completed scans in it, with their matches, spread over the two months before.
 * @returns all completed scans, newest first
 */
export async function copyScans({
  databaseUrl,
  userId,
  count,
}: CopyOptions): Promise<ScanOutcome[]> {
  const client = await connectDatabase(databaseUrl);
  try {
    await client.query(insertCopies, [userId, count]);
    const { rows } = await client.query<ScanOutcome>(selectNewest, [userId]);
    return rows;
  } finally {
    await client.end();
  }
}

const insertCopies = `
  WITH models AS (
    SELECT scan, judged, row_number() OVER (ORDER BY scan.id) - 1 AS place, count(*) OVER () AS models
    FROM scans scan JOIN matches judged ON judged.scan_id = scan.id WHERE scan.user_id = $1 AND scan.status = 'completed'
  ),
  copies AS (
    SELECT gen_random_uuid() AS id, n, scan, judged FROM generate_series(1, $2::int - (SELECT count(*)::int FROM scans WHERE user_id = $1)) n
    JOIN models ON place = n % models
  ),
  made AS (
    INSERT INTO scans SELECT (jsonb_populate_record(scan, jsonb_build_object('id', id, 'job_id', 'copy-' || n, 'saved_at', NULL, 'created_at', date_trunc('milliseconds', now() - n * interval '87 minutes')))).* FROM copies
    RETURNING id
  )
  INSERT INTO matches SELECT (jsonb_populate_record(judged, jsonb_build_object('scan_id', id))).* FROM copies WHERE id IN (SELECT id FROM made)`;

const selectNewest = `
  SELECT id AS _id, coalesce(given_title, read_title) AS title, overall_score AS "overallScore", ready_to_apply AS "readyToApply"
  FROM scans WHERE user_id = $1 AND status = 'completed' ORDER BY created_at DESC, id DESC`;
