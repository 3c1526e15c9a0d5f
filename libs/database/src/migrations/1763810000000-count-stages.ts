import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The totals distinguish saved scans by stage, so that lists can show them without counting. */
export class CountStages1763810000000 implements MigrationInterface {
  name = 'CountStages1763810000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET LOCAL statement_timeout = 0');
    // Locks the counted table and not the totals: a statement that has already called the old function would otherwise continue with it.
    await runner.query('LOCK TABLE scans IN SHARE ROW EXCLUSIVE MODE');
    await runner.query(
      `ALTER TABLE scan_totals ${stages.map((stage) => `ADD ${stage} integer NOT NULL DEFAULT 0`).join(', ')}`,
    );
    for (const statement of [
      addByStage,
      countChanges('OLD.saved_stage = NEW.saved_stage AND '),
      ...countOn('saved_at, saved_stage, created_at'),
      fill,
    ])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('LOCK TABLE scans IN SHARE ROW EXCLUSIVE MODE');
    for (const statement of [addWithoutStage, countChanges(''), ...countOn('saved_at, created_at')])
      await runner.query(statement);
    await runner.query(
      `ALTER TABLE scan_totals ${stages.map((stage) => `DROP ${stage}`).join(', ')}`,
    );
  }
}

/** All but the first stage, which is the remainder of the saved scans. */
const stages = ['applied', 'interview', 'offer', 'rejected'];

const days = `VALUES ('-infinity'::date), ((scan.created_at AT TIME ZONE 'UTC')::date)`;

const addByStage = `CREATE OR REPLACE FUNCTION add_to_scan_totals(scan scans, sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO scan_totals AS t (user_id, day, shard, scans, saved, ${stages.join(', ')})
    SELECT u.id, d.day, txid_current() % 8, sign, CASE WHEN scan.saved_at IS NULL THEN 0 ELSE sign END,
      ${stages.map((stage) => `CASE WHEN scan.saved_at IS NOT NULL AND scan.saved_stage = '${stage}' THEN sign ELSE 0 END`).join(',\n      ')}
    FROM users u CROSS JOIN (${days}) AS d (day) WHERE u.id = scan.user_id
    ON CONFLICT (user_id, day, shard) DO UPDATE SET ${['scans', 'saved', ...stages].map((name) => `${name} = t.${name} + excluded.${name}`).join(', ')}
$$`;

const addWithoutStage = `CREATE OR REPLACE FUNCTION add_to_scan_totals(scan scans, sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO scan_totals AS t (user_id, day, shard, scans, saved)
    SELECT u.id, d.day, txid_current() % 8, sign, CASE WHEN scan.saved_at IS NULL THEN 0 ELSE sign END
    FROM users u CROSS JOIN (${days}) AS d (day) WHERE u.id = scan.user_id
    ON CONFLICT (user_id, day, shard) DO UPDATE SET scans = t.scans + excluded.scans, saved = t.saved + excluded.saved
$$`;

function countChanges(sameStage: string): string {
  return `CREATE OR REPLACE FUNCTION count_scans() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- Saving what is saved counts nothing.
    IF TG_OP = 'UPDATE' AND (OLD.saved_at IS NULL) = (NEW.saved_at IS NULL) AND ${sameStage}OLD.created_at = NEW.created_at THEN RETURN NULL; END IF;
    IF TG_OP <> 'INSERT' THEN PERFORM add_to_scan_totals(OLD, -1); END IF;
    IF TG_OP <> 'DELETE' THEN PERFORM add_to_scan_totals(NEW, 1); END IF;
    RETURN NULL;
  END $$`;
}

function countOn(columns: string): string[] {
  return [
    'DROP TRIGGER scans_counted ON scans',
    `CREATE TRIGGER scans_counted AFTER INSERT OR DELETE OR UPDATE OF ${columns} ON scans FOR EACH ROW EXECUTE FUNCTION count_scans()`,
  ];
}

const fill = `INSERT INTO scan_totals (user_id, day, shard, ${stages.join(', ')})
  SELECT scan.user_id, d.day, 0, ${stages.map((stage) => `count(*) FILTER (WHERE scan.saved_stage = '${stage}')`).join(', ')}
  FROM scans scan CROSS JOIN LATERAL (${days}) AS d (day) WHERE scan.saved_at IS NOT NULL AND scan.saved_stage <> 'saved' GROUP BY 1, 2
  ON CONFLICT (user_id, day, shard) DO UPDATE SET ${stages.map((stage) => `${stage} = excluded.${stage}`).join(', ')}`;
