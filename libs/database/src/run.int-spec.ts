import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { createDataSource } from './data-source.js';
import { poolOf, run } from './run.js';
import { createTestDatabase, type TestDatabase } from './testing/index.js';

describe('running statements', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  beforeAll(async () => {
    database = await createTestDatabase();
    // One connection, so that the next statement sees the prepared ones.
    dataSource = await createDataSource({ url: database.url, poolSize: 1 }).initialize();
  });
  afterAll(async () => {
    if (dataSource?.isInitialized) await dataSource.destroy();
    await database?.drop();
  });

  it('prepares a named statement once for its connection', async () => {
    for (const value of [1, 2])
      await expect(
        run<{ value: number }>(dataSource, 'SELECT $1::int AS value', [value], 'echo'),
      ).resolves.toEqual([{ value }]);
    await expect(
      run(
        dataSource,
        `SELECT name, custom_plans::int + generic_plans::int AS runs FROM pg_prepared_statements`,
      ),
    ).resolves.toEqual([{ name: 'echo', runs: 2 }]);
  });

  it('plans a named statement once for a worker, whatever its values', async () => {
    const worker = createDataSource({ url: database.url, poolSize: 1, genericPlans: true });
    await worker.initialize();
    try {
      for (const id of Array.from({ length: 6 }, () => randomUUID()))
        await run(worker, 'SELECT id FROM users WHERE id = $1', [id], 'user');
      await expect(
        run(
          worker,
          'SELECT custom_plans::int AS custom, generic_plans::int AS generic FROM pg_prepared_statements',
        ),
      ).resolves.toEqual([{ custom: 0, generic: 6 }]);
    } finally {
      await worker.destroy();
    }
  });

  it('returns the rows of an update within a transaction', async () => {
    const rows = await dataSource.transaction((manager) =>
      run<{ id: string }>(manager, 'UPDATE users SET name = $1 RETURNING id', ['Ada']),
    );
    expect(rows).toEqual([]);
  });

  it('has a pool only for a connected data source', async () => {
    expect(poolOf(dataSource)?.totalCount).toBe(1);
    expect(poolOf(createDataSource({ url: database.url, poolSize: 1 }))).toBeUndefined();
    await dataSource.destroy();
    expect(poolOf(dataSource)).toBeUndefined();
  });
});
