import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Partial indexes on readings that the built-in analyser made during a model outage: few among many, and queried every few seconds. */
export class FindReadingsThatAwaitTheModel1763920000000 implements MigrationInterface {
  name = 'FindReadingsThatAwaitTheModel1763920000000';
  /** CREATE INDEX CONCURRENTLY cannot run in a transaction. */
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    const former = (await runner.query('SHOW lock_timeout')) as unknown as readonly {
      lock_timeout: string;
    }[];
    // CONCURRENTLY does not block writers.
    await runner.query('SET lock_timeout = 0');
    // An earlier attempt may have left an invalid index.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS posting_readings_awaiting');
    await runner.query(
      `CREATE INDEX CONCURRENTLY posting_readings_awaiting ON posting_readings (created_at) WHERE reading->>'awaitsModel' = 'true'`,
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS resumes_awaiting');
    await runner.query(
      `CREATE INDEX CONCURRENTLY resumes_awaiting ON resumes (id) WHERE reading->>'awaitsModel' = 'true'`,
    );
    await runner.query(`SELECT set_config('lock_timeout', $1, false)`, [
      former[0]?.lock_timeout ?? '0',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY resumes_awaiting');
    await runner.query('DROP INDEX CONCURRENTLY posting_readings_awaiting');
  }
}
