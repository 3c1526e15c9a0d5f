import { setTimeout as wait } from 'node:timers/promises';
import { type DataSource, MigrationExecutor, QueryFailedError, type QueryRunner } from 'typeorm';
import { run, runOne } from './run.js';

/** The advisory lock that every migrating process takes. */
const migrationLock = 7_303_014;
/**
 * While a statement waits for a table's lock, every later user of that table queues behind it. A migration that does not get the lock within this
 * time gives up, lets the others pass and tries again.
 */
const lockTimeoutMs = 2_000;
const retryDelayMs = 500;
/** After about five minutes without the lock the migration fails, so that the operator looks for the transaction that holds the lock. */
const maxAttempts = 120;

/**
 * Brings the schema up to date while gateways and workers of the previous version keep running. Safe to call from many processes at once: the first
 * one migrates under an advisory lock, the others wait and find the schema up to date. Needs a separate session with PostgreSQL itself, since a
 * transaction pooler would lose the lock.
 * @returns the names of the migrations that ran
 * @throws QueryFailedError where a migration fails, or where a table that it needs stays locked for minutes
 */
export async function runMigrations(dataSource: DataSource): Promise<string[]> {
  const connection = dataSource.createQueryRunner();
  try {
    await acquireLock(connection);
    // Building an index on a large table takes longer than the usual statement timeout.
    await run(connection, 'SET statement_timeout = 0');
    await run(connection, `SET lock_timeout = ${lockTimeoutMs}`);
    const executor = new MigrationExecutor(dataSource, connection);
    // One transaction per migration, except for those that opt out.
    executor.transaction = 'each';
    const pending = await executor.getPendingMigrations();
    await retryOnLockTimeout(() => executor.executePendingMigrations());
    return pending.map((migration) => migration.name);
  } finally {
    await resetSession(connection);
    await connection.release();
  }
}

/** Polls instead of waiting inside PostgreSQL: an index that is built concurrently waits for all running statements, and so for one that waits for the lock. */
async function acquireLock(connection: QueryRunner): Promise<void> {
  for (;;) {
    const answer = await runOne<{ isLocked: boolean }>(
      connection,
      `SELECT pg_try_advisory_lock(${migrationLock}) AS "isLocked"`,
    );
    if (answer?.isLocked === true) return;
    await wait(retryDelayMs);
  }
}

/** The connection goes back to the pool; if it is broken, all of this is lost with it anyway. */
async function resetSession(connection: QueryRunner): Promise<void> {
  await run(connection, 'RESET lock_timeout').catch(() => undefined);
  await run(connection, 'RESET statement_timeout').catch(() => undefined);
  await run(connection, `SELECT pg_advisory_unlock(${migrationLock})`).catch(() => undefined);
}

async function retryOnLockTimeout(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isLockTimeout(error) || attempt === maxAttempts) throw error;
      await wait(retryDelayMs);
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  return (
    error instanceof QueryFailedError && (error.driverError as { code?: unknown }).code === '55P03'
  );
}

/** Whether every migration of this build has run; readiness probes ask it. */
export async function isMigrated(dataSource: DataSource): Promise<boolean> {
  const rows = await run<{ name: string }>(dataSource, 'SELECT name FROM migrations');
  const done = new Set(rows.map((row) => row.name));
  return dataSource.migrations.every(
    (migration) => migration.name !== undefined && done.has(migration.name),
  );
}
