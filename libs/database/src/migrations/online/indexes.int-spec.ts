import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { createTestDatabase, isInterrupted, type TestDatabase } from '../../testing/index.js';
import { buildIndex, dropIndex, type OnlineIndex } from './indexes.js';

const index: OnlineIndex = { name: 'notes_place', table: 'notes', definition: '(user_id, place)' };
const build = (runner: QueryRunner): Promise<void> => buildIndex(runner, index);

describe.each([
  ['in one piece', ''],
  ['divided by user', 'PARTITION BY HASH (user_id)'],
])('an index of a table %s', (_, division) => {
  let database: TestDatabase;
  let dataSource: DataSource;
  const runners: QueryRunner[] = [];
  beforeEach(async () => {
    database = await createTestDatabase();
    ({ dataSource } = database);
    await dataSource.query(
      `CREATE TABLE notes (user_id integer NOT NULL, place integer NOT NULL) ${division}`,
    );
    if (division !== '')
      for (const part of [0, 1, 2])
        await dataSource.query(
          `CREATE TABLE notes_${part} PARTITION OF notes FOR VALUES WITH (MODULUS 3, REMAINDER ${part})`,
        );
    await dataSource.query(
      'INSERT INTO notes SELECT user_id, place FROM generate_series(1, 20) user_id, generate_series(1, 20) place',
    );
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

  /** Indexes of the table and its partitions. */
  const read = (): Promise<{ name: string; indisvalid: boolean; indisunique: boolean }[]> =>
    dataSource.query(
      `SELECT indexrelid::regclass::text AS name, indisvalid, indisunique FROM pg_index WHERE indrelid::regclass::text LIKE 'notes%' ORDER BY 1`,
    );

  it('is built, also a second time, and dropped', async () => {
    for (let time = 1; time <= 2; time += 1) {
      await buildIndex(connection(), { ...index, isUnique: true });
      const built = await read();
      expect(built.map(({ name }) => name)).toContain('notes_place');
      expect(built).toHaveLength(division === '' ? 1 : 4);
      expect(built.every(({ indisvalid, indisunique }) => indisvalid && indisunique)).toBe(true);
    }
    await expect(dataSource.query('INSERT INTO notes VALUES (1, 1)')).rejects.toThrow('duplicate');
    await dropIndex(connection(), index);
    expect(await read()).toEqual([]);
  });

  it('is built where an earlier attempt left an invalid index', async () => {
    await dataSource.query('INSERT INTO notes VALUES (1, 1)');
    const unique = { ...index, isUnique: true };
    await expect(buildIndex(connection(), unique)).rejects.toThrow('could not create unique index');
    expect((await read()).some(({ indisvalid }) => !indisvalid)).toBe(true);
    await dataSource.query('DELETE FROM notes WHERE user_id = 1 AND place = 1');
    await buildIndex(connection(), unique);
    expect((await read()).every(({ indisvalid }) => indisvalid)).toBe(true);
  });

  it('can be dropped after any number of interruptions', async () => {
    const runner = connection();
    for (let most = 1; await isInterrupted(dataSource, most, build); most += 1) {
      await dropIndex(runner, index);
      expect(await read()).toEqual([]);
    }
  });

  it('leaves alone one that PostgreSQL has made itself', async () => {
    await dataSource.query(`CREATE INDEX ${index.name} ON notes ${index.definition}`);
    const before = await read();
    await buildIndex(connection(), index);
    expect(await read()).toEqual(before);
  });

  it('takes the place of a former one, time and again', async () => {
    const runner = connection();
    for (const definition of ['(user_id)', '(user_id, place)', '(user_id)', '(place)']) {
      const next = { name: 'notes_place_next', table: 'notes', definition };
      await buildIndex(runner, next);
      await dropIndex(runner, { ...index, definition: '(place, user_id)' });
      await dataSource.query(`ALTER INDEX notes_place_next RENAME TO notes_place`);
      const built = await read();
      expect(built).toHaveLength(division === '' ? 1 : 4);
      expect(built.every(({ indisvalid }) => indisvalid)).toBe(true);
    }
  });

  it('lets others write while it waits for their transactions', async () => {
    const holder = connection();
    await holder.query('BEGIN');
    await holder.query('INSERT INTO notes VALUES (1, 21)');
    let isOver = false;
    const built = buildIndex(connection(), index).finally(() => (isOver = true));
    const writer = connection();
    await writer.query(`SET lock_timeout = '1s'`);
    for (let place = 1; place <= 20; place += 1, await wait(50))
      await writer.query('INSERT INTO notes VALUES (2, $1)', [place]);
    expect(isOver).toBe(false);
    await holder.query('COMMIT');
    await built;
    expect((await read()).every(({ indisvalid }) => indisvalid)).toBe(true);
  });

  it('is built after any number of interruptions', async () => {
    let interruptions = 0;
    for (let most = 1; await isInterrupted(dataSource, most, build); most += 1) interruptions += 1;
    expect(interruptions).toBeGreaterThan(2);
    const built = await read();
    expect(built).toHaveLength(division === '' ? 1 : 4);
    expect(built.every(({ indisvalid }) => indisvalid)).toBe(true);
  });
});
