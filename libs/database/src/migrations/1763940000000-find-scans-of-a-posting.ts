import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a page was scanned before is asked whenever the extension is opened on a posting. */
export class FindScansOfAPosting1763940000000 implements MigrationInterface {
  name = 'FindScansOfAPosting1763940000000';
  /** An index that is built beside what runs can be in no transaction. */
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    const former = (await runner.query('SHOW lock_timeout')) as unknown as readonly { lock_timeout: string }[];
    // It blocks nobody while it waits.
    await runner.query('SET lock_timeout = 0');
    // What an earlier try left half built.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS scans_user_url');
    // By its digest, since an address may be longer than what fits into an index.
    await runner.query('CREATE INDEX CONCURRENTLY scans_user_url ON scans (user_id, md5(url))');
    await runner.query(`SELECT set_config('lock_timeout', $1, false)`, [former[0]?.lock_timeout ?? '0']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY scans_user_url');
  }
}
