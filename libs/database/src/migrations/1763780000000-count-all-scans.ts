import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The totals over all of a user's scans stand in rows of their own: summed over days, they cost the more the longer somebody stays. */
export class CountAllScans1763780000000 implements MigrationInterface {
  name = 'CountAllScans1763780000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET LOCAL statement_timeout = 0');
    // Not the totals but what they count is locked: a statement that has met the old function already would go on with it.
    await runner.query('LOCK TABLE scans IN SHARE ROW EXCLUSIVE MODE');
    await runner.query(addToTotals(`VALUES ('-infinity'::date), ((scan.created_at AT TIME ZONE 'UTC')::date)`));
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
