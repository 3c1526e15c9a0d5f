import { wordsKey } from '@rolefit/contracts';
import {
  AccountsRepository,
  CorrectionsRepository,
  type NewCorrection,
  type ScanDetailRow,
} from '@rolefit/database';
import { jobIdOf } from '@rolefit/queues';
import { makePdf, postings, resumes } from '@rolefit/testing';
import { TestWorker } from '../testing/test-worker.js';

describe('corrections of a user', () => {
  let worker: TestWorker;
  beforeAll(async () => {
    worker = await TestWorker.prepare();
    await worker.start();
  });
  afterAll(() => worker.stop());

  const rescored = async (userId: string, revision: number) => {
    await worker.enqueue('matches.rescore', { userId, revision }, jobIdOf(userId, revision));
    await worker.isIdle();
  };
  /** Stores a correction as the gateway does. @returns its id */
  async function correct(userId: string, body: NewCorrection & { words: string }) {
    const saved = await new CorrectionsRepository(worker.dataSource).save(
      userId,
      wordsKey(body.words),
      body,
    );
    await rescored(userId, saved!.revision);
    return saved!.correction.id;
  }
  const have = (words: string): NewCorrection & { words: string } => ({
    about: 'requirement',
    words,
    ruling: { type: 'have', line: null },
    reading: null,
  });
  const missedIn = ({ match }: ScanDetailRow) =>
    match!.points.find(({ verdict, kind }) => verdict === 'not-found' && kind !== 'title')!
      .postingQuote.text;
  const pointOf = ({ match }: ScanDetailRow, words: string) =>
    match!.points.find(({ postingQuote }) => wordsKey(postingQuote.text) === wordsKey(words));
  const corrected = { verdict: 'shown', by: 'stated', correction: { type: 'have' } };

  it('hold for their match, for a rescan and for a new version of the resume', async () => {
    const { userId, scanId } = await worker.aUserWithMatch(postings.nurse);
    const before = await worker.findScan(userId, scanId);
    const words = missedIn(before);
    const id = await correct(userId, have(words));
    const after = await worker.findScan(userId, scanId);
    expect(pointOf(after, words)).toMatchObject({ ...corrected, correction: { id, type: 'have' } });
    expect(after.score!.overallScore).toBeGreaterThan(before.score!.overallScore);
    expect(after.formerScore).toBe(before.score!.overallScore);

    await worker.rescan(userId, scanId);
    await worker.isIdle();
    expect(pointOf(await worker.findScan(userId, scanId), words)).toMatchObject(corrected);

    const { id: resumeId } = await worker.upload(userId, makePdf(resumes.nurse));
    await worker.requestEvaluation(userId, resumeId, { tries: null });
    await worker.evaluationEnded(userId);
    await worker.isIdle();
    const newer = await worker.findScan(userId, scanId);
    expect(newer.resumeText).toContain('Okonjo');
    expect(pointOf(newer, words)).toMatchObject(corrected);
  });

  it('hold for another posting with the same words', async () => {
    const { userId, scanId } = await worker.aUserWithMatch(postings.nurse);
    const words = missedIn(await worker.findScan(userId, scanId));
    await correct(userId, have(words));
    const other = await worker.scan(
      userId,
      `Another hospital looks for you.\n${postings.nurse.replace(words, words.toUpperCase())}`,
    );
    expect(pointOf(await worker.scanIs(userId, other, ['completed']), words)).toMatchObject(
      corrected,
    );
  });

  it('end when they are undone', async () => {
    const { userId, scanId } = await worker.aUserWithMatch(postings.nurse);
    const before = await worker.findScan(userId, scanId);
    const id = await correct(userId, have(missedIn(before)));
    const corrections = new CorrectionsRepository(worker.dataSource);
    await rescored(userId, (await corrections.remove(userId, id))!);
    expect((await worker.findScan(userId, scanId)).match).toEqual(before.match);
  });

  it('are there again when a deleted account is restored', async () => {
    const { userId, scanId } = await worker.aUserWithMatch(postings.nurse);
    const words = missedIn(await worker.findScan(userId, scanId));
    await correct(userId, have(words));
    const accounts = new AccountsRepository(worker.dataSource);
    await accounts.delete(userId);
    await accounts.restore(userId);
    await worker.rescan(userId, scanId);
    await worker.isIdle();
    expect(pointOf(await worker.findScan(userId, scanId), words)).toMatchObject(corrected);
  });

  it('never change what other users of the same posting see', async () => {
    const { userId, scanId } = await worker.aUserWithMatch(postings.nurse);
    const other = await worker.aUserWithMatch(postings.nurse);
    const seen = await worker.findScan(other.userId, other.scanId);
    const { points, knockouts } = (await worker.findScan(userId, scanId)).match!;
    const all = [...points, ...knockouts].flatMap(({ postingQuote }) => postingQuote?.text ?? []);
    for (const [at, words] of [...new Set(all)].entries())
      await new CorrectionsRepository(worker.dataSource).save(userId, String(at), {
        ...have(words),
        about: 'requirement',
        ruling: at % 2 === 0 ? { type: 'not-required' } : { type: 'have', line: null },
        reading: null,
      });
    await correct(userId, have('Words of no posting'));
    expect((await worker.findScan(userId, scanId)).match!.setAside?.length).toBeGreaterThan(1);
    await worker.rescan(other.userId, other.scanId);
    await worker.isIdle();
    const again = await worker.findScan(other.userId, other.scanId);
    expect([again.match, again.terms, again.score]).toEqual([seen.match, seen.terms, seen.score]);
  });
});
