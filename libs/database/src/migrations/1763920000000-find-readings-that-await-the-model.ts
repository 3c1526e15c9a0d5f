import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the built-in analyser read in place of a model that was away is few among many, and looked for every few seconds. */
export class FindReadingsThatAwaitTheModel1763920000000 implements MigrationInterface {
  name = 'FindReadingsThatAwaitTheModel1763920000000';
  /** An index that is built beside what runs can be in no transaction. */
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    const former = (await runner.query('SHOW lock_timeout')) as unknown as readonly { lock_timeout: string }[];
    // It blocks nobody while it waits.
    await runner.query('SET lock_timeout = 0');
    // What an earlier try left half built.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS posting_readings_awaiting');
    await runner.query(`CREATE INDEX CONCURRENTLY posting_readings_awaiting ON posting_readings (created_at) WHERE reading->>'awaitsModel' = 'true'`);
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS resumes_awaiting');
    await runner.query(`CREATE INDEX CONCURRENTLY resumes_awaiting ON resumes (id) WHERE reading->>'awaitsModel' = 'true'`);
    await runner.query(`SELECT set_config('lock_timeout', $1, false)`, [former[0]?.lock_timeout ?? '0']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY resumes_awaiting');
    await runner.query('DROP INDEX CONCURRENTLY posting_readings_awaiting');
  }
}
