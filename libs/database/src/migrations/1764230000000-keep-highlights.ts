import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lists show why a match fits or not, and users archive scans. A new revision of every profile triggers a rescore, which fills the highlights; until then,
 * and for scans of the previous version, they are null.
 */
export class KeepHighlights1764230000000 implements MigrationInterface {
  name = 'KeepHighlights1764230000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE scans ADD COLUMN highlights jsonb, ADD COLUMN archived_at timestamptz',
    );
    await runner.query(
      'UPDATE users SET profile_revision = profile_revision + 1 WHERE id IN (SELECT user_id FROM matches)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE scans DROP COLUMN highlights, DROP COLUMN archived_at');
  }
}
