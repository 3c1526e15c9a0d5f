import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An evaluation is either requested by its user, who must learn that it failed, or queued in the background. Those in progress now count as
 * requested, so that no failure is hidden.
 */
export class MarkRereadings1764050000000 implements MigrationInterface {
  name = 'MarkRereadings1764050000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE resumes ADD COLUMN is_reread boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE resumes DROP COLUMN is_reread');
  }
}
