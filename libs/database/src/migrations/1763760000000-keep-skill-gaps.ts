import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Matches store their missing skills with the effect of each. A new revision of every profile triggers a rescore, which fills them. */
export class KeepSkillGaps1763760000000 implements MigrationInterface {
  name = 'KeepSkillGaps1763760000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE matches ADD gaps jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(
      'UPDATE users SET profile_revision = profile_revision + 1 WHERE id IN (SELECT user_id FROM matches)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE matches DROP gaps');
  }
}
