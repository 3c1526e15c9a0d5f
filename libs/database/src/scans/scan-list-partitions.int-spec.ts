import { aUser, createTestDatabase, type TestDatabase } from '../testing/index.js';
import { run } from '../run.js';
import { type ScanListQuery, scanPageStatement } from './scan-list.statement.js';

describe('a list on tables that are divided by user', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ areDivided: true });
  });
  afterAll(() => database.drop());

  it.each<Partial<ScanListQuery>>([
    {},
    { from: 100 },
    { words: ['zzz'] },
    { status: ['failed'], sort: 'worst-score' },
  ])('with %j is planned for one partition of each table', async (query) => {
    const { id } = await aUser(database.dataSource);
    const { sql, parameters } = scanPageStatement(id, {
      sort: 'newest',
      from: 1,
      limit: 10,
      ...query,
    });
    const plan = await run<{ 'QUERY PLAN': string }>(
      database.dataSource,
      `EXPLAIN ${sql}`,
      parameters,
    );
    const partitions = plan.flatMap((line) => [
      ...line['QUERY PLAN'].matchAll(/ on (\w+)_(\d)\b/g),
    ]);
    expect(new Set(partitions.map(([, table]) => table))).toEqual(
      new Set(['scans', 'close_readings', 'matches', 'resumes', 'named_resumes']),
    );
    expect(new Set(partitions.map(([, , number]) => number)).size).toBe(1);
  });
});
