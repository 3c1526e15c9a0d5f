import { setTimeout as wait } from 'node:timers/promises';
import { type DataSource, MigrationExecutor, QueryFailedError, type QueryRunner } from 'typeorm';
import { run } from './run.js';

/** Any number will do, as long as every process that migrates takes the same one. */
const migrationLock = 7_303_014;
/**
 * Whatever uses a table waits behind a statement that waits for that table's lock. One that does not get it in this time steps back,
 * lets them pass, and comes again.
 */
const lockTimeoutMs = 2_000;
const pauseMs = 500;
/** As long as somebody's work holds a table it cannot be changed; after some five minutes a person should look who that is. */
const mostTries = 120;

/**
 * Brings the schema up to date while the gateways and workers of the version before go on. Safe to call from many processes at once: the
 * first one migrates under an advisory lock, the others wait and find nothing left to do. Needs a connection of its own to PostgreSQL
 * itself: a pooler that shares connections between transactions loses the lock.
 * @returns the names of the migrations that ran
 * @throws QueryFailedError where a migration fails, or where a table that it needs stays locked for minutes
 */
export async function runMigrations(dataSource: DataSource): Promise<string[]> {
  const connection = dataSource.createQueryRunner();
  try {
    await untilAlone(connection);
    // An index on a large table takes longer than any usual statement may.
    await connection.query('SET statement_timeout = 0');
    await connection.query(`SET lock_timeout = ${lockTimeoutMs}`);
    const executor = new MigrationExecutor(dataSource, connection);
    // Each in a transaction of its own, but for those that say otherwise.
    executor.transaction = 'each';
    const pending = await executor.getPendingMigrations();
    await steppingBack(() => executor.executePendingMigrations());
    return pending.map((migration) => migration.name);
  } finally {
    for (const statement of ['RESET lock_timeout', 'RESET statement_timeout', `SELECT pg_advisory_unlock(${migrationLock})`]) await connection.query(statement).catch(() => undefined);
    await connection.release();
  }
}

/** Asks again and again instead of waiting inside PostgreSQL: an index that is built concurrently waits for every statement that runs, and one that waits for us would never end. */
async function untilAlone(connection: QueryRunner): Promise<void> {
  for (;;) {
    const rows: unknown = await connection.query(`SELECT pg_try_advisory_lock(${migrationLock}) AS locked`);
    if (Array.isArray(rows) && (rows[0] as { locked: boolean }).locked) return;
    await wait(pauseMs);
  }
}

async function steppingBack(work: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isLockTimeout(error) || tries === mostTries) throw error;
      await wait(pauseMs);
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: unknown }).code === '55P03';
}

/** Whether every migration that this build knows has run: what readiness asks. */
export async function isMigrated(dataSource: DataSource): Promise<boolean> {
  const rows = await run<{ name: string }>(dataSource, 'SELECT name FROM migrations');
  const done = new Set(rows.map((row) => row.name));
  return dataSource.migrations.every((migration) => migration.name !== undefined && done.has(migration.name));
}
