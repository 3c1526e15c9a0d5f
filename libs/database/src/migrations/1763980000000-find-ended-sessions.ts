import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions that have ended are removed after a while, and the live ones of a user are counted whenever one more is opened: neither looks at all there are. */
export class FindEndedSessions1763980000000 implements MigrationInterface {
  name = 'FindEndedSessions1763980000000';
  /** An index that is built beside what runs can be in no transaction. */
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    const former = (await runner.query('SHOW lock_timeout')) as unknown as readonly { lock_timeout: string }[];
    // They block nobody while they wait.
    await runner.query('SET lock_timeout = 0');
    // What an earlier try left half built.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS sessions_end');
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS sessions_user_open');
    // The earlier of the two; that of a session which nobody revoked is its expiry.
    await runner.query('CREATE INDEX CONCURRENTLY sessions_end ON sessions (least(revoked_at, expires_at))');
    await runner.query('CREATE INDEX CONCURRENTLY sessions_user_open ON sessions (user_id) WHERE revoked_at IS NULL');
    await runner.query(`SELECT set_config('lock_timeout', $1, false)`, [former[0]?.lock_timeout ?? '0']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY sessions_user_open');
    await runner.query('DROP INDEX CONCURRENTLY sessions_end');
  }
}
