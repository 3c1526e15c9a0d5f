import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { poolOf, run } from '../run.js';
import { aScan, aUser, createTestDatabase, type TestDatabase } from '../testing/index.js';
import { ScanListRepository } from './scan-list.repository.js';
import type { ScanListQuery } from './scan-list.statement.js';
import { ScansRepository } from './scans.repository.js';
import { WhatIfsRepository } from './what-ifs.repository.js';

interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statements that some work sends. */
async function statementsOf(
  dataSource: DataSource,
  work: () => Promise<unknown>,
): Promise<readonly Sent[]> {
  const pool = poolOf(dataSource);
  if (pool === undefined) throw new Error('the data source is not connected');
  const query = jest.spyOn(pool as Pool & { query: (sent: Sent) => unknown }, 'query');
  try {
    await work();
    return query.mock.calls.map(([sent]) => sent);
  } finally {
    query.mockRestore();
  }
}

const list =
  (query: Partial<ScanListQuery>) =>
  (dataSource: DataSource, userId: string): Promise<unknown> =>
    new ScanListRepository(dataSource).list(userId, {
      sort: 'newest',
      from: 1,
      limit: 10,
      ...query,
    });

describe('on tables that are divided by user', () => {
  let database: TestDatabase;
  let userId: string;
  let scanId: string;
  beforeAll(async () => {
    database = await createTestDatabase({ areDivided: true });
    userId = (await aUser(database.dataSource)).id;
    scanId = (await aScan(database.dataSource, userId)).id;
  });
  afterAll(() => database.drop());

  it.each<[string, (dataSource: DataSource, user: string) => Promise<unknown>]>([
    ['a list', list({})],
    ['a later page', list({ from: 100 })],
    ['a search', list({ words: ['zzz'] })],
    ['a filtered list', list({ status: ['failed'], sort: 'worst-score' })],
    ['a match', (dataSource, user) => new ScansRepository(dataSource).find(user, scanId)],
    [
      'the gaps of a match',
      (dataSource, user) => new WhatIfsRepository(dataSource).gapsOf(user, scanId, 5),
    ],
  ])('%s is planned for one partition of each table', async (_, work) => {
    const { dataSource } = database;
    const sent = await statementsOf(dataSource, () => work(dataSource, userId));
    expect(sent.length).toBeGreaterThan(0);
    for (const { text, values } of sent) {
      const plan = await run<{ 'QUERY PLAN': string }>(dataSource, `EXPLAIN ${text}`, values);
      const partitions = plan.flatMap((line) => [
        ...line['QUERY PLAN'].matchAll(/ on \w+_(\d)\b/g),
      ]);
      expect(new Set(partitions.map(([, number]) => number)).size).toBe(1);
    }
  });
});
