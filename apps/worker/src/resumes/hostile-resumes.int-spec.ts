import { jobIdOf } from '@rolefit/queues';
import { hostilePdfs, sampleOf } from '@rolefit/testing';
import { TestWorker } from '../testing/test-worker.js';

/** One of each kind; the reader's own test covers all. */
const names = [
  'two layers of Flate, 2 GB',
  'forms that draw each other a billion times',
  'an object stream of 400 MB',
  'a hundred thousand pages',
  'a page tree that is its own child',
  'arrays fifty thousand deep',
  'cut off at 50 %',
  'a picture that is called a PDF',
  'a script that runs when it is opened',
  'an archive too',
];

describe('evaluating a hostile file', () => {
  const corpus = hostilePdfs('http://127.0.0.1:9/');
  let worker: TestWorker;
  beforeAll(async () => {
    worker = await TestWorker.prepare({ LOG_LEVEL: 'info' });
    await worker.start();
  });
  afterAll(() => worker.stop());

  it('logs the sandbox of the PDF reader at the start', () => {
    expect(worker.log.filter((line) => line.includes('Resume reader sandbox'))).toHaveLength(1);
  });

  it.each(sampleOf(names, 4))(
    'ends within 10 s, completed or failed with a reason: %s',
    async (name) => {
      const { bytes, text } = corpus.find((file) => file.name === name)!;
      const { id: userId } = await worker.aUser();
      const { id: resumeId } = await worker.upload(userId, bytes());
      await worker.requestEvaluation(userId, resumeId);
      const { evaluationStatus, failureCode, handover } = await worker.evaluationEnded(
        userId,
        280_000,
      );
      // The reader enforces the timeout, and a busy machine is slower; this only detects a lost job, which the sweeper finds a minute later.
      expect(
        (await worker.queue('resume.evaluate').getJob(jobIdOf(resumeId, handover)))?.stalledCounter,
      ).toBe(0);
      if (text !== undefined) expect([evaluationStatus, failureCode]).toEqual(['completed', null]);
      else if (evaluationStatus === 'failed')
        expect([
          'RESUME_FORMAT_UNSUPPORTED',
          'RESUME_TOO_COMPLEX',
          'RESUME_UNREADABLE',
          'RESUME_NO_TEXT',
        ]).toContain(failureCode);
    },
  );
});
