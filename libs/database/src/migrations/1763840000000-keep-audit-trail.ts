import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Audit trail of sign-ins, sign-outs, exports and deletions; the entries of a purged user remain without the user. */
export class KeepAuditTrail1763840000000 implements MigrationInterface {
  name = 'KeepAuditTrail1763840000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE audit_entries (
      id uuid NOT NULL, at timestamptz NOT NULL DEFAULT now(), user_id uuid, event text NOT NULL, provider text, refusal text,
      CONSTRAINT audit_entries_pk PRIMARY KEY (id),
      CONSTRAINT audit_entries_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE SET NULL)`);
    await runner.query('CREATE INDEX audit_entries_user ON audit_entries (user_id, id)');
    await runner.query('CREATE INDEX audit_entries_at ON audit_entries (at)');
    await runner.query(
      `CREATE INDEX audit_entries_refused ON audit_entries (at) WHERE event = 'sign-in-refused'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_entries');
  }
}
