import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Identities store the e-mail that their provider has verified. For existing ones it is unknown whether the provider had verified it, so they have
 * none until the next sign-in.
 */
export class KeepVerifiedEmails1763860000000 implements MigrationInterface {
  name = 'KeepVerifiedEmails1763860000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE identities ADD verified_email text');
    await runner.query(
      'CREATE INDEX identities_verified_email ON identities (verified_email) WHERE verified_email IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE identities DROP verified_email');
  }
}
