import { isMigrated, runMigrations } from './run-migrations.js';
import { createTestDatabase, type TestDatabase } from './testing/index.js';

describe('schema', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('matches the entities: no drift between migrations and code', async () => {
    const { upQueries } = await database.dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map((query) => query.query)).toEqual([]);
  });

  it('detects that it is up to date, and migrating again does nothing', async () => {
    await expect(isMigrated(database.dataSource)).resolves.toBe(true);
    await expect(
      Promise.all([runMigrations(database.dataSource), runMigrations(database.dataSource)]),
    ).resolves.toEqual([[], []]);
  });
});
