import type { INestApplicationContext } from '@nestjs/common';
import { AccountsRepository, EvaluationsRepository, ScanWorkRepository } from '@rolefit/database';
import { aReadScan } from '@rolefit/database/testing';
import { postings } from '@rolefit/testing';
import { Sweeper } from '../sweep/sweeper.js';
import { TestWorker } from '../testing/test-worker.js';

describe('work for a deleted account', () => {
  let worker: TestWorker;
  let app: INestApplicationContext;
  let accounts: AccountsRepository;
  beforeAll(async () => {
    worker = await TestWorker.prepare();
    app = await worker.start();
    // The gateway's part, as a worker may not end sessions.
    accounts = new AccountsRepository(worker.dataSource);
  });
  afterAll(() => worker?.stop());

  async function sweepLater(): Promise<void> {
    const past = `now() - interval '1 minute'`;
    await worker.dataSource.query(
      `UPDATE scans SET updated_at = ${past}, lease_until = CASE WHEN lease_until IS NULL THEN NULL ELSE ${past} END`,
    );
    await worker.dataSource.query(
      `UPDATE resumes SET evaluation_updated_at = ${past}, lease_until = CASE WHEN lease_until IS NULL THEN NULL ELSE ${past} END WHERE evaluation_status IS NOT NULL`,
    );
    await app.get(Sweeper).sweep();
  }

  it('that waits is not started, and runs once the account is restored', async () => {
    const { id: userId, resumeId } = await worker.anEvaluatedUser();
    const scanId = await worker.scan(userId, postings.frontend, { isLost: true });
    await worker.requestEvaluation(userId, resumeId, { isLost: true });
    await accounts.delete(userId);
    await expect(
      new ScanWorkRepository(worker.dataSource).claim({ id: scanId, userId }, 1_000),
    ).resolves.toBeNull();
    await expect(
      new EvaluationsRepository(worker.dataSource).claim({ id: resumeId, userId }, 1_000),
    ).resolves.toBeNull();
    await sweepLater();
    expect(await worker.queue('scan.score').getJobState(`${scanId}-1`)).toBe('unknown');
    expect(await worker.queue('resume.evaluate').getJobState(`${resumeId}-2`)).toBe('unknown');

    await accounts.restore(userId);
    await sweepLater();
    await worker.scanIs(userId, scanId, ['completed']);
    await expect(worker.evaluationEnded(userId)).resolves.toMatchObject({
      evaluationStatus: 'completed',
    });
  });

  it('that runs loses its claim and writes nothing, and runs again once the account is restored', async () => {
    const { id: userId, resumeId } = await worker.anEvaluatedUser();
    const scanId = await worker.scan(userId, postings.frontend, { isLost: true });
    await worker.requestEvaluation(userId, resumeId, { isLost: true });
    const [scans, evaluations] = [
      new ScanWorkRepository(worker.dataSource),
      new EvaluationsRepository(worker.dataSource),
    ];
    const [scan, evaluation] = [
      (await scans.claim({ id: scanId, userId }, 60_000))!,
      (await evaluations.claim({ id: resumeId, userId }, 60_000))!,
    ];
    await accounts.delete(userId);
    const rows = () =>
      worker.dataSource.query(
        'SELECT s.*, r.evaluation_status, r.attempt FROM scans s JOIN resumes r USING (user_id) WHERE s.id = $1',
        [scanId],
      ) as Promise<unknown[]>;
    const before = await rows();
    await expect(scans.renew(scan, 60_000)).resolves.toBe(false);
    await expect(scans.startMatching(scan, aReadScan('Read'))).resolves.toBe(false);
    await expect(scans.setAside(scan, 'needs-text', aReadScan('Read'))).resolves.toBe(false);
    await expect(
      scans.fail({ id: scanId, userId }, { code: 'INTERNAL', message: 'x', retryable: true }),
    ).resolves.toBe(false);
    await expect(evaluations.renew(evaluation, 60_000)).resolves.toBe(false);
    await expect(evaluations.startReading(evaluation)).resolves.toBe(false);
    await expect(evaluations.fail({ id: resumeId, userId }, 'INTERNAL')).resolves.toBeNull();
    expect(await rows()).toEqual(before);

    await accounts.restore(userId);
    await sweepLater();
    await worker.scanIs(userId, scanId, ['completed']);
    await expect(worker.evaluationEnded(userId)).resolves.toMatchObject({
      evaluationStatus: 'completed',
    });
  });
});
