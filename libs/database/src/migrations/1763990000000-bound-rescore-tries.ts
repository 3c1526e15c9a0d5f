import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts how often rescoring has failed for one revision of a profile, so that it is not retried forever. */
export class BoundRescoreTries1763990000000 implements MigrationInterface {
  name = 'BoundRescoreTries1763990000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE users ADD rescore_failed_revision integer, ADD rescore_failures integer NOT NULL DEFAULT 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE users DROP COLUMN rescore_failures, DROP COLUMN rescore_failed_revision',
    );
  }
}
