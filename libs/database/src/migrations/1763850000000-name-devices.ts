import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions store the browser and system for the list of devices; existing ones get them at the next refresh. */
export class NameDevices1763850000000 implements MigrationInterface {
  name = 'NameDevices1763850000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions ADD browser text, ADD system text, DROP user_agent');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP browser, DROP system, ADD user_agent text');
  }
}
