import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys, with which users sign in. */
export class CreatePasskeys1764330000000 implements MigrationInterface {
  name = 'CreatePasskeys1764330000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE passkeys (
      user_id uuid NOT NULL, id uuid NOT NULL, credential_id text NOT NULL, public_key text NOT NULL, signatures bigint NOT NULL, transports text[] NOT NULL,
      site text NOT NULL, name text NOT NULL, created_at timestamptz NOT NULL DEFAULT now(), last_used_at timestamptz,
      CONSTRAINT passkeys_pk PRIMARY KEY (user_id, id),
      CONSTRAINT passkeys_credential UNIQUE (user_id, credential_id),
      CONSTRAINT passkeys_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE passkeys');
  }
}
