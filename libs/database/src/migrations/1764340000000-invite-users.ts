import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The owner of a server, who invites others to it. */
export class InviteUsers1764340000000 implements MigrationInterface {
  name = 'InviteUsers1764340000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN is_owner boolean NOT NULL DEFAULT false');
    await runner.query(`CREATE TABLE invitations (
      id uuid NOT NULL, user_id uuid NOT NULL, note text, hash text NOT NULL, created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL, accepted_at timestamptz, accepted_by uuid,
      CONSTRAINT invitations_pk PRIMARY KEY (id),
      CONSTRAINT invitations_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
      CONSTRAINT invitations_accepted_by_fk FOREIGN KEY (accepted_by) REFERENCES users (id) ON DELETE SET NULL)`);
    await runner.query('CREATE INDEX invitations_user ON invitations (user_id)');
    await runner.query(
      'CREATE INDEX invitations_accepted_by ON invitations (accepted_by) WHERE accepted_by IS NOT NULL',
    );
    await runner.query('CREATE UNIQUE INDEX invitations_hash ON invitations (hash)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE invitations');
    await runner.query('ALTER TABLE users DROP COLUMN is_owner');
  }
}
