import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Personal access tokens, with which a user's agents and scripts call the API. */
export class CreateAccessTokens1764060000000 implements MigrationInterface {
  name = 'CreateAccessTokens1764060000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE access_tokens (
      id uuid NOT NULL, user_id uuid NOT NULL, name text NOT NULL, hint text NOT NULL, hash text NOT NULL, scopes text[] NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(), expires_at timestamptz, last_used_at timestamptz,
      CONSTRAINT access_tokens_pk PRIMARY KEY (id),
      CONSTRAINT access_tokens_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE)`);
    await runner.query('CREATE INDEX access_tokens_user ON access_tokens (user_id)');
    await runner.query('CREATE UNIQUE INDEX access_tokens_hash ON access_tokens (hash)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE access_tokens');
  }
}
