import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions count consecutive tokens that were lost in transit, so that an earlier one can be distinguished from a stolen copy. */
export class RememberLostTokens1763950000000 implements MigrationInterface {
  name = 'RememberLostTokens1763950000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE sessions ADD COLUMN lost_generations integer NOT NULL DEFAULT 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP COLUMN lost_generations');
  }
}
