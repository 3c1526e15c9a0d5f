import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Before a posting is read, the user's own scans of it are looked for, among those of everybody; the index of postings alone gives way to this one. */
export class FindOwnScansOfAPosting1763991600000 implements MigrationInterface {
  name = 'FindOwnScansOfAPosting1763991600000';
  /** An index that is built beside what runs can be in no transaction. */
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    const former = (await runner.query('SHOW lock_timeout')) as unknown as readonly { lock_timeout: string }[];
    // It blocks nobody while it waits.
    await runner.query('SET lock_timeout = 0');
    // What an earlier try left half built.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS scans_posting_user');
    await runner.query('CREATE INDEX CONCURRENTLY scans_posting_user ON scans (posting_hash, user_id)');
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS scans_posting');
    await runner.query(`SELECT set_config('lock_timeout', $1, false)`, [former[0]?.lock_timeout ?? '0']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX CONCURRENTLY scans_posting ON scans (posting_hash)');
    await runner.query('DROP INDEX CONCURRENTLY scans_posting_user');
  }
}
