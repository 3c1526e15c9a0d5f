import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a user took out of their skills stays out when the resume is evaluated again. */
export class RememberRemovedSkills1763710000000 implements MigrationInterface {
  name = 'RememberRemovedSkills1763710000000';

  async up(runner: QueryRunner): Promise<void> {
    // For a short time the first migration made this column; databases of then have it.
    await runner.query(`ALTER TABLE users ADD COLUMN IF NOT EXISTS removed_skills text[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP removed_skills');
  }
}
