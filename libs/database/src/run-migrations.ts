import type { DataSource } from 'typeorm';
import { run } from './run.js';

/** Any number will do, as long as every process that migrates takes the same one. */
const migrationLock = 7_303_014;

/**
 * Brings the schema up to date. Safe to call from many processes at once: the first one migrates under an advisory lock, the others
 * wait and find nothing left to do.
 * @returns the names of the migrations that ran
 */
export async function runMigrations(dataSource: DataSource): Promise<string[]> {
  const lock = dataSource.createQueryRunner();
  try {
    // A waiter may wait longer than a usual statement may take.
    await lock.query('SET statement_timeout = 0');
    await lock.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    const done = await dataSource.runMigrations({ transaction: 'each' });
    return done.map((migration) => migration.name);
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    await lock.query('RESET statement_timeout').catch(() => undefined);
    await lock.release();
  }
}

/** Whether every migration that this build knows has run: what readiness asks. */
export async function isMigrated(dataSource: DataSource): Promise<boolean> {
  const rows = await run<{ name: string }>(dataSource, 'SELECT name FROM migrations');
  const done = new Set(rows.map((row) => row.name));
  return dataSource.migrations.every((migration) => migration.name !== undefined && done.has(migration.name));
}
