import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The extension queries whether a page was scanned before whenever it is opened on a posting. */
export class FindScansOfAPosting1763940000000 implements MigrationInterface {
  name = 'FindScansOfAPosting1763940000000';
  /** CREATE INDEX CONCURRENTLY cannot run in a transaction. */
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    const former = (await runner.query('SHOW lock_timeout')) as unknown as readonly {
      lock_timeout: string;
    }[];
    // CONCURRENTLY does not block writers.
    await runner.query('SET lock_timeout = 0');
    // An earlier attempt may have left an invalid index.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS scans_user_url');
    // Indexes the digest, since an address may be too long for an index.
    await runner.query('CREATE INDEX CONCURRENTLY scans_user_url ON scans (user_id, md5(url))');
    await runner.query(`SELECT set_config('lock_timeout', $1, false)`, [
      former[0]?.lock_timeout ?? '0',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY scans_user_url');
  }
}
