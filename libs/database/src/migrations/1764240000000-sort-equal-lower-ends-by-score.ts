import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Scans whose scores have the same lower end, as all weak ones have, are sorted by the score. Until the rollout ends, the previous version sorts without
 * an index, which is slower but correct.
 */
export class SortEqualLowerEndsByScore1764240000000 implements MigrationInterface {
  name = 'SortEqualLowerEndsByScore1764240000000';
  /** CREATE INDEX CONCURRENTLY cannot run in a transaction. */
  transaction = false as const;

  up(runner: QueryRunner): Promise<void> {
    return replaceIndexes(runner, {
      scans_user_best: `(user_id, (${lowEnd(-1)} * 1000 + coalesce(overall_score, 0)) DESC, id DESC)`,
      scans_user_worst: `(user_id, (${lowEnd(101)} * 1000 + coalesce(overall_score, 0)), id)`,
    });
  }

  down(runner: QueryRunner): Promise<void> {
    return replaceIndexes(runner, {
      scans_user_best: `(user_id, ${lowEnd(-1)} DESC, id DESC)`,
      scans_user_worst: `(user_id, ${lowEnd(101)}, id)`,
    });
  }
}

const lowEnd = (ofNone: number) =>
  `coalesce(CASE WHEN overall_score IS NOT NULL THEN score_low END, overall_score, ${ofNone})`;

/** Builds each index under another name first, so that lists have one all the time. */
async function replaceIndexes(
  runner: QueryRunner,
  definitions: Readonly<Record<string, string>>,
): Promise<void> {
  const former = (await runner.query('SHOW lock_timeout')) as unknown as readonly {
    lock_timeout: string;
  }[];
  // CONCURRENTLY does not block writers.
  await runner.query('SET lock_timeout = 0');
  for (const [name, definition] of Object.entries(definitions)) {
    // An earlier attempt may have left an invalid index.
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}_next`);
    await runner.query(`CREATE INDEX CONCURRENTLY ${name}_next ON scans ${definition}`);
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
    await runner.query(`ALTER INDEX ${name}_next RENAME TO ${name}`);
  }
  await runner.query(`SELECT set_config('lock_timeout', $1, false)`, [
    former[0]?.lock_timeout ?? '0',
  ]);
}
