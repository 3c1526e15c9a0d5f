import {
  createTestDatabase,
  aNewScan,
  aResume,
  aScan,
  aUser,
  type TestDatabase,
} from '@rolefit/database/testing';
import { randomUUID } from 'node:crypto';

/** What PostgreSQL's text format has to escape, and more. */
export const hardText = 'tab\t, line\nbreak, \\backslash\\N, “quotes”, 日本語, 🦊\r\n\\.';

/** A database with at least one row in every table. */
export async function aFilledDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  const { dataSource } = database;
  const { id: userId } = await aUser(dataSource, { name: hardText });
  const resume = await aResume(dataSource, userId);
  const scan = await aScan(dataSource, userId, aNewScan({ postingText: hardText.repeat(500) }));
  const run = (sql: string, parameters: readonly unknown[]): Promise<unknown> =>
    dataSource.query(sql, [...parameters]);
  const id = randomUUID();
  const json = JSON.stringify({ text: hardText });
  await run(
    `INSERT INTO sessions (id, user_id, kind, expires_at, rotations) VALUES ($1, $2, 'web', 'infinity', ARRAY[now()])`,
    [id, userId],
  );
  await run(
    `INSERT INTO profile_skills (id, user_id, position, name, name_key, score, source) VALUES ($1, $2, 1, $3, 'x', 9, 'user')`,
    [id, userId, hardText],
  );
  await run(
    `INSERT INTO matches (scan_id, user_id, resume_id, profile_revision, posting_hash, analyser, match) VALUES ($1, $2, $3, 0, 'hash', 'builtin', $4)`,
    [scan.id, userId, resume.id, json],
  );
  await run(
    `INSERT INTO posting_readings (posting_hash, analyser, facts, reading) VALUES ('hash', 'builtin', $1, $1)`,
    [json],
  );
  await run('INSERT INTO account_purges (id) VALUES ($1)', [id]);
  await run(`INSERT INTO audit_entries (id, user_id, event) VALUES ($1, $2, 'signed-out')`, [
    id,
    userId,
  ]);
  await run(
    `INSERT INTO access_tokens (id, user_id, name, hint, hash, scopes) VALUES ($1, $2, $3, 'rf_', 'hash', ARRAY[$3, NULL, ''])`,
    [id, userId, hardText],
  );
  await run(
    `INSERT INTO passkeys (user_id, id, credential_id, public_key, signatures, transports, site, name) VALUES ($1, $2, 'id', 'key', 4294967295, ARRAY['usb'], 'rolefit.example', $3)`,
    [userId, id, hardText],
  );
  await run(
    `INSERT INTO invitations (id, user_id, note, hash, expires_at) VALUES ($1, $2, $3, 'hash', 'infinity')`,
    [id, userId, hardText],
  );
  await run(`INSERT INTO close_readings (scan_id, user_id, status) VALUES ($1, $2, 'queued')`, [
    scan.id,
    userId,
  ]);
  await run(`INSERT INTO corrections (user_id, id, key, body) VALUES ($1, $2, 'key', $3)`, [
    userId,
    id,
    json,
  ]);
  await run(
    'INSERT INTO named_resumes (user_id, number, name) VALUES ($1, 2, $2) ON CONFLICT DO NOTHING',
    [userId, hardText],
  );
  return database;
}
