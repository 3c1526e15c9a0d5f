import { AccountsRepository } from '../accounts/accounts.repository.js';
import { MatchesRepository } from '../matches/matches.repository.js';
import { EvaluationsRepository } from '../resumes/evaluations.repository.js';
import { ResumesRepository } from '../resumes/resumes.repository.js';
import { ScanWorkRepository } from '../scans/scan-work.repository.js';
import {
  aMatch,
  aPostingReading,
  aReading,
  aResume,
  aScan,
  aUser,
  areTablesDivided,
  createTestDatabase,
  type TestDatabase,
} from '../testing/index.js';
import { PostingReadingsRepository } from '../postings/posting-readings.repository.js';
import { OutdatedReadingsRepository } from './outdated-readings.repository.js';
import {
  resumesStatement,
  scoredStatement,
  unscoredStatement,
} from './outdated-readings.statements.js';
import { SweepRepository } from './sweep.repository.js';

/** Plans on tables divided by user name the indexes of their parts. */
const itOnWholeTables = areTablesDivided ? it.skip : it;

/** Versions of this test alone; the third is today's. */
const [first, second, current] = ['builtin-1', 'builtin-2', 'builtin-3'] as const;
const outdated = [second, first];

let database: TestDatabase;
let readings: OutdatedReadingsRepository;
beforeAll(async () => {
  database = await createTestDatabase();
  readings = new OutdatedReadingsRepository(database.dataSource);
});
/** Each test counts all rows. */
beforeEach(async () => {
  await query('DELETE FROM users');
  await query('DELETE FROM posting_readings');
});
afterAll(() => database?.drop());

const query = <Row>(sql: string, parameters: unknown[] = []) =>
  database.dataSource.query(sql, parameters) as Promise<Row[]>;
const onePage = (analyser: string, limit = 100) => ({
  analyser,
  beforeId: null,
  limit,
  look: 100,
});
const evaluations = () => new EvaluationsRepository(database.dataSource);
const stateOf = async (resumeId: string) =>
  (
    await query('SELECT evaluation_status AS status, facts FROM resumes WHERE id = $1', [resumeId])
  )[0];
const idsOf = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id).sort();

/** A resume whose evaluation has ended so, by this version; of a new user by default. */
async function aReadResume(
  analyser: string,
  { userId = null as string | null, status = 'completed' as string | null } = {},
): Promise<{ userId: string; resumeId: string }> {
  const owner = userId ?? (await aUser(database.dataSource)).id;
  const { id: resumeId } = await aResume(database.dataSource, owner);
  await query(
    `UPDATE resumes SET evaluation_status = $2, reading = $3, facts = '{}', handover = 1 WHERE id = $1`,
    [resumeId, status, JSON.stringify({ ...aReading, analyser })],
  );
  return { userId: owner, resumeId };
}

describe('resumes of an earlier version of the analyser', () => {
  const queued = async (analyser: string) =>
    idsOf(await readings.requeueResumes(onePage(analyser)));

  it('are queued once, and neither those of the current nor of a newer version', async () => {
    const { resumeId, userId } = await aReadResume(second);
    await aReadResume(current);
    await aReadResume('builtin-4');
    await aReadResume('llm-2');
    await expect(readings.requeueResumes(onePage(second))).resolves.toEqual({
      rows: [{ id: resumeId, userId, handover: 2 }],
      nextId: null,
      hasLocked: false,
    });
    expect(await queued(second)).toEqual([]);
  });

  it('fail visibly if their user requested it, even while queued in the background, and are not queued again', async () => {
    const { userId, resumeId } = await aReadResume(second);
    expect(await queued(second)).toEqual([resumeId]);
    await expect(
      new ResumesRepository(database.dataSource).requestEvaluation(userId, resumeId),
    ).resolves.toMatchObject({ isQueued: false, resume: { evaluationStatus: 'queued' } });
    await expect(
      evaluations().fail({ id: resumeId, userId }, 'RESUME_UNREADABLE'),
    ).resolves.toEqual({
      keptReading: false,
    });
    expect(await stateOf(resumeId)).toEqual({ status: 'failed', facts: {} });
    expect(await queued(second)).toEqual([]);
  });

  it('fail visibly if their user requests another evaluation after one in the background', async () => {
    const { userId, resumeId } = await aReadResume(second);
    expect(await queued(second)).toEqual([resumeId]);
    await evaluations().fail({ id: resumeId, userId }, 'RESUME_UNREADABLE');
    await new ResumesRepository(database.dataSource).requestEvaluation(userId, resumeId);
    await evaluations().fail({ id: resumeId, userId }, 'RESUME_UNREADABLE');
    expect(await stateOf(resumeId)).toEqual({ status: 'failed', facts: {} });
  });

  it('keep their reading if the new one fails in the background, and are not queued again', async () => {
    const { userId, resumeId } = await aReadResume(second);
    expect(await queued(second)).toEqual([resumeId]);
    await expect(
      evaluations().fail({ id: resumeId, userId }, 'RESUME_UNREADABLE'),
    ).resolves.toEqual({
      keptReading: true,
    });
    expect(await stateOf(resumeId)).toEqual({ status: 'completed', facts: {} });
    expect(await queued(second)).toEqual([]);
  });

  it('fail without an earlier reading to keep', async () => {
    const { userId, resumeId } = await aReadResume(second);
    expect(await queued(second)).toEqual([resumeId]);
    await query('UPDATE resumes SET facts = NULL WHERE id = $1', [resumeId]);
    await evaluations().fail({ id: resumeId, userId }, 'RESUME_UNREADABLE');
    expect(await stateOf(resumeId)).toEqual({ status: 'failed', facts: null });
  });

  it('are left alone in deleted accounts, until these are restored', async () => {
    const accounts = new AccountsRepository(database.dataSource);
    const { userId, resumeId } = await aReadResume(second);
    await accounts.delete(userId);
    expect(await queued(second)).toEqual([]);
    await query('UPDATE users SET deleted_at = NULL WHERE id = $1', [userId]);
    expect(await queued(second)).toEqual([resumeId]);
  });

  it.each(['queued', 'extracting', 'reading'])('are left alone while %s', async (status) => {
    await aReadResume(second, { status });
    expect(await queued(second)).toEqual([]);
    await expect(readings.inProgress(outdated, 100)).resolves.toEqual({
      count: 1,
      isResumeOutdated: true,
    });
  });

  it('are those that matches are judged by: no older version, but one below a version without facts', async () => {
    const { userId } = await aReadResume(second);
    const newest = await aReadResume(second, { userId });
    await aResume(database.dataSource, userId);
    expect(await queued(second)).toEqual([newest.resumeId]);
    const replaced = await aReadResume(second);
    const { id: next } = await aResume(database.dataSource, replaced.userId);
    await query(`UPDATE resumes SET evaluation_status = 'queued' WHERE id = $1`, [next]);
    expect(await queued(second)).toEqual([]);
  });

  it('are found page by page, newest first, behind any number that is not due', async () => {
    const due = [(await aReadResume(second)).resumeId, (await aReadResume(second)).resumeId];
    for (let count = 0; count < 5; count += 1) await aReadResume(second, { status: 'failed' });
    const newest = (await aReadResume(second)).resumeId;
    const seen: string[][] = [];
    let beforeId: string | null = null;
    do {
      const page = await readings.requeueResumes({ analyser: second, beforeId, limit: 1, look: 3 });
      seen.push(page.rows.map(({ id }) => id));
      beforeId = page.nextId;
    } while (beforeId !== null);
    expect(seen.flat()).toEqual([newest, ...due.reverse()]);
  });
});

describe('scans of an earlier version of the analyser', () => {
  /** A scan that ended so, by a reading of this version; the user's resume is of the current one. */
  async function aReadScanOf(
    analyser: string,
    status = 'completed',
    resume?: { userId: string; resumeId: string },
  ): Promise<{ id: string; userId: string; hash: string }> {
    const { dataSource } = database;
    const { userId, resumeId } = resume ?? (await aReadResume(current));
    const { id, hash } = await aScan(dataSource, userId).then(async (scan) => {
      const [row] = await query<{ hash: string }>(
        'SELECT posting_hash AS hash FROM scans WHERE id = $1',
        [scan.id],
      );
      return { id: scan.id, hash: row!.hash };
    });
    await new PostingReadingsRepository(dataSource).keep(hash, analyser, aPostingReading());
    await query('UPDATE scans SET status = $2, reading_record = $3 WHERE id = $1', [
      id,
      status,
      JSON.stringify({ analyser, reading: { ...aReading, analyser }, modelCalls: [] }),
    ]);
    if (status !== 'needs-text')
      await query(
        `INSERT INTO matches (scan_id, user_id, resume_id, profile_revision, posting_hash, analyser, match, gaps) VALUES ($1, $2, $3, 0, $4, $5, $6, '[]')`,
        [id, userId, resumeId, hash, analyser, JSON.stringify({ ...aMatch(50), judge: 'judge-1' })],
      );
    return { id, userId, hash };
  }
  const scored = async (analyser: string) =>
    idsOf(await readings.requeueScored(onePage(analyser), outdated));
  const unscored = async (analyser: string) =>
    idsOf(await readings.requeueUnscored(onePage(analyser), outdated));

  it('are queued once and keep their match, and neither those of the current nor of a newer version', async () => {
    const { id, userId } = await aReadScanOf(second);
    for (const analyser of [current, 'builtin-4', 'llm-2']) await aReadScanOf(analyser);
    await expect(readings.requeueScored(onePage(second), outdated)).resolves.toEqual({
      rows: [{ id, userId, handover: 2 }],
      nextId: null,
      hasLocked: false,
    });
    expect(await query('SELECT 1 FROM matches WHERE scan_id = $1', [id])).toHaveLength(1);
    expect(await scored(second)).toEqual([]);
  });

  it('are queued once where their text could not be judged, even if it is not read again', async () => {
    const { id } = await aReadScanOf(second, 'needs-text');
    await aReadScanOf(current, 'needs-text');
    await aReadScanOf('builtin-4', 'needs-text');
    expect(await scored(second)).toEqual([]);
    expect(await unscored(second)).toEqual([id]);
    await query(`UPDATE scans SET status = 'needs-text' WHERE id = $1`, [id]);
    expect(await unscored(second)).toEqual([]);
  });

  it('are not queued again after their new reading has failed', async () => {
    const { id, userId } = await aReadScanOf(second);
    expect(await scored(second)).toEqual([id]);
    await new ScanWorkRepository(database.dataSource).fail(
      { id, userId },
      {
        code: 'INTERNAL',
        retryable: true,
        message: 'Failed.',
      },
    );
    expect(await scored(second)).toEqual([]);
  });

  it.each(['queued', 'reading', 'matching', 'waiting-for-resume', 'failed'])(
    'are left alone while %s',
    async (status) => {
      await aReadScanOf(second, status);
      expect(await scored(second)).toEqual([]);
    },
  );

  it('are left alone in deleted accounts, which do not count as work in progress', async () => {
    const { userId } = await aReadScanOf(second);
    await aReadScanOf(second, 'queued', await aReadResume(current, { userId }));
    await new AccountsRepository(database.dataSource).delete(userId);
    expect(await scored(second)).toEqual([]);
    await expect(readings.inProgress(outdated, 100)).resolves.toEqual({
      count: 0,
      isResumeOutdated: false,
    });
  });

  it.each([true, false])(
    'wait for the resume that they are judged by, unless its new reading has failed (requested: %s)',
    async (isRequested) => {
      const resume = await aReadResume(first);
      const { id } = await aReadScanOf(second, 'completed', resume);
      expect(await scored(second)).toEqual([]);
      await readings.requeueResumes(onePage(first));
      if (isRequested)
        await new ResumesRepository(database.dataSource).requestEvaluation(
          resume.userId,
          resume.resumeId,
        );
      await evaluations().fail({ id: resume.resumeId, userId: resume.userId }, 'INTERNAL');
      expect(await scored(second)).toEqual([id]);
    },
  );

  it('are not queued while another transaction holds them, and the page says so', async () => {
    const [older, held, newest] = [
      (await aReadScanOf(second)).id,
      (await aReadScanOf(second)).id,
      (await aReadScanOf(second)).id,
    ];
    const firstPage = (limit: number) => readings.requeueScored(onePage(second, limit), outdated);
    await database.dataSource.transaction(async (manager) => {
      await manager.query('SELECT 1 FROM scans WHERE id = $1 FOR UPDATE', [held]);
      // The page ends before the row that is held.
      expect(await firstPage(1)).toMatchObject({ rows: [{ id: newest }], hasLocked: false });
      expect(await firstPage(1)).toMatchObject({ rows: [{ id: older }], hasLocked: true });
      expect(await firstPage(1)).toMatchObject({ rows: [], hasLocked: true });
    });
    expect(await firstPage(1)).toMatchObject({ rows: [{ id: held }], hasLocked: false });
  });

  it('are not rescored by a newer judge before they are read again, but by the same one', async () => {
    const resume = await aReadResume(current);
    const old = await aReadScanOf(second, 'completed', resume);
    const read = await aReadScanOf(current, 'completed', resume);
    const matches = new MatchesRepository(database.dataSource);
    const stale = async (judge: number) =>
      (await matches.stale(resume.userId, 1, 100, { analysers: outdated, judge }))
        .map(({ scanId }) => scanId)
        .sort();
    expect(await stale(2)).toEqual([read.id]);
    expect(await stale(1)).toEqual([old.id, read.id].sort());
  });

  it('are marked for a rescore only once the resume has been read again', async () => {
    const resume = await aReadResume(first);
    await aReadScanOf(current, 'completed', resume);
    const sweep = new SweepRepository(database.dataSource);
    const marked = async () => (await sweep.markStaleOlderThan(2, null, 100, outdated)).marked;
    expect(await marked()).toBe(0);
    await query(`UPDATE resumes SET reading = $2 WHERE id = $1`, [
      resume.resumeId,
      JSON.stringify({ ...aReading, analyser: current }),
    ]);
    expect(await marked()).toBe(1);
  });
});

describe('the search for readings of an earlier version', () => {
  itOnWholeTables('uses indexes alone', async () => {
    const { userId, resumeId } = await aReadResume(current);
    await query(
      `INSERT INTO scans (id, user_id, job_id, company_name, url, posting_text, posting_hash, status, handover)
       SELECT gen_random_uuid(), $1, 'many-' || n, 'Example Ltd', 'https://example.org', 'text', 'hash', 'completed', 1 FROM generate_series(1, 2000) n`,
      [userId],
    );
    await query(
      `INSERT INTO matches (scan_id, user_id, resume_id, profile_revision, posting_hash, analyser, match, gaps) SELECT id, $1, $2, 0, 'hash', $4, $3, '[]' FROM scans`,
      [userId, resumeId, JSON.stringify(aMatch(50)), current],
    );
    await query(
      `WITH owners AS (INSERT INTO users (id) SELECT gen_random_uuid() FROM generate_series(1, 2000) RETURNING id)
       INSERT INTO resumes (id, user_id, version, object_key, file_name, size_bytes, reading, facts) SELECT gen_random_uuid(), id, 1, 'none/' || id, 'resume.pdf', 5, $1, '{}' FROM owners`,
      [JSON.stringify({ ...aReading, analyser: current })],
    );
    await query(
      `INSERT INTO named_resumes (user_id, number, name) SELECT id, 2, 'Other' FROM users`,
    );
    await query('ANALYZE');
    for (const [statement, index] of [
      [resumesStatement, 'resumes_analyser'],
      [scoredStatement, 'matches_analyser'],
      [unscoredStatement, 'scans_without_score_analyser'],
    ] as const) {
      const parameters = [
        second,
        null,
        100,
        1_000,
        ...(statement.includes('$5') ? [outdated] : []),
      ];
      const plan = (await query<{ 'QUERY PLAN': string }>(`EXPLAIN ${statement}`, parameters)).map(
        (row) => row['QUERY PLAN'],
      );
      expect(plan.join('\n')).toContain(`using ${index} on`);
      expect(plan.filter((line) => line.includes('Seq Scan') && !line.includes('users'))).toEqual(
        [],
      );
    }
  });
});
