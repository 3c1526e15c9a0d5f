import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Users store their answers to the conditions of postings; existing users have none. */
export class KeepAnswers1763730000000 implements MigrationInterface {
  name = 'KeepAnswers1763730000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD answers jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP answers');
  }
}
