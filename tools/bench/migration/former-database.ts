import { randomUUID } from 'node:crypto';
import type { createDataSource } from '@rolefit/database';
import { type BenchUser, insertMatches, insertResume } from '../stored-scans/insert-matches.ts';
import { insertScans } from '../stored-scans/insert-scans.ts';

type DataSource = ReturnType<typeof createDataSource>;

/** The first migration that is measured; those after it are measured with it. */
const first = 'NameUsersInReferences1764360000000';

/** Brings the migrated database back to the version before, with a user who has many scans. */
export async function fillFormerDatabase(
  dataSource: DataSource,
  { scans, users }: { readonly scans: number; readonly users: number },
): Promise<readonly BenchUser[]> {
  const names = dataSource.migrations.map(({ name }) => name);
  for (let undone = names.indexOf(first); undone < names.length; undone += 1)
    await dataSource.undoLastMigration({ transaction: 'none' });
  const great: BenchUser[] = [];
  for (const userId of await insertScans(dataSource, { scans }))
    great.push(await insertResume(dataSource, userId));
  await insertMatches(dataSource, great);
  const small: BenchUser[] = [];
  for (let count = 0; count < users; count += 1) small.push(await addUser(dataSource));
  return [...great, ...small];
}

async function addUser(dataSource: DataSource): Promise<BenchUser> {
  const userId = randomUUID();
  await dataSource.query('INSERT INTO users (id, name) VALUES ($1, $2)', [userId, 'Bench']);
  return insertResume(dataSource, userId);
}
