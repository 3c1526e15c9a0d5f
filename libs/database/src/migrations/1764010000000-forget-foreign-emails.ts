import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Google vouches only for addresses that it hosts. Which of the others belong to a Workspace was not kept, so none of them links to another account
 * until its person signs in with Google again. Accounts that are linked already stay so.
 */
export class ForgetForeignEmails1764010000000 implements MigrationInterface {
  name = 'ForgetForeignEmails1764010000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(String.raw`UPDATE identities SET verified_email = NULL WHERE provider = 'google' AND verified_email !~* '@(gmail|googlemail)\.com$'`);
  }

  async down(): Promise<void> {
    // Nothing to bring back: the next sign-in fills it in.
  }
}
