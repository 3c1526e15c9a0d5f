import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deleted accounts are purged after a grace period, and leave a receipt without personal data. */
export class PurgeAccounts1763820000000 implements MigrationInterface {
  name = 'PurgeAccounts1763820000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE account_purges (
      id uuid NOT NULL, started_at timestamptz NOT NULL DEFAULT now(), finished_at timestamptz,
      scans integer NOT NULL DEFAULT 0, readings integer NOT NULL DEFAULT 0, resumes integer NOT NULL DEFAULT 0,
      CONSTRAINT account_purges_pk PRIMARY KEY (id))`);
    await runner.query(
      'ALTER TABLE users ADD purge_id uuid, ADD CONSTRAINT users_purge_fk FOREIGN KEY (purge_id) REFERENCES account_purges (id)',
    );
    await runner.query(
      'CREATE INDEX users_deleted ON users (deleted_at) WHERE deleted_at IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX users_deleted');
    await runner.query('ALTER TABLE users DROP purge_id');
    await runner.query('DROP TABLE account_purges');
  }
}
