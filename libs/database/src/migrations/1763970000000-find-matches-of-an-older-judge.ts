import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The scoring version is inside the match document: without an index, a search for older ones would decompress every match. */
export class FindMatchesOfAnOlderJudge1763970000000 implements MigrationInterface {
  name = 'FindMatchesOfAnOlderJudge1763970000000';
  /** CREATE INDEX CONCURRENTLY cannot run in a transaction. */
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    const former = (await runner.query('SHOW lock_timeout')) as unknown as readonly {
      lock_timeout: string;
    }[];
    // CONCURRENTLY does not block writers.
    await runner.query('SET lock_timeout = 0');
    // An earlier attempt may have left an invalid index.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS matches_user_judge');
    await runner.query(
      `CREATE INDEX CONCURRENTLY matches_user_judge ON matches (user_id, (substring(match->>'judge' from '[0-9]+$')::int))`,
    );
    await runner.query(`SELECT set_config('lock_timeout', $1, false)`, [
      former[0]?.lock_timeout ?? '0',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY matches_user_judge');
  }
}
