import { setTimeout as wait } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';

/** All other sessions queue behind a waiting lock. A change may need two locks, so they wait at most twice this plus the time of the change. */
const lockTimeoutMs = 50;
const retryDelayMs = 250;
/** After about five minutes the operator has to look for the transaction that holds the lock. */
const maxAttempts = 1_000;

/** The part of PostgreSQL's error that says why; 55P03 is a lock that was not available in time. */
interface Refusal {
  readonly driverError?: { readonly code?: unknown };
}

/**
 * Runs a change that takes milliseconds once it has the exclusive locks of the tables. If it does not get them within the lock timeout, it lets other
 * sessions pass and tries again.
 *
 * First it takes a lock that conflicts only with vacuums and index builds, so no request queues behind it. PostgreSQL cancels an automatic vacuum only for a
 * session that has waited for a second, longer than the lock timeout, and the vacuum may outlast all attempts.
 */
export async function withShortLock(
  runner: QueryRunner,
  tables: readonly string[],
  statement: string,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await runner.query('BEGIN');
      await runner.query('SET LOCAL lock_timeout = 0');
      await runner.query(`LOCK TABLE ${tables.join(', ')} IN SHARE UPDATE EXCLUSIVE MODE`);
      await runner.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`);
      await runner.query(statement);
      await runner.query('COMMIT');
      return;
    } catch (error) {
      await runner.query('ROLLBACK');
      if (!isLockTimeout(error)) throw error;
      if (attempt === maxAttempts)
        throw new Error(
          `Another transaction keeps ${tables.join(' or ')} locked. End it, and run the migration again: it goes on from here.`,
          { cause: error },
        );
      await wait(retryDelayMs);
    }
  }
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  'driverError' in error &&
  (error as Error & Refusal).driverError?.code === '55P03';

/** For statements that run long and block neither readers nor writers. */
export async function withoutLockTimeout(
  runner: QueryRunner,
  work: () => Promise<void>,
): Promise<void> {
  const former = (await runner.query('SHOW lock_timeout')) as unknown as readonly {
    lock_timeout: string;
  }[];
  await runner.query('SET lock_timeout = 0');
  try {
    await work();
  } finally {
    await runner.query(`SELECT set_config('lock_timeout', $1, false)`, [
      former[0]?.lock_timeout ?? '0',
    ]);
  }
}
