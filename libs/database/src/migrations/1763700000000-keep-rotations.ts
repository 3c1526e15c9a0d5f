import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions remember when each of their last tokens was replaced, not only the last one: many tabs may ask at once. */
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
