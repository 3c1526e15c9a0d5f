import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions keep what the list of devices shows of their browser, and no more; older ones are named when they are next renewed. */
export class NameDevices1763850000000 implements MigrationInterface {
  name = 'NameDevices1763850000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions ADD browser text, ADD system text, DROP user_agent');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP browser, DROP system, ADD user_agent text');
  }
}
