import { defaultResumeName, limits } from '@rolefit/contracts';
import { aResumeFacts } from '@rolefit/testing';
import { MatchesRepository } from '../matches/matches.repository.js';
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
    const claim = await evaluations.claim(id, 60_000);
    await evaluations.complete(claim!, anEvaluationResult(aResumeFacts()), () => []);
    return id;
  }

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
    // The name is free again, the number is not.
    await expect(upload({ name: defaultResumeName })).resolves.toMatchObject({ resumeNumber: 4 });
    expect(general).not.toBe(platform);
  });

  it('leave their versions to a match that refers to them, and are then forgotten', async () => {
    const { dataSource } = database;
    const general = await aRead();
    await aRead({ name: 'Platform' });
    const scan = await aScan(dataSource, userId);
    await run(
      dataSource,
      `INSERT INTO matches (scan_id, user_id, resume_id, profile_revision, posting_hash, analyser, match, gaps) VALUES ($1, $2, $3, 1, 'hash', 'a', $4, '[]')`,
      [scan.id, userId, general, JSON.stringify(aMatch(70))],
    );
    await named.remove(userId, 1);
    await expect(resumes.forgetOld(userId)).resolves.toEqual([]);
    await run(dataSource, 'DELETE FROM matches WHERE scan_id = $1', [scan.id]);
    await expect(resumes.forgetOld(userId)).resolves.toHaveLength(1);
    await expect(matches.profileFor(userId)).resolves.toMatchObject({
      hasSeveral: false,
      resumes: [{ number: 2 }],
    });
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
    const claim = await evaluations.claim(id, 60_000);
    await named.remove(userId, 2);
    let hasMerged = false;
    await evaluations.complete(claim!, anEvaluationResult(aResumeFacts()), () => {
      hasMerged = true;
      return [];
    });
    expect(hasMerged).toBe(false);
    await expect(judgedBy()).resolves.toEqual([[1, general]]);
    await expect(resumes.forgetOld(userId)).resolves.toHaveLength(2);
  });
});
