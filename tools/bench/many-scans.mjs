import pg from 'pg';

/**
 * Fills a user's account up to `count` scans with copies of those that are there, matches and all, spread over the two months before.
 * @returns their ids, newest first, with what a worker would say of each when it is done
 */
export async function copyScans({ databaseUrl, userId, count }) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(copies, [userId, count]);
    const { rows } = await client.query(newest, [userId]);
    return rows;
  } finally {
    await client.end();
  }
}

const copies = `
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

const newest = `
  SELECT id AS _id, coalesce(given_title, read_title) AS title, overall_score AS "overallScore", ready_to_apply AS "readyToApply"
  FROM scans WHERE user_id = $1 AND status = 'completed' ORDER BY created_at DESC, id DESC`;
