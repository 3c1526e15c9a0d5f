import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What users correct in the reading and judging of postings and resumes. */
export class KeepCorrections1764233000000 implements MigrationInterface {
  name = 'KeepCorrections1764233000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE corrections (
      user_id uuid NOT NULL, id uuid NOT NULL, key text NOT NULL, body jsonb NOT NULL, created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT corrections_pk PRIMARY KEY (user_id, id),
      CONSTRAINT corrections_key UNIQUE (user_id, key),
      CONSTRAINT corrections_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE corrections');
  }
}
