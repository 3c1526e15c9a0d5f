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

  // The comparison skips indexes that TypeORM cannot express, which their entity only names.
  it('has every index that an entity names', async () => {
    const named = database.dataSource.entityMetadatas.flatMap(({ indices }) =>
      indices.map(({ name }) => name),
    );
    expect(named).toContain('scans_user_url');
    const valid: { name: string }[] = await database.dataSource.query(
      'SELECT indexrelid::regclass::text AS name FROM pg_index WHERE indisvalid',
    );
    expect(valid.map(({ name }) => name)).toEqual(expect.arrayContaining(named));
  });

  it('detects that it is up to date, and migrating again does nothing', async () => {
    await expect(isMigrated(database.dataSource)).resolves.toBe(true);
    await expect(
      Promise.all([runMigrations(database.dataSource), runMigrations(database.dataSource)]),
    ).resolves.toEqual([[], []]);
  });
});
