import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Users keep what they state for the conditions of postings; nobody has stated anything before this. */
export class KeepAnswers1763730000000 implements MigrationInterface {
  name = 'KeepAnswers1763730000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD answers jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP answers');
  }
}
