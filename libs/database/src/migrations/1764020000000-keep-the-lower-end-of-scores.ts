import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The lower end of a score's range gets its own column, by which lists are sorted. Older matches have no range; they are sorted by their score until they are judged again. */
export class KeepTheLowerEndOfScores1764020000000 implements MigrationInterface {
  name = 'KeepTheLowerEndOfScores1764020000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE scans ADD COLUMN score_low integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE scans DROP COLUMN score_low');
  }
}
