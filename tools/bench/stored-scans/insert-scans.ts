import { newId } from '@rolefit/database';

/** A connection that runs SQL. */
export interface Queryable {
  readonly query: (sql: string, parameters?: unknown[]) => Promise<unknown>;
}

const batchSize = 50_000;
const minutesOfTwoYears = 2 * 365 * 24 * 60;

interface StoredScans {
  readonly scans: number;
  /** How many users share them; 1 by default. */
  readonly users?: number;
}

/**
 * Inserts scans of new users, spread over two years. Triggers are off, since they would take hours for a million rows; the totals that they keep are
 * computed at the end.
 * @returns the users' ids
 */
export async function insertScans(
  database: Queryable,
  { scans, users = 1 }: StoredScans,
): Promise<readonly string[]> {
  const userIds = Array.from({ length: users }, () => newId());
  await database.query('SET statement_timeout = 0');
  await database.query(
    `INSERT INTO users (id, name) SELECT id, 'Bench' FROM unnest($1::uuid[]) id`,
    [userIds],
  );
  await database.query('SET session_replication_role = replica');
  for (let done = 0; done < scans; done += batchSize) {
    await database.query(
      `INSERT INTO scans (id, user_id, job_id, given_title, title_key, company_name, company_key, url, posting_text, posting_hash, status, overall_score, score_low, ready_to_apply, score, saved_at, created_at)
       SELECT gen_random_uuid(), ($1::uuid[])[1 + n % $5], 'job-' || n, 'Job ' || n % 9973, 'job ' || n % 9973, 'Company ' || n % 1009, 'company ' || n % 1009, 'https://example.org/jobs/' || n, repeat(md5(n::text), 20), md5(n::text),
         CASE WHEN n % 20 > 0 THEN 'completed' ELSE 'needs-text' END, CASE WHEN n % 20 > 0 THEN n % 101 END, CASE WHEN n % 20 > 0 THEN greatest(n % 101 - n % 30, 0) END, CASE WHEN n % 20 > 0 THEN n % 101 > 60 END,
         CASE WHEN n % 20 > 0 THEN jsonb_build_object('overallScore', n % 101, 'range', jsonb_build_object('low', greatest(n % 101 - n % 30, 0), 'high', 100)) END, CASE WHEN n % 500 = 0 THEN now() END,
         date_trunc('milliseconds', now() - n * $2::float8 * interval '1 minute')
       FROM generate_series($3::int + 1, $4::int) n`,
      [userIds, minutesOfTwoYears / scans, done, Math.min(done + batchSize, scans), users],
    );
  }
  await database.query('RESET session_replication_role');
  await database.query(
    `INSERT INTO scan_totals (user_id, day, shard, scans, saved)
     SELECT user_id, d.day, abs(hashtext(id::text)) % 8, count(*), count(saved_at)
     FROM scans CROSS JOIN LATERAL (VALUES ('-infinity'::date), ((created_at AT TIME ZONE 'UTC')::date)) AS d (day) WHERE user_id = ANY($1) GROUP BY 1, 2, 3`,
    [userIds],
  );
  await database.query('VACUUM ANALYZE scans');
  await database.query('VACUUM ANALYZE scan_totals');
  await database.query('RESET statement_timeout');
  return userIds;
}
