import { randomUUID } from 'node:crypto';
import { ResumesRepository } from '@rolefit/database';
import { postings } from '@rolefit/testing';
import { TestWorker } from '../testing/test-worker.js';
import { waitUntil } from '../testing/wait-until.js';

let worker: TestWorker;
beforeAll(async () => {
  worker = await TestWorker.prepare();
  await worker.start();
});
afterAll(() => worker?.stop());

const ended = (name: 'scan.score' | 'resume.evaluate', jobId: string) =>
  waitUntil(
    'the job has ended',
    async () => (await worker.queue(name).getJobState(jobId)) === 'completed',
  );

describe('a job', () => {
  it('of the version before, which names no user, scores a scan and evaluates a resume', async () => {
    const { id: userId, resumeId } = await worker.anEvaluatedUser();
    const scanId = await worker.scan(userId, postings.frontend, { isLost: true });
    await worker.enqueue('scan.score', { scanId }, `${scanId}-old`);
    await worker.scanIs(userId, scanId, ['completed']);
    await worker.isIdle();
    await worker.requestEvaluation(userId, resumeId, { isLost: true });
    await worker.enqueue('resume.evaluate', { resumeId }, `${resumeId}-old`);
    await expect(worker.evaluationEnded(userId)).resolves.toMatchObject({
      evaluationStatus: 'completed',
    });
  });

  it('of a row that is gone ends, with and without its user', async () => {
    const [known, unknown] = [randomUUID(), randomUUID()];
    await worker.enqueue('scan.score', { userId: randomUUID(), scanId: known }, `${known}-1`);
    await worker.enqueue('scan.score', { scanId: unknown }, `${unknown}-1`);
    await worker.enqueue('resume.evaluate', { resumeId: unknown }, `${unknown}-2`);
    await ended('scan.score', `${known}-1`);
    await ended('scan.score', `${unknown}-1`);
    await ended('resume.evaluate', `${unknown}-2`);
  });

  it('that names another user than that of the row touches nothing', async () => {
    const { id: userId, resumeId } = await worker.anEvaluatedUser();
    const { id: other } = await worker.aUser();
    const scanId = await worker.scan(userId, postings.frontend, { isLost: true });
    await worker.requestEvaluation(userId, resumeId, { isLost: true });
    await worker.enqueue('scan.score', { userId: other, scanId }, `${scanId}-other`);
    await worker.enqueue('resume.evaluate', { userId: other, resumeId }, `${resumeId}-other`);
    await ended('scan.score', `${scanId}-other`);
    await ended('resume.evaluate', `${resumeId}-other`);
    await expect(worker.findScan(userId, scanId)).resolves.toMatchObject({ status: 'queued' });
    await expect(new ResumesRepository(worker.dataSource).current(userId)).resolves.toMatchObject({
      evaluationStatus: 'queued',
    });
  });
});
