import { DataSource } from 'typeorm';
import { createDataSource } from '../data-source.js';
import { createTestDatabase, type TestDatabase } from '../testing/index.js';
import { migrations } from './index.js';

/** What migrations change, as text that can be compared; functions by their signature, since equal ones may be written differently. */
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
  SELECT 'function', p.oid::regprocedure::text, pg_get_function_result(p.oid) FROM pg_proc p
   WHERE p.pronamespace = 'public'::regnamespace
     AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
   ORDER BY 1, 2, 3`;

type Migration = DataSource['migrations'][number];

// Some change indexes concurrently, which no transaction allows.
const mode = ({ transaction }: Migration) => (transaction === false ? 'none' : 'each');

describe('migrations', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    // Older schemas cannot be divided, because their keys lack the user.
    database = await createTestDatabase({ areDivided: false });
  });
  afterAll(() => database.drop());

  it('can each be reverted to the schema before them, and run again', async () => {
    const { dataSource } = database;
    const newestFirst = dataSource.migrations.toReversed();
    const read = (): Promise<unknown[]> => dataSource.query(schema);
    const migrated = await read();
    expect(migrated.length).toBeGreaterThan(100);

    for (const migration of newestFirst)
      await dataSource.undoLastMigration({ transaction: mode(migration) });
    expect(await read()).toEqual([]);

    // Once more, now with the schema after each step.
    const steps: unknown[][] = [[]];
    for (let count = 1; count <= newestFirst.length; count += 1) {
      await runFirst(count);
      steps.push(await read());
    }
    expect(steps.at(-1)).toEqual(migrated);
    for (const migration of newestFirst) {
      steps.pop();
      await dataSource.undoLastMigration({ transaction: mode(migration) });
      expect({ without: migration.name, schema: await read() }).toEqual({
        without: migration.name,
        schema: steps.at(-1),
      });
    }
  });

  /** Runs the oldest ones that have not run yet. */
  async function runFirst(count: number): Promise<void> {
    const some = await new DataSource({
      ...createDataSource({ url: database.url, poolSize: 1 }).options,
      migrations: migrations.slice(0, count),
    } as ConstructorParameters<typeof DataSource>[0]).initialize();
    try {
      await some.runMigrations({ transaction: 'each' });
    } finally {
      await some.destroy();
    }
  }
});
