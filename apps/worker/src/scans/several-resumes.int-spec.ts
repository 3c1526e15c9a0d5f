import { NamedResumesRepository, ResumesRepository, SkillsRepository } from '@rolefit/database';
import { jobIdOf } from '@rolefit/queues';
import { ObjectStore } from '@rolefit/storage';
import { postings, resumes } from '@rolefit/testing';
import { TestWorker } from '../testing/test-worker.js';

const { nurse: asNurse, software: asDeveloper } = resumes;

/** Enqueues the rescore that follows a change of the resumes, as the gateway does, and waits for it. */
async function rescoreAfter(worker: TestWorker, userId: string, revision: number | null) {
  await worker.enqueue(
    'matches.rescore',
    { userId, revision: revision! },
    jobIdOf(userId, revision!),
  );
  await worker.isIdle();
}

describe('scans of a user with several resumes', () => {
  let worker: TestWorker;
  let named: NamedResumesRepository;
  beforeAll(async () => {
    worker = await TestWorker.prepare();
    named = new NamedResumesRepository(worker.dataSource);
    await worker.start();
  });
  afterAll(() => worker.stop());

  it('are judged by the one that fits best, and say how the others compare', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    await worker.anotherResume(userId, 'Nursing', asNurse);
    const [frontend, nurse] = await Promise.all(
      [postings.frontend, postings.nurse].map(async (text) => {
        const scanId = await worker.scan(userId, text);
        return worker.scanIs(userId, scanId, ['completed']);
      }),
    );
    expect(frontend!.resumeComparison).toMatchObject({
      best: { number: 1, name: 'Resume' },
      others: [{ number: 2, name: 'Nursing', isReadClosely: false, readyToApply: false }],
    });
    expect(nurse!.resumeComparison).toMatchObject({
      best: { number: 2, name: 'Nursing' },
      others: [{ number: 1, name: 'Resume' }],
    });
    const [other] = nurse!.resumeComparison!.others;
    expect(nurse!.score!.overallScore).toBeGreaterThan(other!.overallScore);
    expect(nurse!.match!.points.map(({ label }) => label)).toEqual(
      expect.arrayContaining(other!.lacks),
    );
    expect(other!.lacks.length).toBeGreaterThan(0);
    expect(nurse!.resumeName).toBe('Nursing');
    expect(nurse!.resumeText).toContain('Okonjo');
    // Quotes refer to the resume on which the match is based.
    for (const { resumeQuote } of nurse!.match!.points)
      if (resumeQuote) expect(nurse!.resumeText).toContain(resumeQuote.text);
  });

  it('that were judged before another resume was added are judged again', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    const scanId = await worker.scan(userId, postings.nurse);
    const before = await worker.scanIs(userId, scanId, ['completed']);
    expect(before.resumeComparison).toBeNull();
    await worker.anotherResume(userId, 'Nursing', asNurse);
    const after = await worker.findScan(userId, scanId);
    expect(after).toMatchObject({
      resumeName: 'Nursing',
      formerScore: before.score!.overallScore,
      resumeComparison: { others: [{ number: 1, overallScore: before.score!.overallScore }] },
    });
  });

  it('give the default resume the preference where another one fits equally well', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    await worker.anotherResume(userId, 'Copy', asDeveloper);
    const scanId = await worker.scan(userId, postings.frontend);
    await worker.scanIs(userId, scanId, ['completed']);
    const names = async () => (await worker.findScan(userId, scanId)).resumeComparison;
    expect(await names()).toMatchObject({ best: { name: 'Resume' }, others: [{ lacks: [] }] });
    await rescoreAfter(worker, userId, await named.change(userId, 2, { isDefault: true }));
    expect(await names()).toMatchObject({ best: { name: 'Copy' }, others: [{ name: 'Resume' }] });
  });

  it('continue with the other resumes when one is removed, whose file and skills are deleted', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    const { number, resumeId } = await worker.anotherResume(userId, 'Nursing', asNurse);
    const skills = new SkillsRepository(worker.dataSource);
    const namesOf = async () => (await skills.list(userId)).map(({ name }) => name);
    expect(await namesOf()).toEqual(expect.arrayContaining(['React', 'Wound care']));
    const scanId = await worker.scan(userId, postings.nurse);
    const before = await worker.scanIs(userId, scanId, ['completed']);
    const { objectKey } = (await new ResumesRepository(worker.dataSource).current(userId, number))!;
    await worker.isIdle();

    await rescoreAfter(worker, userId, await named.remove(userId, number));
    const after = await worker.findScan(userId, scanId);
    expect(after).toMatchObject({ resumeComparison: null, resumeName: 'Resume' });
    expect(after.score!.overallScore).toBeLessThan(before.score!.overallScore);
    expect(await namesOf()).toContain('React');
    expect(await namesOf()).not.toContain('Wound care');
    const rows = await worker.dataSource.query('SELECT id FROM resumes WHERE id = $1', [resumeId]);
    expect(rows).toEqual([]);
    await expect(worker.app().get(ObjectStore).head(objectKey)).rejects.toMatchObject({
      code: 'RESUME_FILE_LOST',
    });
  });

  it('keep the skills of both resumes where these are read at the same time', async () => {
    const { id: userId } = await worker.aUser();
    const versions = [
      await worker.upload(userId, Buffer.from(asDeveloper.join('\n')), 'text', {
        name: 'Developer',
      }),
      await worker.upload(userId, Buffer.from(asNurse.join('\n')), 'text', { name: 'Nurse' }),
    ];
    await Promise.all(
      versions.map(({ id }) => worker.requestEvaluation(userId, id, { tries: null })),
    );
    for (const { resumeNumber } of versions)
      await worker.evaluationEnded(userId, undefined, resumeNumber);
    await worker.isIdle();
    const names = (await new SkillsRepository(worker.dataSource).list(userId)).map(
      ({ name }) => name,
    );
    expect(names).toEqual(expect.arrayContaining(['React', 'Wound care']));
  });
});
