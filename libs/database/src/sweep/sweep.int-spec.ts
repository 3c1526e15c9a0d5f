import { aPostingFacts } from '@rolefit/testing';
import {
  aMatch,
  aReading,
  aResume,
  aScan,
  aUser,
  areTablesDivided,
  createTestDatabase,
  type TestDatabase,
} from '../testing/index.js';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import { EvaluationsRepository } from '../resumes/evaluations.repository.js';
import { MatchesRepository } from '../matches/matches.repository.js';
import { PostingReadingsRepository } from '../postings/posting-readings.repository.js';
import { markStaleStatement, SweepRepository } from './sweep.repository.js';

/** Plans on tables divided by user name the indexes of their parts. */
const itOnWholeTables = areTablesDivided ? it.skip : it;

let database: TestDatabase;
let sweep: SweepRepository;
beforeAll(async () => {
  database = await createTestDatabase();
  sweep = new SweepRepository(database.dataSource);
});
afterAll(() => database?.drop());

describe('users with matches of an older scoring version', () => {
  /** A user whose only match was made by this version. */
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
    (
      (await database.dataSource.query(
        'SELECT id FROM users WHERE rescored_revision < profile_revision ORDER BY id',
      )) as { id: string }[]
    ).map(({ id }) => id);

  it('are all marked in batches, except those who await a rescore and deleted ones', async () => {
    const users: string[] = [];
    for (let count = 0; count < 6; count += 1) users.push(await judgedBy('judge-1'));
    await judgedBy('judge-2');
    const deleted = users.splice(0, 3);
    for (const id of deleted) await new AccountsRepository(database.dataSource).delete(id);
    const marked: number[] = [];
    let lastId: string | null = null;
    do {
      const looked = await sweep.markStaleOlderThan(2, lastId, 2);
      marked.push(looked.marked);
      lastId = looked.lastId;
    } while (lastId !== null);
    expect(marked.reduce((sum, count) => sum + count)).toBe(3);
    expect(await outdated()).toEqual([...users].sort());
    expect(await sweep.markStaleOlderThan(2, null, 100)).toEqual({ marked: 0, lastId: null });
  });

  it('are not marked again and again for a match that could not be judged', async () => {
    const userId = await judgedBy('judge-1');
    expect(await sweep.markStaleOlderThan(2, null, 100)).toMatchObject({ marked: 1 });
    await new MatchesRepository(database.dataSource).markRescored(userId, 1);
    expect(await sweep.markStaleOlderThan(2, null, 100)).toMatchObject({ marked: 0 });
  });

  itOnWholeTables('are found by an index without reading their matches', async () => {
    const { dataSource } = database;
    const { id: userId } = await aUser(dataSource);
    const { id: resumeId } = await aResume(dataSource, userId);
    await dataSource.query(
      `INSERT INTO scans (id, user_id, job_id, company_name, url, posting_text, posting_hash, status, handover)
       SELECT gen_random_uuid(), $1, 'many-' || n, 'Example Ltd', 'https://example.org', 'text', 'hash', 'completed', 1 FROM generate_series(1, 1000) n`,
      [userId],
    );
    await dataSource.query(
      `INSERT INTO matches (scan_id, user_id, resume_id, profile_revision, posting_hash, analyser, match, gaps) SELECT id, $1, $2, 0, 'hash', 'builtin-test', $3, '[]' FROM scans WHERE user_id = $1`,
      [userId, resumeId, JSON.stringify({ ...aMatch(50), judge: 'judge-2' })],
    );
    await dataSource.query('ANALYZE');
    const plan = (await dataSource.query(`EXPLAIN ${markStaleStatement}`, [2, null, 200, []])) as {
      'QUERY PLAN': string;
    }[];
    expect(
      plan.map((row) => row['QUERY PLAN']).filter((line) => line.includes('on matches')),
    ).toEqual([expect.stringContaining('using matches_user_judge')]);
  });
});

describe('texts read without the model', () => {
  const awaiting = JSON.stringify({ ...aReading, awaitsModel: true });
  const posting = JSON.stringify(aPostingFacts());

  async function anAwaitingResume(): Promise<{ userId: string; resumeId: string }> {
    const { id: userId } = await aUser(database.dataSource);
    const { id: resumeId } = await aResume(database.dataSource, userId);
    await database.dataSource.query(
      `UPDATE resumes SET evaluation_status = 'completed', reading = $2 WHERE id = $1`,
      [resumeId, awaiting],
    );
    return { userId, resumeId };
  }

  it('are read again even if resumes of deleted accounts await the model too', async () => {
    const accounts = new AccountsRepository(database.dataSource);
    for (let count = 0; count < 3; count += 1)
      await accounts.delete((await anAwaitingResume()).userId);
    const { resumeId } = await anAwaitingResume();
    for (let count = 0; count < 3; count += 1)
      await accounts.delete((await anAwaitingResume()).userId);
    expect(await sweep.requeueResumes(1)).toEqual([expect.objectContaining({ id: resumeId })]);
    expect(await sweep.requeueResumes(1)).toEqual([]);
  });

  it('are not read again and again where that fails', async () => {
    const { userId, resumeId } = await anAwaitingResume();
    await database.dataSource.query(`UPDATE resumes SET facts = '{}' WHERE id = $1`, [resumeId]);
    expect(await sweep.requeueResumes(10)).toHaveLength(1);
    await new EvaluationsRepository(database.dataSource).fail({ id: resumeId, userId }, 'INTERNAL');
    expect(await sweep.requeueResumes(10)).toEqual([]);
  });

  /** Judges all scans of a text by a reading of the fallback. */
  async function readWithoutTheModel(hash: string): Promise<void> {
    const { dataSource } = database;
    await dataSource.query(`UPDATE scans SET status = 'completed' WHERE posting_hash = $1`, [hash]);
    await dataSource.query(
      `INSERT INTO posting_readings (posting_hash, analyser, facts, reading) VALUES ($1, 'builtin-test', $2, $3)`,
      [hash, posting, awaiting],
    );
    for (const { id, userId } of (await dataSource.query(
      'SELECT id, user_id AS "userId" FROM scans WHERE posting_hash = $1',
      [hash],
    )) as { id: string; userId: string }[]) {
      await judgedFrom('builtin-test', id, userId);
    }
  }

  /** The result of judging a scan by a reading. */
  async function judgedFrom(analyser: string, scanId: string, userId: string): Promise<void> {
    const { dataSource } = database;
    const { id: resumeId } = await aResume(dataSource, userId);
    await dataSource.query(
      `INSERT INTO matches (scan_id, user_id, resume_id, profile_revision, posting_hash, analyser, match, gaps) SELECT id, $2, $3, 0, posting_hash, $4, $5, '[]' FROM scans WHERE id = $1
       ON CONFLICT (user_id, scan_id) DO UPDATE SET analyser = excluded.analyser`,
      [scanId, userId, resumeId, analyser, JSON.stringify(aMatch(50))],
    );
    await dataSource.query(`UPDATE scans SET status = 'completed' WHERE id = $1`, [scanId]);
  }

  it('are queued in batches of scans, each once, and await the model until all are, including texts that were not taken for postings', async () => {
    const { dataSource } = database;
    const { id: userId } = await aUser(dataSource);
    const scans: string[] = [];
    for (let count = 0; count < 5; count += 1)
      scans.push(
        (await aScan(dataSource, userId, { postingText: 'popular', postingHash: 'popular' })).id,
      );
    await readWithoutTheModel('popular');
    const { id: noPosting } = await aScan(dataSource, userId, {
      postingText: 'popular',
      postingHash: 'popular',
    });
    await dataSource.query(`UPDATE scans SET status = 'needs-text' WHERE id = $1`, [noPosting]);
    const isAwaiting = async () =>
      (await new PostingReadingsRepository(dataSource).find('popular', 'builtin-test'))?.reading
        .awaitsModel === true;

    const queued: string[] = [];
    for (const [count, awaits] of [
      [2, true],
      [2, true],
      [2, false],
      [0, false],
    ] as const) {
      const batch = await sweep.requeuePostings(10, 2);
      expect(batch.map(({ handover }) => handover)).toEqual(Array.from({ length: count }, () => 2));
      expect(await isAwaiting()).toBe(awaits);
      queued.push(...batch.map(({ id }) => id));
      // The model has read the text before the rest is queued: these no longer depend on the facts of the built-in analyser.
      for (const { id } of batch) if (id !== noPosting) await judgedFrom('model-test', id, userId);
    }
    expect(queued.sort()).toEqual([...scans, noPosting].sort());
  });

  it('keep the facts that scores depend on until the model has read, and are read for a deleted account once it is restored', async () => {
    const { dataSource } = database;
    const readings = new PostingReadingsRepository(dataSource);
    const [ada, grace] = [await aUser(dataSource), await aUser(dataSource)];
    const scan = await aScan(dataSource, ada.id, { postingText: 'shared', postingHash: 'shared' });
    const deleted = await aScan(dataSource, grace.id, {
      postingText: 'shared',
      postingHash: 'shared',
    });
    await readWithoutTheModel('shared');
    await new AccountsRepository(dataSource).delete(grace.id);

    const again = await sweep.requeuePostings(10);
    expect(again.map(({ id }) => id).sort()).toEqual([scan.id, deleted.id].sort());
    expect((await readings.find('shared', 'builtin-test'))?.reading).toEqual(aReading);
    expect(await sweep.requeuePostings(10)).toEqual([]);
  });
});
