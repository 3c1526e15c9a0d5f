import { errorCodes } from '@rolefit/contracts';
import { answerTo, type ScriptedBehaviour, ScriptedModelServer } from '@rolefit/model/testing';
import { ResumesRepository } from '@rolefit/database';
import { postings } from '@rolefit/testing';
import { Sweeper } from '../sweep/sweeper.js';
import type { TestEnvironment } from '../testing/test-config.js';
import { TestWorker } from '../testing/test-worker.js';
import { waitUntil } from '../testing/wait-until.js';

const down = { kind: 'error', status: 503 } as const;

describe('a model outage', () => {
  let model: ScriptedModelServer;
  let worker: TestWorker;
  let failure: ScriptedBehaviour | null;
  let texts = 0;

  beforeAll(async () => {
    model = await ScriptedModelServer.start([{ kind: 'silence' }]);
    model.play(({ schemaName }) => failure ?? { kind: 'answer', output: answerTo(schemaName) });
  });
  beforeEach(() => {
    failure = null;
  });
  afterEach(() => worker.stop());
  afterAll(() => model.close());

  async function start(env: TestEnvironment = {}): Promise<void> {
    worker = await TestWorker.prepare({
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'scripted-1',
      ...env,
    });
    await worker.start();
  }

  const aText = () => `${postings.frontend}\n\nReference ${++texts}`;
  const stateKey = async () =>
    (await worker.redis.keys(`${worker.config.redis.prefix}:model:*:state`))[0] ?? '';
  const isOpen = () =>
    waitUntil(
      'the breaker opens',
      async () => (await worker.redis.hexists(await stateKey(), 'openUntil')) === 1,
    );
  /** Ends every wait: that of the circuit breaker, and those of the jobs. */
  async function letTimePass(): Promise<void> {
    const key = await stateKey();
    if (await worker.redis.hexists(key, 'openUntil'))
      await worker.redis.hset(key, 'openUntil', Date.now() - 1);
    for (const name of ['scan.score', 'resume.evaluate'] as const) {
      for (const job of await worker.queue(name).getDelayed())
        await job.promote().catch(() => undefined);
    }
  }
  /** Polls, and ends all waits each time. */
  const untilInTime = <Answer>(what: string, ask: () => Promise<Answer | null | false>) =>
    waitUntil(what, async () => {
      await letTimePass();
      return ask();
    });

  it('lets scans and evaluations wait with a reason, without a call, a slot or an attempt, and resumes them after the recovery', async () => {
    await start();
    const { id: userId } = await worker.anEvaluatedUser();
    const other = await worker.aUser();
    const { id: resumeId } = await worker.upload(other.id);
    failure = down;
    const scanIds = await Promise.all(
      Array.from({ length: 12 }, () => worker.scan(userId, aText())),
    );
    await worker.requestEvaluation(other.id, resumeId);
    await isOpen();
    // No call is made until the breaker allows a probe.
    await worker.redis.hset(await stateKey(), 'openUntil', Date.now() + 60_000);
    for (const id of scanIds) {
      const waiting = await waitUntil('the scan says why it waits', async () => {
        for (const job of await worker.queue('scan.score').getDelayed())
          await job.promote().catch(() => undefined);
        const scan = await worker.findScan(userId, id);
        return scan.status === 'queued' && scan.failure !== null && scan;
      });
      expect(waiting.failure).toEqual({
        code: 'MODEL_AWAY',
        retryable: false,
        message:
          'The AI service can’t be reached right now. We’ll continue automatically once it’s back.',
        since: expect.any(String),
      });
    }
    await waitUntil(
      'no slot is held',
      async () => (await worker.queue('scan.score').getActiveCount()) === 0,
    );
    const asked = model.requests.length;
    await letJobsTryOnce();
    expect(model.requests).toHaveLength(asked);
    // A cached reading needs no model.
    failure = null;

    await untilInTime('all are done', async () =>
      (await Promise.all(scanIds.map((id) => worker.findScan(userId, id)))).every(
        ({ status }) => status === 'completed',
      ),
    );
    await untilInTime(
      'the resume is read',
      async () => (await worker.evaluationEnded(other.id, 100).catch(() => null)) !== null,
    );
    for (const id of scanIds) {
      await expect(worker.findScan(userId, id)).resolves.toMatchObject({
        status: 'completed',
        failure: null,
      });
      expect(
        (await worker.queue('scan.score').getJob(`${id}-1`))?.attemptsMade,
      ).toBeLessThanOrEqual(1);
    }
    await expect(worker.evaluationEnded(other.id)).resolves.toMatchObject({
      evaluationStatus: 'completed',
      failureCode: null,
    });
  });

  /** Runs every delayed job once more. */
  async function letJobsTryOnce(): Promise<void> {
    for (const job of await worker.queue('scan.score').getDelayed())
      await job.promote().catch(() => undefined);
    await waitUntil(
      'all have been sent away again',
      async () =>
        (await worker.queue('scan.score').getJobCounts('prioritized', 'active')).active === 0,
    );
  }

  it('by permanent rate limiting lets work wait with a reason and a start, and fails it with a reason a day later', async () => {
    await start();
    const { id: userId } = await worker.anEvaluatedUser();
    const other = await worker.aUser();
    const { id: resumeId } = await worker.upload(other.id);
    failure = { kind: 'error', status: 429, retryAfter: 1 };
    const scanId = await worker.scan(userId, aText());
    const job = await waitingJob(scanId);
    // A short rate limit is normal.
    await expect(worker.findScan(userId, scanId)).resolves.toMatchObject({
      status: 'queued',
      failure: null,
    });
    await worker.redis.hset(await stateKey(), 'silentSince', Date.now() - 100_000_000);
    const waiting = await untilInTime('the scan says why it waits', async () => {
      const scan = await worker.findScan(userId, scanId);
      return scan.status === 'queued' && scan.failure !== null && scan;
    });
    expect(waiting.failure).toMatchObject({
      code: 'MODEL_BUSY',
      retryable: false,
      since: new Date((job.data as { away: { sinceMs: number } }).away.sinceMs).toISOString(),
    });
    await worker.requestEvaluation(other.id, resumeId);
    const resume = await untilInTime('the evaluation says so too', async () => {
      const row = await new ResumesRepository(worker.dataSource).current(other.id);
      return row?.failureCode === 'MODEL_BUSY' && row.evaluationStatus === 'queued' && row;
    });
    expect(resume.waitsSince).toBeInstanceOf(Date);

    const later = await waitingJob(scanId);
    const envelope = later.data as { away: { sinceMs: number } };
    await later.updateData({
      ...envelope,
      away: { ...envelope.away, sinceMs: Date.now() - 86_400_001 },
    });
    const failed = await untilInTime('the scan has failed', async () => {
      const scan = await worker.findScan(userId, scanId);
      return scan.status === 'failed' && scan;
    });
    expect(failed.failure).toEqual({
      code: 'MODEL_RATE_LIMITED',
      retryable: true,
      message: 'The AI service is busy. Nothing is lost; please try again in a few minutes.',
    });
    failure = null;
    await worker.rescan(userId, scanId);
    await untilInTime(
      'the rescan is done',
      async () => (await worker.findScan(userId, scanId)).status === 'completed',
    );
    await expect(worker.findScan(userId, scanId)).resolves.toMatchObject({ failure: null });
    await untilInTime(
      'the evaluation is done',
      async () =>
        (await new ResumesRepository(worker.dataSource).current(other.id))?.evaluationStatus ===
        'completed',
    );
  });

  /** The job of a scan, once it is delayed with the start of the outage. */
  const waitingJob = (scanId: string) =>
    waitUntil('the job waits', async () => {
      const found = await worker.queue('scan.score').getJob(`${scanId}-1`);
      return (
        found !== undefined &&
        'away' in (found.data as object) &&
        (await found.isDelayed()) &&
        found
      );
    });

  it('fails work that has waited for longer than configured, with a reason and the offer to try again', async () => {
    await start();
    const { id: userId } = await worker.anEvaluatedUser();
    failure = { kind: 'error', status: 401 };
    const scanId = await worker.scan(userId, aText());
    const job = await waitingJob(scanId);
    const envelope = job.data as { away: { sinceMs: number; calls: number } };
    expect(envelope.away.sinceMs).toBeGreaterThan(Date.now() - 60_000);
    await worker.redis.hset(await stateKey(), 'silentSince', Date.now() - 100_000_000);
    // A minute less than a day later it still waits.
    await job.updateData({
      ...envelope,
      away: { ...envelope.away, sinceMs: Date.now() - 1_439 * 60_000 },
    });
    await job.promote();
    await waitUntil('it has asked again', async () => {
      const now = await worker.queue('scan.score').getJob(`${scanId}-1`);
      return (
        (now?.data as typeof envelope).away.calls > envelope.away.calls &&
        (await now?.isDelayed()) === true
      );
    });
    await expect(worker.findScan(userId, scanId)).resolves.toMatchObject({
      status: 'queued',
      failure: { code: 'MODEL_KEY_REJECTED' },
    });
    const later = await worker.queue('scan.score').getJob(`${scanId}-1`);
    await later!.updateData({
      ...envelope,
      away: { ...envelope.away, sinceMs: Date.now() - 1_441 * 60_000 },
    });
    await later!.promote();
    const failed = await worker.scanIs(userId, scanId, ['failed']);
    expect(failed.failure).toEqual({
      code: 'MODEL_KEY_REJECTED',
      retryable: true,
      message: errorCodes.MODEL_KEY_REJECTED.message,
    });
    failure = null;
    await worker.rescan(userId, scanId);
    await untilInTime(
      'the rescan is done',
      async () => (await worker.findScan(userId, scanId)).status === 'completed',
    );
  });

  it('clears the reason of rows that wait only for our own limit after the recovery', async () => {
    await start({ AI_CONCURRENT_CALLS: '1' });
    const { id: userId } = await worker.anEvaluatedUser();
    const other = await worker.aUser();
    const { id: resumeId } = await worker.upload(other.id);
    failure = down;
    const scanId = await worker.scan(userId, aText());
    await worker.requestEvaluation(other.id, resumeId);
    await waitUntil('both say why they wait', async () => {
      const [scan, resume] = [
        await worker.findScan(userId, scanId),
        await new ResumesRepository(worker.dataSource).current(other.id),
      ];
      return scan.failure?.code === 'MODEL_AWAY' && resume?.failureCode === 'MODEL_AWAY';
    });
    // The model is back, and another worker's call occupies the only slot.
    const state = await stateKey();
    const calls = state.replace(/state$/, 'calls');
    await worker.redis.zadd(calls, Date.now() + 3_600_000, 'another');
    await worker.redis.pexpire(calls, 3_600_000);
    await worker.redis.del(state);
    failure = null;
    await untilInTime('they only wait their turn', async () => {
      const [scan, resume] = [
        await worker.findScan(userId, scanId),
        await new ResumesRepository(worker.dataSource).current(other.id),
      ];
      return (
        scan.status === 'queued' &&
        scan.failure === null &&
        resume?.evaluationStatus === 'queued' &&
        resume.failureCode === null
      );
    });
    await worker.redis.zrem(calls, 'another');
    await untilInTime('they are done', async () => {
      const [scan, resume] = [
        await worker.findScan(userId, scanId),
        await new ResumesRepository(worker.dataSource).current(other.id),
      ];
      return scan.status === 'completed' && resume?.evaluationStatus === 'completed';
    });
  });

  it('falls back to the built-in analyser where configured, and re-reads with the model after the recovery', async () => {
    await start({ AI_FALLBACK: 'builtin' });
    const reader = await worker.anEvaluatedUser();
    failure = down;
    const newcomer = await worker.aUser();
    const { id: resumeId } = await worker.upload(newcomer.id);
    const text = aText();
    const scanIds = [await worker.scan(reader.id, text), await worker.scan(reader.id, aText())];
    await worker.requestEvaluation(newcomer.id, resumeId);
    await waitUntil('all are read meanwhile', async () => {
      for (const name of ['scan.score', 'resume.evaluate'] as const)
        for (const job of await worker.queue(name).getDelayed())
          await job.promote().catch(() => undefined);
      const scans = await Promise.all(scanIds.map((id) => worker.findScan(reader.id, id)));
      return (
        scans.every(({ status }) => status === 'completed') &&
        (await resumeOf(newcomer.id)).evaluationStatus === 'completed'
      );
    });
    for (const id of scanIds) {
      const { readingRecord, match } = await worker.findScan(reader.id, id);
      expect(readingRecord!.reading).toMatchObject({
        analyser: expect.stringMatching(/^builtin-/),
        model: null,
        awaitsModel: true,
      });
      expect(match).not.toBeNull();
    }
    expect(await resumeOf(newcomer.id)).toMatchObject({
      reading: { model: null, awaitsModel: true },
    });
    const meanwhile = await worker.findScan(reader.id, scanIds[0]!);

    // No text is re-read during the outage.
    await worker.redis.hset(await stateKey(), 'openUntil', Date.now() + 60_000);
    await sweep();
    await expect(worker.findScan(reader.id, scanIds[0]!)).resolves.toMatchObject({
      status: 'completed',
      readingRecord: { reading: { awaitsModel: true } },
    });

    failure = null;
    await untilInTime('the model has read all of it', async () => {
      await sweep();
      const scans = await Promise.all(scanIds.map((id) => worker.findScan(reader.id, id)));
      const resume = await resumeOf(newcomer.id);
      return (
        scans.every(
          ({ status, readingRecord }) =>
            status === 'completed' && readingRecord?.reading.model === 'scripted-1',
        ) &&
        resume.evaluationStatus === 'completed' &&
        resume.reading?.model === 'scripted-1'
      );
    });
    const after = await worker.findScan(reader.id, scanIds[0]!);
    expect(after.readingRecord!.reading).not.toHaveProperty('awaitsModel');
    if (after.score!.overallScore !== meanwhile.score!.overallScore)
      expect(after.formerScore).toBe(meanwhile.score!.overallScore);
    // All work is done: no further calls.
    await waitUntil(
      'all jobs are over',
      async () =>
        (await worker.queue('scan.score').getActiveCount()) +
          (await worker.queue('resume.evaluate').getActiveCount()) ===
        0,
    );
    const asked = model.requests.length;
    await sweep();
    expect(model.requests).toHaveLength(asked);
  });

  it('falls back after long rate limiting too', async () => {
    await start({ AI_FALLBACK: 'builtin' });
    const { id: userId } = await worker.anEvaluatedUser();
    failure = { kind: 'error', status: 429, retryAfter: 1 };
    const scanId = await worker.scan(userId, aText());
    await waitingJob(scanId);
    await worker.redis.hset(await stateKey(), 'silentSince', Date.now() - 60_000);
    await untilInTime(
      'it is read meanwhile',
      async () => (await worker.findScan(userId, scanId)).status === 'completed',
    );
    await expect(worker.findScan(userId, scanId)).resolves.toMatchObject({
      readingRecord: { reading: { model: null, awaitsModel: true } },
    });
    failure = null;
    await untilInTime('the model has read it', async () => {
      await sweep();
      return (await worker.findScan(userId, scanId)).readingRecord?.reading.model === 'scripted-1';
    });
  });

  it('falls back permanently for a refused text', async () => {
    await start({ AI_FALLBACK: 'builtin' });
    const { id: userId } = await worker.anEvaluatedUser();
    failure = { kind: 'refusal' };
    const scanId = await worker.scan(userId, aText());
    await expect(worker.scanIs(userId, scanId, ['completed', 'failed'])).resolves.toMatchObject({
      status: 'completed',
      readingRecord: { reading: { model: null } },
    });
    failure = null;
    const asked = model.requests.length;
    await sweep();
    await worker.rescan(userId, scanId);
    await expect(worker.scanIs(userId, scanId, ['completed', 'failed'])).resolves.toMatchObject({
      status: 'completed',
      readingRecord: { reading: { model: null } },
    });
    expect(model.requests).toHaveLength(asked);
  });

  it('falls back when the budget is spent too', async () => {
    await start({ AI_FALLBACK: 'builtin', AI_DAILY_TOKENS: '1' });
    const { id: userId } = await worker.anEvaluatedUser();
    const scanId = await worker.scan(userId, aText());
    await expect(worker.scanIs(userId, scanId, ['completed', 'failed'])).resolves.toMatchObject({
      status: 'completed',
      readingRecord: { reading: { model: null, awaitsModel: true } },
    });
  });

  const resumeOf = async (userId: string) => {
    const [row] = (await worker.dataSource.query(
      'SELECT evaluation_status AS "evaluationStatus", reading FROM resumes WHERE user_id = $1 ORDER BY version DESC LIMIT 1',
      [userId],
    )) as {
      evaluationStatus: string;
      reading: { model: string | null } | null;
    }[];
    return row!;
  };
  const sweep = () => worker.app().get(Sweeper).sweep();
});
