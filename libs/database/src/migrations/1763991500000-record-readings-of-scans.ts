import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each scan gets a separate reading record, and a shared reading stores what a later reader's scan must show. */
export class RecordReadingsOfScans1763991500000 implements MigrationInterface {
  name = 'RecordReadingsOfScans1763991500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE scans ADD COLUMN reading_record jsonb');
    await runner.query(
      'ALTER TABLE posting_readings ADD COLUMN model_calls jsonb, ADD COLUMN model_ms integer, ADD COLUMN used_at timestamptz',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE posting_readings DROP COLUMN model_calls, DROP COLUMN model_ms, DROP COLUMN used_at',
    );
    await runner.query('ALTER TABLE scans DROP COLUMN reading_record');
  }
}
