import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Skills that a user has removed are not added again when the resume is evaluated again. */
export class RememberRemovedSkills1763710000000 implements MigrationInterface {
  name = 'RememberRemovedSkills1763710000000';

  async up(runner: QueryRunner): Promise<void> {
    // An early version of the first migration created this column, so some databases have it.
    await runner.query(
      `ALTER TABLE users ADD COLUMN IF NOT EXISTS removed_skills text[] NOT NULL DEFAULT '{}'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP removed_skills');
  }
}
