import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Totals over all of a user's scans get separate rows: summing up the days would become slower over time. */
export class CountAllScans1763780000000 implements MigrationInterface {
  name = 'CountAllScans1763780000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET LOCAL statement_timeout = 0');
    // Locks the counted table and not the totals: a statement that has already called the old function would otherwise continue with it.
    await runner.query('LOCK TABLE scans IN SHARE ROW EXCLUSIVE MODE');
    await runner.query(
      addToTotals(`VALUES ('-infinity'::date), ((scan.created_at AT TIME ZONE 'UTC')::date)`),
    );
    await runner.query(
      `INSERT INTO scan_totals (user_id, day, shard, scans, saved) SELECT user_id, '-infinity', 0, sum(scans), sum(saved) FROM scan_totals GROUP BY user_id`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('LOCK TABLE scans IN SHARE ROW EXCLUSIVE MODE');
    await runner.query(addToTotals(`VALUES ((scan.created_at AT TIME ZONE 'UTC')::date)`));
    await runner.query(`DELETE FROM scan_totals WHERE day = '-infinity'`);
  }
}

function addToTotals(days: string): string {
  return `CREATE OR REPLACE FUNCTION add_to_scan_totals(scan scans, sign integer) RETURNS void LANGUAGE sql AS $$
    INSERT INTO scan_totals AS t (user_id, day, shard, scans, saved)
      SELECT u.id, d.day, txid_current() % 8, sign, CASE WHEN scan.saved_at IS NULL THEN 0 ELSE sign END
      FROM users u CROSS JOIN (${days}) AS d (day) WHERE u.id = scan.user_id
      ON CONFLICT (user_id, day, shard) DO UPDATE SET scans = t.scans + excluded.scans, saved = t.saved + excluded.saved
  $$`;
}
