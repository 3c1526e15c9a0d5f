import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Resumes may be in other formats than PDF, and their text may come from a scan. Those that were read before have no `read_as`. */
export class KeepResumeFormats1764061000000 implements MigrationInterface {
  name = 'KeepResumeFormats1764061000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "ALTER TABLE resumes ADD format text NOT NULL DEFAULT 'pdf', ADD read_as text",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE resumes DROP read_as, DROP format');
  }
}
