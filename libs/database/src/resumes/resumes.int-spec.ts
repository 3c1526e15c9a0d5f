import { type HiddenPassage, limits } from '@rolefit/contracts';
import { aResumeFacts } from '@rolefit/testing';
import { run } from '../run.js';
import {
  aMatch,
  anEvaluationResult,
  aResume,
  aScan,
  aUser,
  createTestDatabase,
  type TestDatabase,
} from '../testing/index.js';
import { type EvaluationResult, EvaluationsRepository } from './evaluations.repository.js';
import { SkillsRepository } from '../profiles/skills.repository.js';
import { ResumesRepository } from './resumes.repository.js';

const hidden: HiddenPassage[] = [
  { reason: 'white', page: 1, text: 'Ten years of "everything"' },
  { reason: 'tiny', page: 2, text: 'Best of all' },
];

describe('the reading of a resume', () => {
  let database: TestDatabase;
  let resumes: ResumesRepository;
  let evaluations: EvaluationsRepository;
  beforeAll(async () => {
    database = await createTestDatabase();
    resumes = new ResumesRepository(database.dataSource);
    evaluations = new EvaluationsRepository(database.dataSource);
  });
  afterAll(() => database.drop());

  /** The next version of a user's resume, read with this result. */
  async function read(userId: string, result: Partial<EvaluationResult> = {}): Promise<string> {
    const { id } = await aResume(database.dataSource, userId);
    await resumes.requestEvaluation(userId, id);
    const claim = await evaluations.claim({ id, userId }, 60_000);
    await expect(
      evaluations.complete(claim!, anEvaluationResult(aResumeFacts(), result), () => []),
    ).resolves.toBe(true);
    return id;
  }

  it('is returned as stored, with the hidden text', async () => {
    const { id: userId } = await aUser(database.dataSource);
    const resumeId = await read(userId, { text: 'Boat builder', pages: 2, hidden });
    await expect(resumes.reading(userId)).resolves.toEqual({
      ...anEvaluationResult(aResumeFacts()),
      resumeId,
      version: 1,
      fileName: 'resume.pdf',
      text: 'Boat builder',
      pages: 2,
      hidden,
    });
    await expect(resumes.current(userId)).resolves.toMatchObject({ hiddenPassages: 2 });
  });

  it('of an older version leaves the profile of a newer one alone', async () => {
    const { dataSource } = database;
    const { id: userId } = await aUser(dataSource);
    const older = await read(userId);
    await resumes.requestEvaluation(userId, older);
    const claim = await evaluations.claim({ id: older, userId }, 60_000);
    await read(userId, { text: 'newer' });
    const revision = async () =>
      (
        await run<{ revision: number }>(
          dataSource,
          'SELECT profile_revision AS revision FROM users WHERE id = $1',
          [userId],
        )
      )[0]?.revision;
    const before = await revision();
    const isDone = await evaluations.complete(
      claim!,
      anEvaluationResult(aResumeFacts(), { text: 'older, read again' }),
      () => [{ name: 'Fortran', score: 50, source: 'resume', quote: null }],
    );
    expect(isDone).toBe(true);
    await expect(new SkillsRepository(dataSource).list(userId)).resolves.toEqual([]);
    expect(await revision()).toBe(before);
    expect(
      await run(dataSource, 'SELECT text FROM resumes WHERE user_id = $1 ORDER BY version', [
        userId,
      ]),
    ).toEqual([{ text: 'older, read again' }, { text: 'newer' }]);
  });

  it('is kept of the newest ten versions, and of older ones that are in use', async () => {
    const { dataSource } = database;
    const { id: userId } = await aUser(dataSource);
    const [judgedBy, readFirst, readLast] = [
      await read(userId),
      await read(userId),
      await read(userId),
    ];
    const scan = await aScan(dataSource, userId);
    const match = JSON.stringify(aMatch(70));
    await run(
      dataSource,
      `INSERT INTO matches (scan_id, user_id, resume_id, profile_revision, posting_hash, analyser, match, gaps) VALUES ($1, $2, $3, 1, 'hash', 'a', $4, '[]')`,
      [scan.id, userId, judgedBy, match],
    );
    const { id: waiting } = await aResume(dataSource, userId);
    await resumes.requestEvaluation(userId, waiting);
    const failed = await aResume(dataSource, userId);
    const other = await aUser(dataSource);
    const ofOther = await aResume(dataSource, other.id);
    for (let upload = 0; upload < limits.resumeVersions - 2; upload += 1)
      await aResume(dataSource, userId);
    const idsOf = async (whose: string) =>
      (
        await run<{ id: string }>(
          dataSource,
          'SELECT id FROM resumes WHERE user_id = $1 ORDER BY version',
          [whose],
        )
      ).map(({ id }) => id);
    const before = await idsOf(userId);
    const [oldKey] = (
      await run<{ key: string }>(
        dataSource,
        'SELECT object_key AS key FROM resumes WHERE id = $1',
        [readFirst],
      )
    ).map(({ key }) => key);
    await expect(resumes.forgetOld(userId)).resolves.toEqual([oldKey]);
    expect(await idsOf(userId)).toEqual(before.filter((id) => id !== readFirst));

    // Two more uploads: the failed one and the one after it are the oldest ones not in use.
    await aResume(dataSource, userId);
    await expect(resumes.forgetOld(userId)).resolves.toEqual([]);
    await aResume(dataSource, userId);
    await expect(resumes.forgetOld(userId)).resolves.toEqual([failed.objectKey]);
    expect((await idsOf(userId)).slice(0, 3)).toEqual([judgedBy, readLast, waiting]);
    await expect(resumes.reading(userId)).resolves.toMatchObject({ resumeId: readLast });
    await run(dataSource, 'DELETE FROM scans WHERE id = $1', [scan.id]);
    await expect(resumes.forgetOld(userId)).resolves.toHaveLength(1);
    expect(await idsOf(other.id)).toEqual([ofOther.id]);
    await expect(resumes.current(userId)).resolves.toMatchObject({ version: 15 });
  });

  it('waits for a concurrent match that uses a version, and keeps that version', async () => {
    const { dataSource } = database;
    const { id: userId } = await aUser(dataSource);
    const old = await read(userId);
    await read(userId);
    const scan = await aScan(dataSource, userId);
    for (let upload = 0; upload < limits.resumeVersions; upload += 1)
      await aResume(dataSource, userId);
    const judging = dataSource.createQueryRunner();
    await judging.startTransaction();
    await judging.query(
      `INSERT INTO matches (scan_id, user_id, resume_id, profile_revision, posting_hash, analyser, match, gaps) VALUES ($1, $2, $3, 1, 'hash', 'a', $4, '[]')`,
      [scan.id, userId, old, JSON.stringify(aMatch(70))],
    );
    const forgetting = resumes.forgetOld(userId);
    const isWaiting = async () =>
      (
        await run<{ waits: boolean }>(
          dataSource,
          `SELECT EXISTS (SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock') AS waits`,
        )
      )[0]?.waits === true;
    while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 20));
    await judging.commitTransaction();
    await judging.release();
    await expect(forgetting).resolves.toEqual([]);
    expect(
      await run(dataSource, 'SELECT 1 FROM matches WHERE scan_id = $1', [scan.id]),
    ).toHaveLength(1);
  });

  it('is that of the newest version that was read, whatever the state of newer ones', async () => {
    const { id: userId } = await aUser(database.dataSource);
    await read(userId, { text: 'First' });
    const second = await read(userId, { text: 'Second', hidden });
    const { id: third } = await aResume(database.dataSource, userId);
    await resumes.requestEvaluation(userId, third);
    await evaluations.fail({ id: third, userId }, 'RESUME_NO_TEXT');
    await expect(resumes.reading(userId)).resolves.toMatchObject({
      resumeId: second,
      version: 2,
      text: 'Second',
    });
    await expect(resumes.current(userId)).resolves.toMatchObject({ id: third, hiddenPassages: 0 });
  });

  it('replaces the hidden text of a reading when the same version is read again', async () => {
    const { id: userId } = await aUser(database.dataSource);
    const resumeId = await read(userId, { hidden });
    await resumes.requestEvaluation(userId, resumeId);
    await expect(resumes.reading(userId)).resolves.toMatchObject({ hidden });
    await evaluations.complete(
      (await evaluations.claim({ id: resumeId, userId }, 60_000))!,
      anEvaluationResult(aResumeFacts()),
      () => [],
    );
    await expect(resumes.reading(userId)).resolves.toMatchObject({ hidden: [] });
  });

  it('has no hidden text for a resume that was read before its detection existed', async () => {
    const { id: userId } = await aUser(database.dataSource);
    const resumeId = await read(userId);
    await run(database.dataSource, 'UPDATE resumes SET pages = NULL, hidden = NULL WHERE id = $1', [
      resumeId,
    ]);
    await expect(resumes.reading(userId)).resolves.toMatchObject({ pages: null, hidden: null });
    await expect(resumes.current(userId)).resolves.toMatchObject({ hiddenPassages: 0 });
  });

  it('is absent before the first evaluation, and never that of another user', async () => {
    const [ada, bruno] = [await aUser(database.dataSource), await aUser(database.dataSource)];
    await read(ada.id);
    await aResume(database.dataSource, bruno.id);
    await expect(resumes.reading(bruno.id)).resolves.toBeNull();
  });
});
