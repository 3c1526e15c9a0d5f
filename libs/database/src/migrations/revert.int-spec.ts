import { createTestDatabase, type TestDatabase } from '../testing/index.js';

/** Everything that a migration may change, as text that can be compared. */
const schema = `
  SELECT 'column' AS kind, table_name || '.' || column_name AS name,
         concat_ws(' ', data_type, udt_name, is_nullable, column_default, is_generated, generation_expression, collation_name) AS is
    FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'migrations'
  UNION ALL
  SELECT 'index', indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'migrations'
  UNION ALL
  SELECT 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND conrelid <> 0
     AND conrelid::regclass::text <> 'migrations'
  UNION ALL
  SELECT 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL
  SELECT 'function', p.oid::regprocedure::text, p.prosrc FROM pg_proc p
   WHERE p.pronamespace = 'public'::regnamespace
     AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
   ORDER BY 1, 2, 3`;

describe('migrations', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('can all be reverted and run again, and make the same schema', async () => {
    const { dataSource } = database;
    const before: unknown[] = await dataSource.query(schema);
    expect(before.length).toBeGreaterThan(100);

    for (const { transaction } of dataSource.migrations.toReversed())
      // Some change indexes concurrently, which no transaction allows.
      await dataSource.undoLastMigration({ transaction: transaction === false ? 'none' : 'each' });
    expect(await dataSource.query(schema)).toEqual([]);

    await dataSource.runMigrations({ transaction: 'each' });
    expect(await dataSource.query(schema)).toEqual(before);
  });
});
