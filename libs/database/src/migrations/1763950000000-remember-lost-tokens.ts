import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions remember how many tokens in a row got lost on their way, so that the one before them can be told from a copy. */
export class RememberLostTokens1763950000000 implements MigrationInterface {
  name = 'RememberLostTokens1763950000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions ADD COLUMN lost_generations integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP COLUMN lost_generations');
  }
}
