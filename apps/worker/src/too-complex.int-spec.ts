import type { INestApplicationContext } from '@nestjs/common';
import { MatchesRepository } from '@rolefit/database';
import { makePdf, postings, resumes } from '@rolefit/testing';
import { TextPool } from '@rolefit/text-pool';
import { misbehavingThreadFile } from '@rolefit/text-pool/testing';
import { TestWorker } from './testing/test-worker.js';
import { waitUntil } from './testing/wait-until.js';

/** Texts are read and judged in threads that hang, as if a reader had an unknown bug. */
describe('a text that is too complex', () => {
  let worker: TestWorker;
  let app: INestApplicationContext;
  let endless: TextPool;
  beforeAll(async () => {
    worker = await TestWorker.prepare({ LOG_LEVEL: 'info' });
    app = await worker.start();
    endless = new TextPool({
      threads: 2,
      threadFile: misbehavingThreadFile,
      budget: { cpuMs: 500, wallMs: 5_000 },
    });
  });
  afterAll(async () => {
    await endless.close();
    await worker.stop();
  });
  afterEach(() => jest.restoreAllMocks());

  /** Makes one task hang for marked texts. */
  function neverEnd(
    task: 'postingFacts' | 'resumeFacts' | 'judgeMatch',
    isMeant: (argument: unknown) => boolean,
  ): jest.SpyInstance {
    const pool = app.get(TextPool);
    const whole = pool[task].bind(pool) as (...args: unknown[]) => Promise<never>;
    // Takes a text in place of facts; the budget is the same.
    const endlessly = () =>
      endless[task === 'resumeFacts' ? 'resumeFacts' : 'postingFacts'](
        'loops',
        null as never,
        null,
      ) as Promise<never>;
    return jest
      .spyOn(pool, task)
      .mockImplementation((...args: unknown[]) =>
        isMeant(args[0]) ? endlessly() : whole(...args),
      );
  }

  const jobsDone = (scanId: string): number =>
    worker.log.filter((line) => line.includes(scanId) && line.includes('"durationMs"')).length;

  it('fails its scan with a reason at the first attempt, while others get their score', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    neverEnd('postingFacts', (text) => String(text).includes('endless'));
    const bad = await worker.scan(userId, `${postings.frontend}\nendless`);
    const { id: otherId } = await worker.anEvaluatedUser();
    const good = await worker.scan(otherId, postings.frontend);
    await worker.scanIs(otherId, good, ['completed']);
    const failed = await worker.scanIs(userId, bad, ['failed']);
    expect(failed.failure).toMatchObject({ code: 'POSTING_TOO_COMPLEX', retryable: false });
    await worker.isIdle();
    expect(jobsDone(bad)).toBe(1);
  });

  it('fails its scan the same way where judging takes too long', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    neverEnd('judgeMatch', () => true);
    const scanId = await worker.scan(userId, `${postings.frontend}\njudged`);
    expect((await worker.scanIs(userId, scanId, ['failed'])).failure).toMatchObject({
      code: 'POSTING_TOO_COMPLEX',
    });
  });

  it('fails the evaluation of a resume with a reason', async () => {
    const { id: userId } = await worker.aUser();
    neverEnd('resumeFacts', () => true);
    const { id: resumeId } = await worker.upload(userId, makePdf(resumes.software));
    await worker.requestEvaluation(userId, resumeId);
    expect(await worker.evaluationEnded(userId)).toMatchObject({
      evaluationStatus: 'failed',
      failureCode: 'RESUME_TOO_COMPLEX',
    });
  });

  it('keeps a match where judging it again takes too long, and judges the others', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    const [odd, fine] = [
      await worker.scan(userId, `${postings.frontend}\nodd one`),
      await worker.scan(userId, `${postings.frontend}\nfine one`),
    ];
    await worker.scanIs(userId, fine, ['completed']);
    await worker.scanIs(userId, odd, ['completed']);
    let calls = 0;
    neverEnd('judgeMatch', () => (calls += 1) === 1);
    await worker.editSkills(userId, [{ name: 'Knitting', score: 50 }]);
    const revision = (await app.get(MatchesRepository).revisionOf(userId))!;
    await waitUntil('the rescore ends', async () => {
      const [row] = (await worker.dataSource.query(
        'SELECT rescored_revision FROM users WHERE id = $1',
        [userId],
      )) as { rescored_revision: number }[];
      return row!.rescored_revision >= revision;
    });
    const after = await Promise.all([odd, fine].map((scanId) => worker.findScan(userId, scanId)));
    expect(after.filter(({ formerScore }) => formerScore !== null)).toHaveLength(1);
    expect(worker.log.some((line) => line.includes('POSTING_TOO_COMPLEX'))).toBe(true);
  });
});
