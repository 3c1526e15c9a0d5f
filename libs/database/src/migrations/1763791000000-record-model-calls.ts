import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Costs are stored with the scan, since readings are shared; and a former score has a timestamp. */
export class RecordModelCalls1763791000000 implements MigrationInterface {
  name = 'RecordModelCalls1763791000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query(
      `ALTER TABLE scans ADD COLUMN model_calls jsonb NOT NULL DEFAULT '[]', ADD COLUMN former_score_at timestamptz`,
    );
    await runner.query(
      'UPDATE scans s SET former_score_at = m.created_at FROM matches m WHERE m.scan_id = s.id AND s.former_score IS NOT NULL',
    );
    // So far only the reading recorded its calls: they were made for the first scan of its text.
    await runner.query(
      `UPDATE scans s SET model_calls = calls.of_text
       FROM (
         SELECT posting_hash, jsonb_agg(call || jsonb_build_object('model', p.reading -> 'model') ORDER BY p.created_at, place) AS of_text
         FROM posting_readings p, jsonb_array_elements(p.reading -> 'calls') WITH ORDINALITY AS c (call, place)
         WHERE p.reading ->> 'model' IS NOT NULL GROUP BY posting_hash
       ) calls
       WHERE s.id = (SELECT f.id FROM scans f WHERE f.posting_hash = calls.posting_hash ORDER BY f.created_at, f.id LIMIT 1)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE scans DROP COLUMN model_calls, DROP COLUMN former_score_at');
  }
}
