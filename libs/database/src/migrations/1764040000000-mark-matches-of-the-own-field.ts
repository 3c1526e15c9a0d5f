import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Skill gaps are counted over postings of the user's own field only. Older matches are of no field until they are judged again. */
export class MarkMatchesOfTheOwnField1764040000000 implements MigrationInterface {
  name = 'MarkMatchesOfTheOwnField1764040000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE matches ADD COLUMN is_own_field boolean NOT NULL DEFAULT false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE matches DROP COLUMN is_own_field');
  }
}
