import type { DataSource, QueryRunner } from 'typeorm';

/** Ends the work as if its process had been killed. */
class Killed extends Error {}

/**
 * Runs work on a connection of its own that fails once it has sent a number of statements, as if the process had been killed there.
 * @param most statements
 * @returns whether the work was interrupted
 */
export async function isInterrupted(
  dataSource: DataSource,
  most: number,
  work: (runner: QueryRunner) => Promise<void>,
): Promise<boolean> {
  const runner = dataSource.createQueryRunner();
  const query = runner.query.bind(runner);
  let sent = 0;
  runner.query = async (...given: Parameters<typeof query>) => {
    sent += 1;
    if (sent > most) throw new Killed();
    return query(...given);
  };
  try {
    await work(runner);
    return false;
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
    // PostgreSQL does both when a connection closes.
    await query('ROLLBACK');
    await query('RESET lock_timeout');
    return true;
  } finally {
    await runner.release();
  }
}
