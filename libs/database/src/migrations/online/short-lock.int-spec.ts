import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../testing/index.js';
import { withShortLock } from './short-lock.js';

describe('a change under a short lock', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  const runners: QueryRunner[] = [];
  beforeEach(async () => {
    database = await createTestDatabase();
    ({ dataSource } = database);
  });
  afterEach(async () => {
    await Promise.all(runners.splice(0).map((runner) => runner.release()));
    await database.drop();
  });

  function connection(): QueryRunner {
    const runner = dataSource.createQueryRunner();
    runners.push(runner);
    return runner;
  }

  /** A transaction that keeps `scans` locked until it is told to end. */
  async function holding(mode: string): Promise<() => Promise<void>> {
    const holder = connection();
    await holder.query('BEGIN');
    await holder.query(`LOCK TABLE scans IN ${mode} MODE`);
    return async () => void (await holder.query('COMMIT'));
  }

  const change = (): Promise<void> =>
    withShortLock(connection(), ['scans'], 'ALTER TABLE scans ADD COLUMN place text');

  const hasChanged = async (): Promise<boolean> => {
    const found: unknown[] = await dataSource.query(
      `SELECT 1 FROM information_schema.columns WHERE table_name = 'scans' AND column_name = 'place'`,
    );
    return found.length > 0;
  };

  /** Fails where a reader waits for longer than a second. */
  async function readFor(ms: number): Promise<void> {
    const reader = connection();
    await reader.query(`SET lock_timeout = '1s'`);
    for (const end = Date.now() + ms; Date.now() < end; await wait(20))
      await reader.query('SELECT count(*) FROM scans');
  }

  /** Whether the change has been in the queue of the table for longer than a second, after which PostgreSQL ends an automatic vacuum. */
  async function waitsForVacuum(): Promise<boolean> {
    const found: unknown[] = await dataSource.query(
      `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'scans'::regclass AND clock_timestamp() - waitstart > interval '1s'`,
    );
    return found.length > 0;
  }

  it.each([
    ['ROW EXCLUSIVE', 'a request that writes', false],
    ['SHARE UPDATE EXCLUSIVE', 'a vacuum', true],
  ])(
    'lets others pass while the table is locked in %s mode, as by %s, and is made afterwards',
    async (mode, _, isVacuum) => {
      const end = await holding(mode);
      const changed = change();
      await readFor(3_000);
      expect(await waitsForVacuum()).toBe(isVacuum);
      expect(await hasChanged()).toBe(false);
      await end();
      await changed;
      expect(await hasChanged()).toBe(true);
    },
  );

  it('leaves no transaction behind where it is refused', async () => {
    const runner = connection();
    await expect(
      withShortLock(runner, ['scans'], 'ALTER TABLE scans DROP COLUMN nothing'),
    ).rejects.toThrow('column "nothing" of relation "scans" does not exist');
    expect(await runner.query(`SELECT now() = statement_timestamp() AS "isFresh"`)).toEqual([
      { isFresh: true },
    ]);
  });

  it('keeps the time limit of its connection', async () => {
    const runner = connection();
    await runner.query(`SET lock_timeout = '2s'`);
    await withShortLock(runner, ['scans'], 'ALTER TABLE scans ADD COLUMN place text');
    expect(await runner.query('SHOW lock_timeout')).toEqual([{ lock_timeout: '2s' }]);
  });
});
