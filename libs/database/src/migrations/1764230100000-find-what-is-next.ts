import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists leave out archived scans, and the best matches are found along an index in their order. */
export class FindWhatIsNext1764230100000 implements MigrationInterface {
  name = 'FindWhatIsNext1764230100000';
  /** CREATE INDEX CONCURRENTLY cannot run in a transaction. */
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await withoutLockTimeout(runner, async () => {
      await replace(
        runner,
        newest('status, overall_score, score_low, ready_to_apply, archived_at'),
      );
      await create(
        runner,
        'scans_user_next',
        `(user_id, ready_to_apply DESC, ${lowEnd} DESC, overall_score DESC, id DESC)
         WHERE status = 'completed' AND archived_at IS NULL AND ready_to_apply IS NOT NULL`,
      );
      await create(runner, 'scans_user_archived', '(user_id) WHERE archived_at IS NOT NULL');
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await withoutLockTimeout(runner, async () => {
      await replace(runner, newest('status, overall_score, score_low, ready_to_apply'));
      await runner.query('DROP INDEX CONCURRENTLY IF EXISTS scans_user_next');
      await runner.query('DROP INDEX CONCURRENTLY IF EXISTS scans_user_archived');
    });
  }
}

const lowEnd =
  'coalesce(CASE WHEN overall_score IS NOT NULL THEN score_low END, overall_score, -1)';

/** Covers the columns of filters and scores, so that a selective filter reads this narrow index only, in every order. */
const newest = (columns: string) =>
  `(user_id, created_at DESC, id DESC) INCLUDE (${columns}, saved_at, saved_stage, title_key, company_key)`;

/** CONCURRENTLY does not block writers. */
async function withoutLockTimeout(runner: QueryRunner, work: () => Promise<void>): Promise<void> {
  const former = (await runner.query('SHOW lock_timeout')) as unknown as readonly {
    lock_timeout: string;
  }[];
  await runner.query('SET lock_timeout = 0');
  await work();
  await runner.query(`SELECT set_config('lock_timeout', $1, false)`, [
    former[0]?.lock_timeout ?? '0',
  ]);
}

/** An earlier attempt may have left an invalid index. */
async function create(runner: QueryRunner, name: string, definition: string): Promise<void> {
  await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON scans ${definition}`);
}

/** Builds the index of the newest under another name first, so that lists have one all the time. */
async function replace(runner: QueryRunner, definition: string): Promise<void> {
  await create(runner, 'scans_user_newest_next', definition);
  await runner.query('DROP INDEX CONCURRENTLY IF EXISTS scans_user_newest');
  await runner.query('ALTER INDEX scans_user_newest_next RENAME TO scans_user_newest');
}
