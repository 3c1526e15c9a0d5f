import type { MigrationInterface, QueryRunner } from 'typeorm';

/** After a release whose analyser reads better, older readings are found by their version, a page at a time. */
export class FindReadingsOfAnOlderAnalyser1764030000000 implements MigrationInterface {
  name = 'FindReadingsOfAnOlderAnalyser1764030000000';
  /** CREATE INDEX CONCURRENTLY cannot run in a transaction. */
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    const former = (await runner.query('SHOW lock_timeout')) as unknown as readonly {
      lock_timeout: string;
    }[];
    // CONCURRENTLY does not block writers.
    await runner.query('SET lock_timeout = 0');
    // An earlier attempt may have left an invalid index.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS resumes_analyser');
    await runner.query(
      `CREATE INDEX CONCURRENTLY resumes_analyser ON resumes ((reading->>'analyser'), id)`,
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS matches_analyser');
    await runner.query('CREATE INDEX CONCURRENTLY matches_analyser ON matches (analyser, scan_id)');
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS scans_without_score_analyser');
    await runner.query(
      `CREATE INDEX CONCURRENTLY scans_without_score_analyser ON scans ((reading_record->>'analyser'), id) WHERE status = 'needs-text'`,
    );
    await runner.query(`SELECT set_config('lock_timeout', $1, false)`, [
      former[0]?.lock_timeout ?? '0',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY scans_without_score_analyser');
    await runner.query('DROP INDEX CONCURRENTLY matches_analyser');
    await runner.query('DROP INDEX CONCURRENTLY resumes_analyser');
  }
}
