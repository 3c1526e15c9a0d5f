import type { INestApplicationContext } from '@nestjs/common';
import { CONFIG, LOGGER, type RetentionConfig, type WorkerConfig } from '@rolefit/config';
import { limits } from '@rolefit/contracts';
import {
  AuditRepository,
  EvaluationsRepository,
  NamedResumesRepository,
  OutdatedReadingsRepository,
  ResumesRepository,
  ScanWorkRepository,
  SessionsRepository,
  SweepRepository,
} from '@rolefit/database';
import { aReadScan } from '@rolefit/database/testing';
import { JobProducer } from '@rolefit/queues';
import { makeBrokenPdf, postings, resumes } from '@rolefit/testing';
import { ReadingModel } from '../model/reading-model.js';
import { RemovedResumes } from '../profiles/removed-resumes.js';
import { ResumeFollowUps } from '../scans/resume-follow-ups.js';
import { TestWorker } from '../testing/test-worker.js';
import { waitUntil } from '../testing/wait-until.js';
import { Rereads } from './rereads.js';
import { Sweeper } from './sweeper.js';

describe('the sweeper', () => {
  let worker: TestWorker;
  let app: INestApplicationContext;
  let sweeper: Sweeper;
  beforeAll(async () => {
    worker = await TestWorker.prepare();
    app = await worker.start();
    // The worker's own sweeps are off: only one process sweeps at a time, so they would skip the test's.
    await app.get(Sweeper).onModuleDestroy();
    sweeper = aFreshSweeper();
  });
  afterAll(() => worker.stop());

  /** A new sweeper, as after a start of the process. */
  const aFreshSweeper = (retention: Partial<RetentionConfig> = {}) =>
    new Sweeper(
      app.get(SweepRepository),
      app.get(JobProducer),
      app.get(ResumeFollowUps),
      new Rereads(
        app.get(SweepRepository),
        app.get(OutdatedReadingsRepository),
        app.get(JobProducer),
        app.get(ReadingModel),
        app.get(LOGGER),
      ),
      app.get(RemovedResumes),
      app.get(AuditRepository),
      app.get(SessionsRepository),
      { retention: { ...app.get<WorkerConfig>(CONFIG).retention, ...retention } },
      app.get(LOGGER),
    );

  /** Makes all rows old and their leases expire. */
  async function letTimePass(): Promise<void> {
    const past = `now() - interval '1 minute'`;
    await worker.dataSource.query(
      `UPDATE scans SET updated_at = ${past}, lease_until = CASE WHEN lease_until IS NULL THEN NULL ELSE ${past} END`,
    );
    await worker.dataSource.query(
      `UPDATE resumes SET evaluation_updated_at = ${past}, lease_until = CASE WHEN lease_until IS NULL THEN NULL ELSE ${past} END WHERE evaluation_status IS NOT NULL`,
    );
  }

  it('enqueues rows that never reached the queue', async () => {
    const { id: userId } = await worker.aUser();
    const { id: resumeId } = await worker.upload(userId);
    const scanId = await worker.scan(userId, postings.frontend, { isLost: true });
    await worker.requestEvaluation(userId, resumeId, { isLost: true });
    await letTimePass();
    await sweeper.sweep();
    await expect(worker.evaluationEnded(userId)).resolves.toMatchObject({
      evaluationStatus: 'completed',
    });
    await worker.scanIs(userId, scanId, ['completed']);
  });

  /** A resume with a reading by an older analyser, whose file can no longer be read. */
  async function anUnreadableResume(): Promise<{ userId: string; resumeId: string }> {
    const { id: userId, resumeId } = await worker.anEvaluatedUser();
    const bad = await worker.upload(userId, makeBrokenPdf());
    await worker.dataSource.query('DELETE FROM resumes WHERE id = $1', [bad.id]);
    await worker.dataSource.query(
      `UPDATE resumes SET object_key = $2, reading = reading || '{"analyser":"builtin-1"}' WHERE id = $1`,
      [resumeId, bad.objectKey],
    );
    return { userId, resumeId };
  }

  it('keeps the reading of a resume whose re-reading was lost and fails', async () => {
    const { userId } = await anUnreadableResume();
    const page = { analyser: 'builtin-1', beforeId: null, limit: 10, look: 10 };
    await app.get(OutdatedReadingsRepository).requeueResumes(page);
    await letTimePass();
    await sweeper.sweep();
    await expect(worker.evaluationEnded(userId)).resolves.toMatchObject({
      evaluationStatus: 'completed',
      failureCode: 'RESUME_UNREADABLE',
    });
  });

  it('lets a lost evaluation that the user requested fail visibly, with the older reading in force', async () => {
    const { userId, resumeId } = await anUnreadableResume();
    await worker.requestEvaluation(userId, resumeId, { isLost: true });
    await letTimePass();
    await sweeper.sweep();
    await expect(worker.evaluationEnded(userId)).resolves.toMatchObject({
      evaluationStatus: 'failed',
      failureCode: 'RESUME_UNREADABLE',
    });
    await expect(app.get(ResumesRepository).reading(userId)).resolves.toMatchObject({ resumeId });
  });

  it('skips young rows', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    const scanId = await worker.scan(userId, postings.frontend, { isLost: true });
    await sweeper.sweep();
    expect(await worker.queue('scan.score').getJob(`${scanId}-1`)).toBeUndefined();
    await expect(worker.findScan(userId, scanId)).resolves.toMatchObject({ status: 'queued' });
  });

  it('recovers rows of a worker that died', async () => {
    const { id: userId, resumeId } = await worker.anEvaluatedUser();
    const scanId = await worker.scan(userId, postings.frontend, { isLost: true });
    await worker.requestEvaluation(userId, resumeId, { isLost: true });
    const claim = await new ScanWorkRepository(worker.dataSource).claim(
      { id: scanId, userId },
      60_000,
    );
    await new ScanWorkRepository(worker.dataSource).startMatching(claim!, aReadScan('half done'));
    await new EvaluationsRepository(worker.dataSource).claim({ id: resumeId, userId }, 60_000);
    await letTimePass();
    await sweeper.sweep();
    await expect(worker.scanIs(userId, scanId, ['completed'])).resolves.toMatchObject({
      title: 'Senior Front-end Developer',
    });
    await expect(worker.evaluationEnded(userId)).resolves.toMatchObject({
      evaluationStatus: 'completed',
    });
  });

  it('recovers rows that Redis lost, although the job of the same id had completed before', async () => {
    const { userId, scanId } = await worker.aUserWithMatch();
    await worker.queue('scan.score').obliterate({ force: true });
    await worker.dataSource.query(`UPDATE scans SET status = 'queued' WHERE id = $1`, [scanId]);
    await worker.enqueue('scan.score', { scanId }, `${scanId}-1`);
    await worker.scanIs(userId, scanId, ['completed']);
    // The job of this id has completed, and the row still waits.
    await worker.dataSource.query(`UPDATE scans SET status = 'queued' WHERE id = $1`, [scanId]);
    await letTimePass();
    await waitUntil(
      'the job is over',
      async () => (await worker.queue('scan.score').getJobState(`${scanId}-1`)) === 'completed',
    );
    await sweeper.sweep();
    await worker.scanIs(userId, scanId, ['completed']);
  });

  it('adds no job for rows whose job is alive', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    const scanId = await worker.scan(userId, postings.frontend, { isLost: true });
    const queue = worker.queue('scan.score');
    await queue.add('scan.score', { payload: { scanId } }, { jobId: `${scanId}-1`, delay: 60_000 });
    await letTimePass();
    await sweeper.sweep();
    expect(await queue.getJobState(`${scanId}-1`)).toBe('delayed');
    await expect(worker.findScan(userId, scanId)).resolves.toMatchObject({ status: 'queued' });
    await queue.remove(`${scanId}-1`);
  });

  it('wakes scans whose resume has been evaluated, and enqueues lost rescores', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    const waiting = await worker.scan(userId, postings.nurse, { isLost: true });
    const done = await worker.scan(userId, postings.frontend);
    const before = await worker.scanIs(userId, done, ['completed']);
    await worker.dataSource.query(`UPDATE scans SET status = 'waiting-for-resume' WHERE id = $1`, [
      waiting,
    ]);
    await worker.editSkills(userId, [{ name: 'Knitting', score: 50 }], { isLost: true });
    await sweeper.sweep();
    await worker.scanIs(userId, waiting, ['completed']);
    await waitUntil(
      'the old match is judged again',
      async () => (await worker.findScan(userId, done)).formerScore === before.score!.overallScore,
    );
  });

  it('rescores matches of an older scoring version, stores their former score, and skips those of a newer one', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    const [old, newer] = [
      await worker.scan(userId, `${postings.frontend}\nold`),
      await worker.scan(userId, `${postings.frontend}\nnewer`),
    ];
    for (const id of [old, newer]) await worker.scanIs(userId, id, ['completed']);
    const judged = async (id: string) =>
      (
        (await worker.dataSource.query(
          `SELECT match->>'judge' AS judge FROM matches WHERE scan_id = $1`,
          [id],
        )) as { judge: string }[]
      )[0]!.judge;
    const current = await judged(old);
    await worker.dataSource.query(
      `UPDATE matches SET match = jsonb_set(match, '{judge}', '"judge-1"') WHERE scan_id = $1`,
      [old],
    );
    const fresh = aFreshSweeper();
    await fresh.sweep();
    await waitUntil(
      'the old match is judged by today’s rules',
      async () => (await judged(old)) === current,
    );

    await worker.dataSource.query(
      `UPDATE matches SET match = jsonb_set(match, '{judge}', '"judge-999"') WHERE scan_id = $1`,
      [newer],
    );
    const [before] = (await worker.dataSource.query(
      'SELECT profile_revision FROM users WHERE id = $1',
      [userId],
    )) as { profile_revision: number }[];
    await aFreshSweeper().sweep();
    const [after] = (await worker.dataSource.query(
      'SELECT profile_revision FROM users WHERE id = $1',
      [userId],
    )) as { profile_revision: number }[];
    expect(after).toEqual(before);
  });

  it('does not keep enqueueing users without an evaluated resume, or deleted ones', async () => {
    const { id: userId } = await worker.aUser();
    const deleted = await worker.anEvaluatedUser();
    await worker.dataSource.query(
      'UPDATE users SET profile_revision = profile_revision + 1 WHERE id = ANY($1)',
      [[userId, deleted.id]],
    );
    await worker.scan(deleted.id, postings.frontend, { isLost: true });
    await worker.dataSource.query(
      `UPDATE scans SET status = 'waiting-for-resume' WHERE user_id = $1`,
      [deleted.id],
    );
    await worker.dataSource.query('UPDATE users SET deleted_at = now() WHERE id = $1', [
      deleted.id,
    ]);
    await sweeper.sweep();
    const queue = worker.queue('matches.rescore');
    expect(await queue.getJobState(`${userId}-1`)).toBe('unknown');
    expect(await queue.getJobState(`${deleted.id}-2`)).toBe('unknown');
    const [row] = (await worker.dataSource.query(`SELECT status FROM scans WHERE user_id = $1`, [
      deleted.id,
    ])) as { status: string }[];
    expect(row!.status).toBe('waiting-for-resume');
  });

  it('deletes removed resumes that a rescore has left', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    const { number } = await worker.anotherResume(userId, 'Copy', resumes.software);
    await worker.isIdle();
    const named = new NamedResumesRepository(worker.dataSource);
    await named.remove(userId, number);
    // As after a failed rescore.
    await worker.dataSource.query(
      'UPDATE users SET rescored_revision = profile_revision WHERE id = $1',
      [userId],
    );
    const stored = async () =>
      (
        await worker.dataSource.query('SELECT resume_number FROM resumes WHERE user_id = $1', [
          userId,
        ])
      ).length;
    expect(await stored()).toBe(2);
    await aFreshSweeper().sweep();
    expect(await stored()).toBe(1);
  });

  it('deletes audit entries after their retention, and nothing younger', async () => {
    const { id: userId } = await worker.aUser();
    const at = (days: number) =>
      worker.dataSource.query(
        `INSERT INTO audit_entries (id, user_id, event, at) VALUES (gen_random_uuid(), $1, 'signed-in', now() - $2 * interval '24 hours')`,
        [userId, days],
      );
    for (const days of [limits.auditDays - 1, limits.auditDays + 1, 2 * limits.auditDays])
      await at(days);
    await aFreshSweeper().sweep();
    const rows = (await worker.dataSource.query(
      'SELECT (extract(epoch FROM now() - at) / 86400)::int AS days FROM audit_entries WHERE user_id = $1',
      [userId],
    )) as { days: number }[];
    expect(rows).toEqual([{ days: limits.auditDays - 1 }]);
  });

  it('keeps audit entries and ended sessions for as long as the settings say', async () => {
    const { id: userId } = await worker.aUser();
    const keep = async (days: number) => {
      await worker.dataSource.query(
        `INSERT INTO audit_entries (id, user_id, event, at) VALUES (gen_random_uuid(), $1, 'signed-in', now() - $2 * interval '24 hours')`,
        [userId, days],
      );
      await worker.dataSource.query(
        `INSERT INTO sessions (id, user_id, kind, expires_at) VALUES (gen_random_uuid(), $1, 'web', now() - $2 * interval '24 hours')`,
        [userId, days],
      );
    };
    for (const days of [6, 8, 59, 61]) await keep(days);
    const kept = async () =>
      (await worker.dataSource.query(
        `SELECT (SELECT count(*) FROM audit_entries WHERE user_id = $1)::int AS entries, (SELECT count(*) FROM sessions WHERE user_id = $1)::int AS sessions`,
        [userId],
      )) as unknown;
    await aFreshSweeper({ auditDays: 90, endedSessionDays: 60 }).sweep();
    expect(await kept()).toEqual([{ entries: 4, sessions: 3 }]);
    await aFreshSweeper({ auditDays: 60, endedSessionDays: 7 }).sweep();
    expect(await kept()).toEqual([{ entries: 3, sessions: 1 }]);
  });

  it('deletes sessions some time after they have ended, however many, and no active one', async () => {
    const { id: userId } = await worker.aUser();
    // More than one batch.
    await worker.dataSource.query(
      `INSERT INTO sessions (id, user_id, kind, expires_at) SELECT gen_random_uuid(), $1, 'web', now() - $2 * interval '24 hours' FROM generate_series(1, 2001)`,
      [userId, limits.endedSessionDays + 1],
    );
    await worker.dataSource.query(
      `INSERT INTO sessions (id, user_id, kind, expires_at) VALUES (gen_random_uuid(), $1, 'web', now() + interval '1 day')`,
      [userId],
    );
    const fresh = aFreshSweeper();
    for (let round = 0; round < 2; round += 1) await fresh.sweep();
    expect(
      await worker.dataSource.query(
        'SELECT expires_at > now() AS "isLive" FROM sessions WHERE user_id = $1',
        [userId],
      ),
    ).toEqual([{ isLive: true }]);
  });

  it('runs the other steps where one fails, and reports the failure', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    const waiting = await worker.scan(userId, postings.nurse, { isLost: true });
    await worker.dataSource.query(`UPDATE scans SET status = 'waiting-for-resume' WHERE id = $1`, [
      waiting,
    ]);
    await worker.dataSource.query(
      `INSERT INTO audit_entries (id, user_id, event, at) VALUES (gen_random_uuid(), $1, 'signed-in', now() - $2 * interval '24 hours')`,
      [userId, limits.auditDays + 1],
    );
    await worker.dataSource.query('ALTER TABLE resumes RENAME COLUMN lease_until TO renamed');
    try {
      const fresh = aFreshSweeper();
      // A sweep that does not get the lock is a no-op, hence the retries.
      const failure = await waitUntil('a sweep fails', () =>
        fresh.sweep().then(() => false, String),
      );
      expect(failure).toContain('lease_until');
    } finally {
      await worker.dataSource.query('ALTER TABLE resumes RENAME COLUMN renamed TO lease_until');
    }
    await worker.scanIs(userId, waiting, ['completed']);
    expect(
      await worker.dataSource.query('SELECT 1 FROM audit_entries WHERE user_id = $1', [userId]),
    ).toEqual([]);
  });

  it('finds a row without a job behind hundreds whose jobs are healthy and wait for hours', async () => {
    const { id: crowdId } = await worker.aUser();
    const { id: userId } = await worker.aUser();
    const { id: resumeId } = await worker.upload(userId);
    await worker.requestEvaluation(userId, resumeId, { isLost: true });
    await letTimePass();
    const crowd = (await worker.dataSource.query(
      `INSERT INTO resumes (id, user_id, version, object_key, file_name, size_bytes, evaluation_status, evaluation_updated_at, handover)
       SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, $1, n, 'none/' || n, 'resume.pdf', 5, 'queued', now() - interval '1 hour', 1 FROM generate_series(1, 450) n RETURNING id`,
      [crowdId],
    )) as { id: string }[];
    const queue = worker.queue('resume.evaluate');
    const jobs = await queue.addBulk(
      crowd.map(({ id }) => ({
        name: 'resume.evaluate',
        data: { payload: { resumeId: id } },
        opts: { jobId: `${id}-1`, delay: 3_600_000 },
      })),
    );
    await waitUntil('the lost one is found', async () => {
      await sweeper.sweep();
      return (await queue.getJobState(`${resumeId}-1`)) !== 'unknown';
    });
    await expect(worker.evaluationEnded(userId)).resolves.toMatchObject({
      evaluationStatus: 'completed',
    });
    expect(new Set(await Promise.all(jobs.map((job) => job.getState())))).toEqual(
      new Set(['delayed']),
    );
    for (const job of jobs) await job.remove();
    await worker.dataSource.query('DELETE FROM resumes WHERE user_id = $1', [crowdId]);
  });

  it('sweeps scans although the sweep of evaluations fails', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    const scanId = await worker.scan(userId, postings.frontend, { isLost: true });
    await letTimePass();
    await worker.dataSource.query(
      'ALTER TABLE resumes RENAME COLUMN evaluation_updated_at TO renamed',
    );
    try {
      await expect(aFreshSweeper().sweep()).rejects.toThrow('evaluation_updated_at');
    } finally {
      await worker.dataSource.query(
        'ALTER TABLE resumes RENAME COLUMN renamed TO evaluation_updated_at',
      );
    }
    await worker.scanIs(userId, scanId, ['completed']);
  });

  it('pages through more rows than one batch', async () => {
    const { id: userId } = await worker.anEvaluatedUser();
    await worker.dataSource.query(
      `INSERT INTO scans (id, user_id, job_id, company_name, url, posting_text, posting_hash, status, handover)
       SELECT gen_random_uuid(), $1, 'many-' || n, 'Example Ltd', 'https://example.org', 'too short', 'none', 'queued', 1 FROM generate_series(1, 450) n`,
      [userId],
    );
    await letTimePass();
    await waitUntil('all are done', async () => {
      // A sweep that exceeds its time budget continues with the next one.
      await sweeper.sweep();
      const [row] = (await worker.dataSource.query(
        `SELECT count(*)::int AS count FROM scans WHERE user_id = $1 AND status = 'needs-text'`,
        [userId],
      )) as { count: number }[];
      return row!.count === 450;
    });
  });
});
