import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an evaluation began to wait. Scans store it within their reason; the reason of an evaluation is only a code. */
export class SaySinceWhenEvaluationsWait1763960000000 implements MigrationInterface {
  name = 'SaySinceWhenEvaluationsWait1763960000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE resumes ADD waits_since TIMESTAMP WITH TIME ZONE');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE resumes DROP COLUMN waits_since');
  }
}
