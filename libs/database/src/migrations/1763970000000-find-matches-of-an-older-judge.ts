import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which judge made a match stands within it: to look for those of an older one without an index is to unpack every match there is. */
export class FindMatchesOfAnOlderJudge1763970000000 implements MigrationInterface {
  name = 'FindMatchesOfAnOlderJudge1763970000000';
  /** An index that is built beside what runs can be in no transaction. */
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    const former = (await runner.query('SHOW lock_timeout')) as unknown as readonly { lock_timeout: string }[];
    // It blocks nobody while it waits.
    await runner.query('SET lock_timeout = 0');
    // What an earlier try left half built.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS matches_user_judge');
    await runner.query(`CREATE INDEX CONCURRENTLY matches_user_judge ON matches (user_id, (substring(match->>'judge' from '[0-9]+$')::int))`);
    await runner.query(`SELECT set_config('lock_timeout', $1, false)`, [former[0]?.lock_timeout ?? '0']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY matches_user_judge');
  }
}
