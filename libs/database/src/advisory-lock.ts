import type { DataSource } from 'typeorm';
import { run, runOne } from './run.js';

/** Numbers of the PostgreSQL advisory locks that jobs take which only one process may run at a time. */
export const advisoryLocks = { sweep: 7303015, purge: 7303017, strayObjects: 7303018 } as const;

/**
 * Runs `work` under a session-level advisory lock, unless another process holds it. The lock ends with its connection, and so with the process;
 * after a machine has vanished, PostgreSQL's TCP keep-alives notice within half a minute.
 * @returns whether the lock was free, and so whether `work` ran
 * @throws whatever `work` throws
 */
export async function withAdvisoryLock(
  dataSource: DataSource,
  lock: number,
  work: () => Promise<void>,
): Promise<boolean> {
  const runner = dataSource.createQueryRunner();
  try {
    await run(
      runner,
      `SELECT set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false), set_config('tcp_keepalives_count', '4', false)`,
    );
    const answer = await runOne<{ isLocked: boolean }>(
      runner,
      'SELECT pg_try_advisory_lock($1) AS "isLocked"',
      [lock],
    );
    if (answer?.isLocked !== true) return false;
    try {
      await work();
    } finally {
      // If the connection is lost, so is the lock, and the error of `work` is the one to report.
      await run(runner, 'SELECT pg_advisory_unlock($1)', [lock]).catch(() => undefined);
    }
    return true;
  } finally {
    await runner.release();
  }
}
