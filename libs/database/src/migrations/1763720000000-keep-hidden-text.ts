import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Resumes keep how many pages they have and the hidden text that was left out of reading; both are null where a resume was read before this. */
export class KeepHiddenText1763720000000 implements MigrationInterface {
  name = 'KeepHiddenText1763720000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE resumes ADD pages integer, ADD hidden jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE resumes DROP hidden, DROP pages');
  }
}
