import { aMatch, aResume, aScan, aUser, createTestDatabase, type TestDatabase } from '../testing/index.js';
import { AccountsRepository } from './accounts.repository.js';
import { SweepRepository } from './sweep.repository.js';

let database: TestDatabase;
let sweep: SweepRepository;
beforeAll(async () => {
  database = await createTestDatabase();
  sweep = new SweepRepository(database.dataSource);
});
afterAll(() => database?.drop());

describe('users with matches of an older judge', () => {
  /** Somebody whose only match was made by this judge. */
  async function judgedBy(judge: string): Promise<string> {
    const { dataSource } = database;
    const { id: userId } = await aUser(dataSource);
    const { id: resumeId } = await aResume(dataSource, userId);
    const { id: scanId } = await aScan(dataSource, userId);
    await dataSource.query(
      `INSERT INTO matches (scan_id, user_id, resume_id, profile_revision, posting_hash, analyser, match, gaps) VALUES ($1, $2, $3, 0, 'hash', 'builtin-test', $4, '[]')`,
      [scanId, userId, resumeId, JSON.stringify({ ...aMatch(50), judge })],
    );
    return userId;
  }
  const outdated = async () =>
    ((await database.dataSource.query('SELECT id FROM users WHERE rescored_revision < profile_revision ORDER BY id')) as { id: string }[]).map(({ id }) => id);

  it('are all marked, some at a time, also while those before wait to be judged again and others are deleted', async () => {
    const users: string[] = [];
    for (let count = 0; count < 6; count += 1) users.push(await judgedBy('judge-1'));
    await judgedBy('judge-2');
    const deleted = users.splice(0, 3);
    for (const id of deleted) await new AccountsRepository(database.dataSource).delete(id);
    expect(await sweep.outdateOlderThan(2, 2)).toBe(2);
    expect(await sweep.outdateOlderThan(2, 2)).toBe(1);
    expect(await outdated()).toEqual([...users].sort());
    expect(await sweep.outdateOlderThan(2, 2)).toBe(0);
  });
});
