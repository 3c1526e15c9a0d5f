import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Identities say which e-mail their provider has verified. Of those that are here nobody knows any more whether the provider had, so they say
 * none; the next sign-in fills it in.
 */
export class KeepVerifiedEmails1763860000000 implements MigrationInterface {
  name = 'KeepVerifiedEmails1763860000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE identities ADD verified_email text');
    await runner.query('CREATE INDEX identities_verified_email ON identities (verified_email) WHERE verified_email IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE identities DROP verified_email');
  }
}
