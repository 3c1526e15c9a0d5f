import { setTimeout as wait } from 'node:timers/promises';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createDataSource } from './data-source.js';
import { migrations } from './migrations/index.js';
import { buildIndex } from './migrations/online/indexes.js';
import { runMigrations } from './run-migrations.js';
import { createTestDatabase, type TestDatabase } from './testing/index.js';

/** A slow migration of the next release, so that another process starts meanwhile. */
class IndexCompanies1999000000000 implements MigrationInterface {
  name = 'IndexCompanies1999000000000';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SELECT pg_sleep(1)');
    await buildIndex(runner, {
      name: 'scans_company',
      table: 'scans',
      definition: '(company_key)',
    });
  }

  async down(): Promise<void> {}
}

class NameUsers1999000000000 implements MigrationInterface {
  name = 'NameUsers1999000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD nickname text');
  }

  async down(): Promise<void> {}
}

describe('migrating', () => {
  let database: TestDatabase;
  const opened: DataSource[] = [];
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((dataSource) => dataSource.destroy()));
    await database.drop();
  });

  /** A process of the release with one more migration. */
  async function aProcess(further: new () => MigrationInterface): Promise<DataSource> {
    const dataSource = await new DataSource({
      ...createDataSource({ url: database.url, poolSize: 3 }).options,
      migrations: [...migrations, further],
    } as ConstructorParameters<typeof DataSource>[0]).initialize();
    opened.push(dataSource);
    return dataSource;
  }

  it('runs once for many processes that start together, even if it waits for running transactions', async () => {
    const processes = await Promise.all([1, 2, 3].map(() => aProcess(IndexCompanies1999000000000)));
    const done = await Promise.all(processes.map((dataSource) => runMigrations(dataSource)));
    expect(done.flat()).toEqual(['IndexCompanies1999000000000']);
    expect(
      await database.dataSource.query(
        `SELECT indisvalid FROM pg_index WHERE indexrelid = 'scans_company'::regclass`,
      ),
    ).toEqual([{ indisvalid: true }]);
  });

  it('does not block other statements while a table is locked, and changes it afterwards', async () => {
    const process = await aProcess(NameUsers1999000000000);
    const holder = database.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await holder.query('SELECT count(*) FROM users');
    let isOver = false;
    const migrated = runMigrations(process).finally(() => (isOver = true));
    // Waits behind the migration only until its lock times out, far shorter than the table is locked.
    for (let turn = 0; turn < 14; turn += 1) {
      await database.dataSource.query('SELECT count(*) FROM users');
      await wait(500);
    }
    expect(isOver).toBe(false);
    await holder.commitTransaction();
    await holder.release();
    expect(await migrated).toEqual(['NameUsers1999000000000']);
    await expect(database.dataSource.query('SELECT nickname FROM users')).resolves.toEqual([]);
  });

  it('restores the settings of its connection', async () => {
    const process = await aProcess(NameUsers1999000000000);
    await runMigrations(process);
    const settings = await Promise.all(
      [1, 2, 3].map(() =>
        process.query(
          `SELECT current_setting('lock_timeout') AS lock, current_setting('statement_timeout') AS statement, pg_sleep(0.2)`,
        ),
      ),
    );
    expect(settings.flat()).toEqual(
      [1, 2, 3].map(() => ({ lock: '0', statement: '5s', pg_sleep: '' })),
    );
    expect(
      await process.query(
        `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      ),
    ).toEqual([]);
  });
});
