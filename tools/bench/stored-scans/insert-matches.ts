import { randomUUID } from 'node:crypto';
import type { Queryable } from './insert-scans.ts';

/** A user with a version of a resume. */
export interface BenchUser {
  readonly userId: string;
  readonly resumeId: string;
}

export async function insertResume(database: Queryable, userId: string): Promise<BenchUser> {
  const resumeId = randomUUID();
  await database.query(
    `INSERT INTO resumes (id, user_id, version, object_key, file_name, size_bytes) VALUES ($1, $2, 1, $3, 'resume.pdf', 1)`,
    [resumeId, userId, `resumes/${resumeId}`],
  );
  return { userId, resumeId };
}

/**
 * Inserts a match for each scan of the users and a close reading for every tenth. Foreign keys are not checked, since that would take most of the
 * time.
 */
export async function insertMatches(
  database: Queryable,
  users: readonly BenchUser[],
): Promise<void> {
  await database.query('SET statement_timeout = 0');
  await database.query('SET session_replication_role = replica');
  for (const { userId, resumeId } of users) {
    await database.query(
      `INSERT INTO matches (scan_id, user_id, resume_id, profile_revision, posting_hash, analyser, match)
       SELECT id, user_id, $2, 0, posting_hash, 'bench', jsonb_build_object('scanSummary', repeat(posting_hash, 10)) FROM scans WHERE user_id = $1`,
      [userId, resumeId],
    );
    await database.query(
      `INSERT INTO close_readings (scan_id, user_id, resume_id, status)
       SELECT scan_id, user_id, resume_id, 'completed' FROM matches WHERE user_id = $1
       LIMIT (SELECT count(*) / 10 FROM matches WHERE user_id = $1)`,
      [userId],
    );
  }
  await database.query('RESET session_replication_role');
  await database.query('VACUUM ANALYZE matches');
  await database.query('VACUUM ANALYZE close_readings');
  await database.query('RESET statement_timeout');
}
