import type { DataSource, QueryRunner } from 'typeorm';
import {
  aResume,
  aScan,
  aUser,
  createTestDatabase,
  isInterrupted,
  type TestDatabase,
} from '../testing/index.js';
import { NameUsersInReferences1764360000000 } from './1764360000000-name-users-in-references.js';
import { NameUsersInPrimaryKeys1764361000000 } from './1764361000000-name-users-in-primary-keys.js';

const steps = [new NameUsersInReferences1764360000000(), new NameUsersInPrimaryKeys1764361000000()];

const keysSql = `
  SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS is FROM pg_constraint
   WHERE contype IN ('p', 'u', 'f') AND connamespace = 'public'::regnamespace ORDER BY 1, 2`;
const indexesSql = `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS is, indisvalid FROM pg_index WHERE indrelid::regclass::text NOT LIKE 'pg_%' ORDER BY 1`;

describe('the keys of tables with rows', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  beforeEach(async () => {
    // Older schemas cannot be divided, because their keys lack the user.
    database = await createTestDatabase({ areDivided: false });
    ({ dataSource } = database);
  });
  afterEach(() => database.drop());

  /** The schema and the keys that rows are found and bound by. */
  const read = async (): Promise<unknown> => [
    await dataSource.query(keysSql),
    await dataSource.query(indexesSql),
  ];

  async function withRunner(work: (runner: QueryRunner) => Promise<void>): Promise<void> {
    const runner = dataSource.createQueryRunner();
    try {
      await work(runner);
    } finally {
      await runner.release();
    }
  }

  const down = (): Promise<void> =>
    withRunner(async (runner) => {
      for (const step of steps.toReversed()) await step.down(runner);
    });

  const up = (): Promise<void> =>
    withRunner(async (runner) => {
      for (const step of steps) await step.up(runner);
    });

  async function addMatch(userId: string, scanId: string, resumeId: string): Promise<void> {
    await dataSource.query(
      `INSERT INTO matches (scan_id, user_id, resume_id, profile_revision, posting_hash, analyser, match) VALUES ($1, $2, $3, 1, 'hash', 'a', '{}')`,
      [scanId, userId, resumeId],
    );
    await dataSource.query(
      `INSERT INTO close_readings (scan_id, user_id, status, resume_id) VALUES ($1, $2, 'queued', $3)`,
      [scanId, userId, resumeId],
    );
  }

  const counts = (): Promise<unknown> =>
    dataSource.query(
      `SELECT (SELECT count(*)::int FROM matches) AS matches, (SELECT count(*)::int FROM close_readings) AS readings`,
    );

  it('keep the rows, which are bound to rows of the same user from then on', async () => {
    await down();
    const [ada, bob] = [(await aUser(dataSource)).id, (await aUser(dataSource)).id];
    const [first, second, third] = [
      await aScan(dataSource, ada),
      await aScan(dataSource, ada),
      await aScan(dataSource, ada),
    ];
    const [older, newer] = [await aResume(dataSource, ada), await aResume(dataSource, ada)];
    await addMatch(ada, first.id, older.id);
    await addMatch(ada, second.id, newer.id);
    await up();
    expect(await counts()).toEqual([{ matches: 2, readings: 2 }]);

    await expect(addMatch(bob, third.id, (await aResume(dataSource, bob)).id)).rejects.toThrow(
      'matches_own_scan_fk',
    );
    await expect(addMatch(bob, (await aScan(dataSource, bob)).id, older.id)).rejects.toThrow(
      'matches_own_resume_fk',
    );
    await dataSource.query('DELETE FROM scans WHERE id = $1', [first.id]);
    expect(await counts()).toEqual([{ matches: 1, readings: 1 }]);
    await dataSource.query('DELETE FROM resumes WHERE id = $1', [newer.id]);
    expect(await counts()).toEqual([{ matches: 0, readings: 0 }]);
  });

  it.each([
    ['forwards', up, 'up'],
    ['backwards', down, 'down'],
  ] as const)('are changed %s after any number of interruptions', async (_, whole, way) => {
    if (way === 'up') await down();
    const before = await read();
    await whole();
    const after = await read();
    await (way === 'up' ? down() : up());
    expect(await read()).toEqual(before);

    const left = way === 'up' ? [...steps] : steps.toReversed();
    let interruptions = 0;
    const goOn = async (runner: QueryRunner): Promise<void> => {
      for (; left[0] !== undefined; left.shift()) await left[0][way](runner);
    };
    for (let most = 1; await isInterrupted(dataSource, most, goOn); most += 1) interruptions += 1;
    expect(interruptions).toBeGreaterThan(20);
    expect(await read()).toEqual(after);
  });

  it('begin with the user in every table whose rows belong to one', async () => {
    const keys: { table: string; is: string }[] = await dataSource.query(keysSql);
    const found = keys.filter(({ table }) => owned.includes(table)).map(({ is }) => is);
    expect(found).toContain('PRIMARY KEY (user_id, id)');
    for (const is of found) expect(is).toMatch(/^(PRIMARY KEY|UNIQUE|FOREIGN KEY) \(user_id\b/);
  });
});

const owned = [
  'sessions',
  'passkeys',
  'resumes',
  'named_resumes',
  'profile_skills',
  'corrections',
  'scans',
  'matches',
  'close_readings',
  'scan_totals',
];
