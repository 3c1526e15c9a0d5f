import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Resumes store their page count and the hidden text that was excluded from reading; both are null for resumes that were read before. */
export class KeepHiddenText1763720000000 implements MigrationInterface {
  name = 'KeepHiddenText1763720000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE resumes ADD pages integer, ADD hidden jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE resumes DROP hidden, DROP pages');
  }
}
