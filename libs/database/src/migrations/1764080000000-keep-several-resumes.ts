import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A user may have several resumes. Versions from before belong to the first one, which is the default and has no name until it is given one. */
export class KeepSeveralResumes1764080000000 implements MigrationInterface {
  name = 'KeepSeveralResumes1764080000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE named_resumes (
      user_id uuid NOT NULL, number integer NOT NULL, name text NOT NULL, removed_at timestamptz,
      CONSTRAINT named_resumes_pk PRIMARY KEY (user_id, number),
      CONSTRAINT named_resumes_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE)`);
    await runner.query('ALTER TABLE users ADD default_resume integer NOT NULL DEFAULT 1');
    await runner.query('ALTER TABLE resumes ADD resume_number integer NOT NULL DEFAULT 1');
    await runner.query(`ALTER TABLE matches ADD other_resumes jsonb NOT NULL DEFAULT '[]'`);
    await runner.query('ALTER TABLE close_readings ADD runner_up jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE close_readings DROP runner_up');
    await runner.query('ALTER TABLE matches DROP other_resumes');
    await runner.query('ALTER TABLE resumes DROP resume_number');
    await runner.query('ALTER TABLE users DROP default_resume');
    await runner.query('DROP TABLE named_resumes');
  }
}
