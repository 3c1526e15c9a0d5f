import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Close readings: a posting and a resume read against each other, by a model or by an agent of the user. */
export class ReadPairsClosely1764070000000 implements MigrationInterface {
  name = 'ReadPairsClosely1764070000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE close_readings (
      scan_id uuid NOT NULL, user_id uuid NOT NULL, status text NOT NULL, failure jsonb, claims jsonb,
      attempt integer NOT NULL DEFAULT 0, handover integer NOT NULL DEFAULT 1, lease_until timestamptz,
      resume_id uuid, reader jsonb, reader_version text, evidence jsonb, refused jsonb, rejected_claims integer NOT NULL DEFAULT 0, effect jsonb, model_calls jsonb NOT NULL DEFAULT '[]', read_at timestamptz,
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT close_readings_pk PRIMARY KEY (scan_id),
      CONSTRAINT close_readings_scan_fk FOREIGN KEY (scan_id) REFERENCES scans (id) ON DELETE CASCADE,
      CONSTRAINT close_readings_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
      CONSTRAINT close_readings_resume_fk FOREIGN KEY (resume_id) REFERENCES resumes (id) ON DELETE CASCADE)`);
    await runner.query('CREATE INDEX close_readings_user ON close_readings (user_id)');
    await runner.query('CREATE INDEX close_readings_resume ON close_readings (resume_id)');
    await runner.query(
      `CREATE INDEX close_readings_live ON close_readings (status, updated_at) WHERE status IN ('queued', 'reading')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE close_readings');
  }
}
