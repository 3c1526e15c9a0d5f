import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For how many days a deleted account can be restored, as its user was told. Null, as the version before this writes, stands for 30. */
export class KeepRestorePeriods1764350000000 implements MigrationInterface {
  name = 'KeepRestorePeriods1764350000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN restore_days int');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN restore_days');
  }
}
