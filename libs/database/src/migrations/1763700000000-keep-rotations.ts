import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions store the times of their last token rotations and not only of the last one, since many tabs may refresh concurrently. */
export class KeepRotations1763700000000 implements MigrationInterface {
  name = 'KeepRotations1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sessions ADD rotations timestamptz[] NOT NULL DEFAULT '{}'`);
    await runner.query('UPDATE sessions SET rotations = ARRAY[rotated_at] WHERE generation > 1');
    await runner.query('ALTER TABLE sessions DROP rotated_at');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions ADD rotated_at timestamptz NOT NULL DEFAULT now()');
    await runner.query('UPDATE sessions SET rotated_at = coalesce(rotations[1], created_at)');
    await runner.query('ALTER TABLE sessions DROP rotations');
  }
}
