import type { DataSource } from 'typeorm';
import { createDataSource } from '../data-source.js';
import { migrations } from '../migrations/index.js';
import { run, runOne } from '../run.js';
import { runMigrations } from '../run-migrations.js';
import { anyRowStatement } from './any-row.statement.js';
import { listBackupTables } from './backup-tables.js';

/** The migrations among these that this version does not know. */
export function unknownMigrations(names: readonly string[]): string[] {
  const known = new Set(migrations.map(({ name }) => name));
  return names.filter((name) => !known.has(name));
}

/** A table that holds rows already, or null where the database is as good as new. */
export async function findFilledTable(dataSource: DataSource): Promise<string | null> {
  for (const { name } of await listBackupTables(dataSource)) {
    const { sql } = anyRowStatement(name);
    if ((await run(dataSource, sql)).length > 0) return name;
  }
  return null;
}

/** Gives the empty database at `url` the schema of exactly these migrations, whichever it has now. */
export async function migrateTo(
  dataSource: DataSource,
  url: string,
  names: readonly string[],
): Promise<void> {
  const wanted = new Set(names);
  for (
    let latest = await latestOf(dataSource);
    latest !== null && (await hasOthers(dataSource, wanted));
    latest = await latestOf(dataSource)
  ) {
    const migration = dataSource.migrations.find(({ name }) => name === latest);
    await dataSource.undoLastMigration({
      transaction: migration?.transaction === false ? 'none' : 'each',
    });
  }
  const chosen = migrations.filter(({ name }) => wanted.has(name));
  const upTo = createDataSource({ url, poolSize: 2 }, chosen);
  await upTo.initialize();
  try {
    await runMigrations(upTo);
  } finally {
    await upTo.destroy();
  }
}

const hasOthers = async (dataSource: DataSource, wanted: ReadonlySet<string>): Promise<boolean> =>
  (await run<{ name: string }>(dataSource, 'SELECT name FROM migrations')).some(
    ({ name }) => !wanted.has(name),
  );

/** The migration that ran last; null in a database that was never migrated. */
async function latestOf(dataSource: DataSource): Promise<string | null> {
  const table = await runOne<{ exists: boolean }>(
    dataSource,
    `SELECT to_regclass('public.migrations') IS NOT NULL AS "exists"`,
  );
  if (table?.exists !== true) return null;
  const last = await runOne<{ name: string }>(
    dataSource,
    'SELECT name FROM migrations ORDER BY id DESC LIMIT 1',
  );
  return last?.name ?? null;
}
