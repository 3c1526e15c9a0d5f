import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Before a posting is read, the user's own scans of it are queried; this index replaces the one on postings alone. */
export class FindOwnScansOfAPosting1763991600000 implements MigrationInterface {
  name = 'FindOwnScansOfAPosting1763991600000';
  /** CREATE INDEX CONCURRENTLY cannot run in a transaction. */
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    const former = (await runner.query('SHOW lock_timeout')) as unknown as readonly {
      lock_timeout: string;
    }[];
    // CONCURRENTLY does not block writers.
    await runner.query('SET lock_timeout = 0');
    // An earlier attempt may have left an invalid index.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS scans_posting_user');
    await runner.query(
      'CREATE INDEX CONCURRENTLY scans_posting_user ON scans (posting_hash, user_id)',
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS scans_posting');
    await runner.query(`SELECT set_config('lock_timeout', $1, false)`, [
      former[0]?.lock_timeout ?? '0',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX CONCURRENTLY scans_posting ON scans (posting_hash)');
    await runner.query('DROP INDEX CONCURRENTLY scans_posting_user');
  }
}
