import type { HiddenPassage } from '@rolefit/contracts';
import { aResumeFacts } from '@rolefit/testing';
import { run } from '../run.js';
import { anEvaluationResult, aResume, aUser, createTestDatabase, type TestDatabase } from '../testing/index.js';
import { type EvaluationResult, EvaluationsRepository } from './evaluations.repository.js';
import { ResumesRepository } from './resumes.repository.js';

const hidden: HiddenPassage[] = [
  { reason: 'white', page: 1, text: 'Ten years of "everything"' },
  { reason: 'tiny', page: 2, text: 'Best of all' },
];

describe('what was read of a resume', () => {
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
    const claim = await evaluations.claim(id, 60_000);
    await expect(evaluations.complete(claim!, anEvaluationResult(aResumeFacts(), result), () => [])).resolves.toBe(true);
    return id;
  }

  it('comes back as it was stored, hidden text beside it', async () => {
    const { id: userId } = await aUser(database.dataSource);
    const resumeId = await read(userId, { text: 'Boat builder', pages: 2, hidden });
    await expect(resumes.reading(userId)).resolves.toEqual({ ...anEvaluationResult(aResumeFacts()), resumeId, version: 1, fileName: 'resume.pdf', text: 'Boat builder', pages: 2, hidden });
    await expect(resumes.current(userId)).resolves.toMatchObject({ hiddenPassages: 2 });
  });

  it('is of the newest version that was read, whatever became of newer ones', async () => {
    const { id: userId } = await aUser(database.dataSource);
    await read(userId, { text: 'First' });
    const second = await read(userId, { text: 'Second', hidden });
    const { id: third } = await aResume(database.dataSource, userId);
    await resumes.requestEvaluation(userId, third);
    await evaluations.fail(third, 'RESUME_NO_TEXT');
    await expect(resumes.reading(userId)).resolves.toMatchObject({ resumeId: second, version: 2, text: 'Second' });
    await expect(resumes.current(userId)).resolves.toMatchObject({ id: third, hiddenPassages: 0 });
  });

  it('forgets the hidden text of a reading when the same version is read anew', async () => {
    const { id: userId } = await aUser(database.dataSource);
    const resumeId = await read(userId, { hidden });
    await resumes.requestEvaluation(userId, resumeId);
    await expect(resumes.reading(userId)).resolves.toMatchObject({ hidden });
    await evaluations.complete((await evaluations.claim(resumeId, 60_000))!, anEvaluationResult(aResumeFacts()), () => []);
    await expect(resumes.reading(userId)).resolves.toMatchObject({ hidden: [] });
  });

  it('knows nothing of hidden text where a resume was read before it was looked for', async () => {
    const { id: userId } = await aUser(database.dataSource);
    const resumeId = await read(userId);
    await run(database.dataSource, 'UPDATE resumes SET pages = NULL, hidden = NULL WHERE id = $1', [resumeId]);
    await expect(resumes.reading(userId)).resolves.toMatchObject({ pages: null, hidden: null });
    await expect(resumes.current(userId)).resolves.toMatchObject({ hiddenPassages: 0 });
  });

  it('is nothing before the first evaluation, and never of somebody else', async () => {
    const [ada, bruno] = [await aUser(database.dataSource), await aUser(database.dataSource)];
    await read(ada.id);
    await aResume(database.dataSource, bruno.id);
    await expect(resumes.reading(bruno.id)).resolves.toBeNull();
  });
});
