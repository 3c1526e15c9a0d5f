import { randomUUID } from 'node:crypto';
import type { createDataSource } from '@rolefit/database';
import { insertScans } from '../lists/insert-scans.ts';

type DataSource = ReturnType<typeof createDataSource>;

/** The first migration that is measured; those after it are measured with it. */
const first = 'NameUsersInReferences1764360000000';
const batchSize = 50_000;

/** A user with a version of a resume. */
export interface BenchUser {
  readonly userId: string;
  readonly resumeId: string;
}

/** Brings the migrated database back to the version before, with a user who has many scans. */
export async function fillFormerDatabase(
  dataSource: DataSource,
  { scans, users }: { readonly scans: number; readonly users: number },
): Promise<readonly BenchUser[]> {
  const names = dataSource.migrations.map(({ name }) => name);
  for (let undone = names.indexOf(first); undone < names.length; undone += 1)
    await dataSource.undoLastMigration({ transaction: 'none' });
  const userId = await insertScans(dataSource, scans);
  const great = { userId, resumeId: await addResume(dataSource, userId) };
  await addMatches(dataSource, great, scans);
  const small: BenchUser[] = [];
  for (let count = 0; count < users; count += 1) small.push(await addUser(dataSource));
  return [great, ...small];
}

async function addUser(dataSource: DataSource): Promise<BenchUser> {
  const userId = randomUUID();
  await dataSource.query('INSERT INTO users (id, name) VALUES ($1, $2)', [userId, 'Bench']);
  return { userId, resumeId: await addResume(dataSource, userId) };
}

async function addResume(dataSource: DataSource, userId: string): Promise<string> {
  const id = randomUUID();
  await dataSource.query(
    `INSERT INTO resumes (id, user_id, version, object_key, file_name, size_bytes) VALUES ($1, $2, 1, $3, 'resume.pdf', 1)`,
    [id, userId, `resumes/${id}`],
  );
  return id;
}

/** A match for each scan and a close reading for every tenth. Foreign keys are not checked, since that would take most of the time. */
async function addMatches(
  dataSource: DataSource,
  { userId, resumeId }: BenchUser,
  scans: number,
): Promise<void> {
  await dataSource.query('SET statement_timeout = 0');
  await dataSource.query('SET session_replication_role = replica');
  for (let done = 0; done < scans; done += batchSize)
    await dataSource.query(
      `INSERT INTO matches (scan_id, user_id, resume_id, profile_revision, posting_hash, analyser, match)
       SELECT id, user_id, $2, 0, posting_hash, 'bench', jsonb_build_object('scanSummary', repeat(posting_hash, 10))
       FROM scans WHERE user_id = $1 ORDER BY created_at LIMIT $3 OFFSET $4`,
      [userId, resumeId, batchSize, done],
    );
  await dataSource.query(
    `INSERT INTO close_readings (scan_id, user_id, resume_id, status)
     SELECT scan_id, user_id, resume_id, 'completed' FROM matches WHERE user_id = $1 LIMIT $2`,
    [userId, Math.floor(scans / 10)],
  );
  await dataSource.query('RESET session_replication_role');
  await dataSource.query('VACUUM ANALYZE matches');
  await dataSource.query('VACUUM ANALYZE close_readings');
  await dataSource.query('RESET statement_timeout');
}
