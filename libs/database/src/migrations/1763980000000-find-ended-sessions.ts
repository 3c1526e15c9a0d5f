import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for deleting ended sessions and for counting a user's live ones, without reading all sessions. */
export class FindEndedSessions1763980000000 implements MigrationInterface {
  name = 'FindEndedSessions1763980000000';
  /** CREATE INDEX CONCURRENTLY cannot run in a transaction. */
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    const former = (await runner.query('SHOW lock_timeout')) as unknown as readonly {
      lock_timeout: string;
    }[];
    // CONCURRENTLY does not block writers.
    await runner.query('SET lock_timeout = 0');
    // An earlier attempt may have left an invalid index.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS sessions_end');
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS sessions_user_open');
    // The earlier of the two times; a session that was not revoked ends when it expires.
    await runner.query(
      'CREATE INDEX CONCURRENTLY sessions_end ON sessions (least(revoked_at, expires_at))',
    );
    await runner.query(
      'CREATE INDEX CONCURRENTLY sessions_user_open ON sessions (user_id) WHERE revoked_at IS NULL',
    );
    await runner.query(`SELECT set_config('lock_timeout', $1, false)`, [
      former[0]?.lock_timeout ?? '0',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY sessions_user_open');
    await runner.query('DROP INDEX CONCURRENTLY sessions_end');
  }
}
