import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Google vouches only for addresses that it hosts. Which other addresses belong to a Workspace was not stored, so none of them links to another account
 * until its user signs in with Google again. Accounts that are already linked remain linked.
 */
export class ForgetForeignEmails1764010000000 implements MigrationInterface {
  name = 'ForgetForeignEmails1764010000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      String.raw`UPDATE identities SET verified_email = NULL WHERE provider = 'google' AND verified_email !~* '@(gmail|googlemail)\.com$'`,
    );
  }

  async down(): Promise<void> {
    // Not reversible: the next sign-in fills it in.
  }
}
