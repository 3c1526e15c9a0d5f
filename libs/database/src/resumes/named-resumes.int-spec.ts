import { defaultResumeName, limits, type OtherResume } from '@rolefit/contracts';
import { aResumeFacts } from '@rolefit/testing';
import { CloseReadingWorkRepository } from '../close-readings/close-reading-work.repository.js';
import { MatchesRepository } from '../matches/matches.repository.js';
import { run } from '../run.js';
import { ScansRepository } from '../scans/scans.repository.js';
import { SweepRepository } from '../sweep/sweep.repository.js';
import {
  aMatch,
  anEvaluationResult,
  aResume,
  aScan,
  aUser,
  createTestDatabase,
  type TestDatabase,
} from '../testing/index.js';
import { EvaluationsRepository } from './evaluations.repository.js';
import { NamedResumesRepository } from './named-resumes.repository.js';
import type { UploadTarget } from './resume-naming.js';
import { ResumesRepository } from './resumes.repository.js';

describe('the resumes of a user', () => {
  let database: TestDatabase;
  let named: NamedResumesRepository;
  let resumes: ResumesRepository;
  let evaluations: EvaluationsRepository;
  let matches: MatchesRepository;
  let userId: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    named = new NamedResumesRepository(database.dataSource);
    resumes = new ResumesRepository(database.dataSource);
    evaluations = new EvaluationsRepository(database.dataSource);
    matches = new MatchesRepository(database.dataSource);
  });
  beforeEach(async () => {
    userId = (await aUser(database.dataSource)).id;
  });
  afterAll(() => database.drop());

  const upload = (target?: UploadTarget) => aResume(database.dataSource, userId, target);

  /** Uploads a version that is read. @returns its id */
  async function aRead(target?: UploadTarget): Promise<string> {
    const { id } = await upload(target);
    await resumes.requestEvaluation(userId, id);
    const claim = await evaluations.claim({ id, userId }, 60_000);
    await evaluations.complete(claim!, anEvaluationResult(aResumeFacts()), () => []);
    return id;
  }

  const aStoredMatch = (scanId: string, resumeId: string, others: readonly OtherResume[] = []) =>
    run(
      database.dataSource,
      `INSERT INTO matches (scan_id, user_id, resume_id, profile_revision, posting_hash, analyser, match, gaps, other_resumes) VALUES ($1, $2, $3, 1, 'hash', 'a', $4, '[]', $5)`,
      [scanId, userId, resumeId, JSON.stringify(aMatch(70)), JSON.stringify(others)],
    );

  const listed = async () =>
    (await named.list(userId)).map(({ number, name, isDefault }) => ({ number, name, isDefault }));
  const judgedBy = async () =>
    (await matches.profileFor(userId))?.resumes.map(({ number, resumeId }) => [number, resumeId]);

  it('are one, without a name, until another one is added', async () => {
    await expect(listed()).resolves.toEqual([]);
    await upload();
    await upload();
    await expect(listed()).resolves.toEqual([
      { number: 1, name: defaultResumeName, isDefault: true },
    ]);
  });

  it('give their first one the name of its upload', async () => {
    await upload({ name: 'Platform' });
    await upload();
    await expect(listed()).resolves.toEqual([{ number: 1, name: 'Platform', isDefault: true }]);
  });

  it('each have versions of their own, of which matches are judged by the newest that was read', async () => {
    const general = await aRead();
    await aRead({ name: 'Platform' });
    const platform = await aRead({ number: 2 });
    await upload({ number: 2 });
    await expect(judgedBy()).resolves.toEqual([
      [1, general],
      [2, platform],
    ]);
    await expect(resumes.current(userId)).resolves.toMatchObject({ id: general });
    await expect(resumes.current(userId, 2)).resolves.toMatchObject({ version: 4 });
    await expect(resumes.reading(userId, 2)).resolves.toMatchObject({ resumeId: platform });
    await expect(resumes.reading(userId, 3)).resolves.toBeNull();
  });

  it('start with the default one, which can be changed', async () => {
    await aRead();
    await aRead({ name: 'Platform' });
    const { profileRevision } = (await matches.profileFor(userId))!;
    await expect(named.change(userId, 2, { isDefault: true })).resolves.toBe(profileRevision + 1);
    await expect(named.change(userId, 2, { isDefault: true })).resolves.toBeNull();
    await expect(listed()).resolves.toEqual([
      { number: 2, name: 'Platform', isDefault: true },
      { number: 1, name: defaultResumeName, isDefault: false },
    ]);
    await expect(upload()).resolves.toMatchObject({ resumeNumber: 2 });
  });

  it('have names that differ by more than letter case', async () => {
    await upload();
    await upload({ name: 'Platform' });
    await expect(upload({ name: 'PLATFORM' })).rejects.toMatchObject({ code: 'RESUME_NAME_TAKEN' });
    await expect(named.change(userId, 1, { name: 'platform' })).rejects.toMatchObject({
      code: 'RESUME_NAME_TAKEN',
    });
    await expect(named.change(userId, 2, { name: 'platform' })).resolves.toBeNull();
    await expect(upload({ name: defaultResumeName })).rejects.toMatchObject({
      code: 'RESUME_NAME_TAKEN',
    });
    await expect(listed()).resolves.toMatchObject([{}, { number: 2, name: 'platform' }]);
  });

  it(`are ${limits.resumesPerUser} at most, also where two are added at once`, async () => {
    await upload();
    const added = await Promise.allSettled(
      Array.from({ length: limits.resumesPerUser + 1 }, (_, at) => upload({ name: `No. ${at}` })),
    );
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(
      limits.resumesPerUser - 1,
    );
    expect(added.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'RESUMES_FULL' },
    });
    await expect(listed()).resolves.toHaveLength(limits.resumesPerUser);
  });

  it('are their owner’s alone', async () => {
    await aRead();
    await aRead({ name: 'Platform' });
    const other = await aUser(database.dataSource);
    await aResume(database.dataSource, other.id);
    const code = 'RESUME_NOT_FOUND';
    await expect(named.change(other.id, 2, { name: 'Mine' })).rejects.toMatchObject({ code });
    await expect(named.remove(other.id, 2)).rejects.toMatchObject({ code });
    await expect(aResume(database.dataSource, other.id, { number: 2 })).rejects.toMatchObject({
      code,
    });
    await expect(listed()).resolves.toMatchObject([{ number: 1 }, { number: 2 }]);
  });

  it('are removed, except for the last one that was read', async () => {
    const general = await aRead();
    await upload({ name: 'Draft' });
    await expect(named.remove(userId, 1)).rejects.toMatchObject({ code: 'RESUME_NEEDED' });
    const platform = await aRead({ name: 'Platform' });
    await named.remove(userId, 1);
    await expect(listed()).resolves.toMatchObject([
      { number: 3, name: 'Platform', isDefault: true },
      { number: 2, name: 'Draft' },
    ]);
    await expect(judgedBy()).resolves.toEqual([[3, platform]]);
    await expect(named.remove(userId, 1)).rejects.toMatchObject({ code: 'RESUME_NOT_FOUND' });
    await expect(resumes.current(userId, 1)).resolves.toBeNull();
    await expect(resumes.reading(userId, 1)).resolves.toBeNull();
    await expect(upload({ number: 1 })).rejects.toMatchObject({ code: 'RESUME_NOT_FOUND' });
    // The name can be used again, the number cannot.
    await expect(upload({ name: defaultResumeName })).resolves.toMatchObject({ resumeNumber: 4 });
    expect(general).not.toBe(platform);
  });

  it('keep the versions that a match refers to, and are deleted after that', async () => {
    const { dataSource } = database;
    const general = await aRead();
    await aRead({ name: 'Platform' });
    const scan = await aScan(dataSource, userId);
    await aStoredMatch(scan.id, general);
    await named.remove(userId, 1);
    await expect(resumes.forgetOld(userId)).resolves.toEqual([]);
    await run(dataSource, 'DELETE FROM matches WHERE scan_id = $1', [scan.id]);
    await expect(resumes.forgetOld(userId)).resolves.toHaveLength(1);
    await expect(matches.profileFor(userId)).resolves.toMatchObject({
      resumes: [{ number: 2 }],
    });
    const stored = await run<{ name: string }>(
      dataSource,
      'SELECT name FROM named_resumes WHERE user_id = $1 ORDER BY number',
      [userId],
    );
    expect(stored).toEqual([{ name: '' }, { name: 'Platform' }]);
  });

  it('are inaccessible as soon as they are removed, even if something still refers to them', async () => {
    await aRead();
    const id = await aRead({ name: 'Platform' });
    await expect(resumes.findForSignedLink({ id, userId })).resolves.toMatchObject({ id });
    await named.remove(userId, 2);
    await expect(resumes.findForSignedLink({ id, userId })).resolves.toBeNull();
    await expect(resumes.requestEvaluation(userId, id)).resolves.toMatchObject({
      resume: null,
      isQueued: false,
    });
    // Its skills must be removed from the profile, even if its versions are deleted before the rescore.
    await resumes.forgetOld(userId);
    await expect(matches.profileFor(userId)).resolves.toMatchObject({ hadSeveral: true });
  });

  it('are not read any more, and are forgotten, where they are removed before or during an evaluation', async () => {
    await aRead();
    const [running, waiting] = [await upload({ name: 'Platform' }), await upload({ number: 2 })];
    for (const { id } of [running, waiting]) await resumes.requestEvaluation(userId, id);
    const claim = (await evaluations.claim({ id: running.id, userId }, 60_000))!;
    await expect(evaluations.renew(claim, 60_000)).resolves.toBe(true);
    await named.remove(userId, 2);
    await expect(evaluations.renew(claim, 60_000)).resolves.toBe(false);
    await expect(evaluations.claim({ id: waiting.id, userId }, 60_000)).resolves.toBeNull();
    const swept = await new SweepRepository(database.dataSource).waitingEvaluations(-1, null, 1000);
    expect(swept.filter((row) => row.userId === userId)).toEqual([]);
    await expect(resumes.forgetOld(userId)).resolves.toHaveLength(2);
  });

  it('are not named by the comparison of a match any more once they are removed', async () => {
    const { dataSource } = database;
    const general = await aRead();
    await aRead({ name: 'Platform' });
    await aRead({ name: 'Writing' });
    const scan = await aScan(dataSource, userId);
    const other = { overallScore: 1, readyToApply: false, isReadClosely: false, lacks: [] };
    await aStoredMatch(scan.id, general, [
      { ...other, number: 2 },
      { ...other, number: 3 },
    ]);
    const othersOf = async () =>
      (await new ScansRepository(dataSource).find(userId, scan.id))?.resumeComparison?.others.map(
        ({ name }) => name,
      );
    await expect(othersOf()).resolves.toEqual(['Platform', 'Writing']);
    await named.remove(userId, 2);
    await expect(othersOf()).resolves.toEqual(['Writing']);
    await named.remove(userId, 3);
    await expect(othersOf()).resolves.toBeUndefined();
  });

  it('take their evidence with them, and leave that for the others', async () => {
    const { dataSource } = database;
    const [general, platform] = [await aRead(), await aRead({ name: 'Platform' })];
    const writing = await aRead({ name: 'Writing' });
    const pair = (resumeId: string) => ({
      resumeId,
      reader: { kind: 'model', name: 'm' },
      readerVersion: 'm 1',
      evidence: [],
      rejectedClaims: 1,
    });
    const aReading = async (best: string, runnerUp: string | null) => {
      const scan = await aScan(dataSource, userId);
      await aStoredMatch(scan.id, general);
      const { reader, readerVersion, evidence, rejectedClaims } = pair(best);
      await run(
        dataSource,
        `INSERT INTO close_readings (scan_id, user_id, status, resume_id, reader, reader_version, evidence, rejected_claims, runner_up) VALUES ($1, $2, 'completed', $3, $4, $5, $6, $7, $8)`,
        [
          scan.id,
          userId,
          best,
          JSON.stringify(reader),
          readerVersion,
          JSON.stringify(evidence),
          rejectedClaims,
          runnerUp === null ? null : JSON.stringify(pair(runnerUp)),
        ],
      );
      return scan.id;
    };
    const scanIds = [
      await aReading(platform, general),
      await aReading(general, platform),
      await aReading(platform, writing),
      await aReading(platform, null),
    ];
    await named.remove(userId, 2);
    await named.remove(userId, 3);
    await expect(resumes.forgetOld(userId)).resolves.toHaveLength(2);
    const readings = new CloseReadingWorkRepository(dataSource);
    const left = await Promise.all(
      scanIds.map((scanId) => readings.stored({ id: scanId, userId })),
    );
    const kept = { ...pair(general), resumeNumber: 1 };
    expect(left).toEqual([[kept], [kept], [], []]);
    const runnersUp = await run(
      dataSource,
      'SELECT scan_id FROM close_readings WHERE user_id = $1 AND runner_up IS NOT NULL',
      [userId],
    );
    expect(runnersUp).toEqual([]);
  });

  it('have numbers that are not used again, even after they are forgotten', async () => {
    await aRead();
    await upload({ name: 'Platform' });
    await named.remove(userId, 2);
    await expect(resumes.forgetOld(userId)).resolves.toHaveLength(1);
    await expect(upload({ name: 'Platform' })).resolves.toMatchObject({ resumeNumber: 3 });
  });

  it('keep the newest version of each, however many there are', async () => {
    const general = await aRead();
    for (let version = 0; version < limits.resumeVersions + 2; version += 1)
      await upload(version === 0 ? { name: 'Platform' } : { number: 2 });
    await expect(resumes.forgetOld(userId)).resolves.toHaveLength(2);
    await expect(judgedBy()).resolves.toEqual([[1, general]]);
    await expect(listed()).resolves.toHaveLength(2);
  });

  it('does not judge by one that was removed while it was being read', async () => {
    const general = await aRead();
    await aRead({ name: 'Platform' });
    const { id } = await upload({ number: 2 });
    await resumes.requestEvaluation(userId, id);
    const claim = await evaluations.claim({ id, userId }, 60_000);
    await named.remove(userId, 2);
    const result = anEvaluationResult(aResumeFacts());
    await expect(evaluations.complete(claim!, result, () => [])).resolves.toBe(false);
    await expect(judgedBy()).resolves.toEqual([[1, general]]);
    await expect(resumes.forgetOld(userId)).resolves.toHaveLength(2);
  });
});
