import type { INestApplicationContext } from '@nestjs/common';
import { LOGGER } from '@rolefit/config';
import { OutdatedReadingsRepository, SweepRepository } from '@rolefit/database';
import { answerTo, type ScriptedBehaviour, ScriptedModelServer } from '@rolefit/model/testing';
import { JobProducer } from '@rolefit/queues';
import { analyserVersions } from '@rolefit/reading';
import { judgeVersion } from '@rolefit/scoring';
import { makeBrokenPdf, postings } from '@rolefit/testing';
import { randomUUID } from 'node:crypto';
import { ReadingModel } from '../model/reading-model.js';
import { EventListener } from '../testing/event-listener.js';
import type { TestEnvironment } from '../testing/test-config.js';
import { TestWorker } from '../testing/test-worker.js';
import { waitUntil } from '../testing/wait-until.js';
import { Rereads } from './rereads.js';
import { Sweeper } from './sweeper.js';

const { builtin, model: llm } = analyserVersions;

describe('texts that an earlier version of the analyser has read', () => {
  let worker: TestWorker;
  let app: INestApplicationContext;
  let rereads: Rereads;
  afterEach(() => worker.stop());

  async function start(env: TestEnvironment = {}): Promise<void> {
    worker = await TestWorker.prepare(env);
    app = await worker.start();
    await app.get(Sweeper).onModuleDestroy();
    rereads = asAfterARelease();
  }

  /** A new instance, which has not checked the rows yet. */
  const asAfterARelease = () =>
    new Rereads(
      app.get(SweepRepository),
      app.get(OutdatedReadingsRepository),
      app.get(JobProducer),
      app.get(ReadingModel),
      app.get(LOGGER),
    );

  const query = <Row>(sql: string, parameters: unknown[]) =>
    worker.dataSource.query(sql, parameters) as Promise<Row[]>;

  /** Makes a user's readings and matches look as if these versions had made them. */
  async function madeBy(userId: string, analyser: string, judge = judgeVersion): Promise<void> {
    await query(
      `UPDATE resumes SET reading = reading || jsonb_build_object('analyser', $2::text) WHERE user_id = $1 AND reading IS NOT NULL`,
      [userId, analyser],
    );
    await query(
      `UPDATE posting_readings p SET analyser = $2, reading = reading || jsonb_build_object('analyser', $2::text)
       WHERE posting_hash IN (SELECT posting_hash FROM scans WHERE user_id = $1)`,
      [userId, analyser],
    );
    await query(
      `UPDATE matches SET analyser = $2, match = match || jsonb_build_object('judge', $3::text) WHERE user_id = $1`,
      [userId, analyser, judge],
    );
    await query(
      `UPDATE scans SET reading_record = jsonb_set(reading_record, '{analyser}', to_jsonb($2::text)) WHERE user_id = $1 AND reading_record IS NOT NULL`,
      [userId, analyser],
    );
  }

  /** The rows of a user that show whether and how they were read again. */
  async function stateOf(userId: string) {
    const resumes = await query<{ status: string; analyser: string; handover: number }>(
      `SELECT evaluation_status AS status, reading->>'analyser' AS analyser, handover FROM resumes WHERE user_id = $1 ORDER BY version`,
      [userId],
    );
    const scans = await query<{ status: string; analyser: string | null; handover: number }>(
      `SELECT s.status, coalesce(m.analyser, s.reading_record->>'analyser') AS analyser, s.handover FROM scans s LEFT JOIN matches m ON m.scan_id = s.id WHERE s.user_id = $1 ORDER BY s.id`,
      [userId],
    );
    return { resumes, scans };
  }

  /** Sweeps until the user's rows have these analysers and nothing is in progress. */
  const readBy = (userId: string, analyser: string) =>
    waitUntil(`all is read by ${analyser}`, async () => {
      await rereads.ofEarlierVersions();
      const { resumes, scans } = await stateOf(userId);
      return [...resumes, ...scans].every(
        (row) => row.analyser === analyser && ['completed', 'needs-text'].includes(row.status),
      );
    });

  it('are read again once, the resume first, and end at the current version with one change of the score', async () => {
    await start();
    const { id: userId } = await worker.anEvaluatedUser();
    const scanIds = [
      await worker.scan(userId, postings.frontend),
      await worker.scan(userId, `${'No posting at all. '.repeat(40)}`),
    ];
    for (const id of scanIds) await worker.scanIs(userId, id, ['completed', 'needs-text']);
    await worker.isIdle();
    await madeBy(userId, 'builtin-1', 'judge-1');
    await query('UPDATE scans SET overall_score = 7 WHERE id = $1', [scanIds[0]]);
    // Facts that would give a different score.
    const { id: other } = await worker.anEvaluatedUser();
    const nurse = await worker.scan(other, postings.nurse);
    await worker.scanIs(other, nurse, ['completed']);
    const hashOf = '(SELECT posting_hash FROM scans WHERE id = $';
    await query(
      `UPDATE posting_readings SET facts = (SELECT facts FROM posting_readings WHERE posting_hash = ${hashOf}2)) WHERE posting_hash = ${hashOf}1)`,
      [scanIds[0], nurse],
    );

    await rereads.ofEarlierVersions();
    expect((await stateOf(userId)).scans.map(({ handover }) => handover)).toEqual([1, 1]);
    await readBy(userId, builtin);
    await worker.isIdle();
    const once = await stateOf(userId);
    expect(once.resumes).toEqual([{ status: 'completed', analyser: builtin, handover: 2 }]);
    expect(once.scans.map(({ handover }) => handover)).toEqual([2, 2]);
    // Nothing was judged by the old facts after the resume was read.
    expect(await worker.findScan(userId, scanIds[0]!)).toMatchObject({ formerScore: 7 });

    rereads = asAfterARelease();
    await rereads.ofEarlierVersions();
    await expect(stateOf(userId)).resolves.toEqual(once);
  });

  it('stay as they are where a newer version has read them', async () => {
    await start();
    const { userId } = await worker.aUserWithMatch();
    await madeBy(userId, 'builtin-999');
    const before = await stateOf(userId);
    await rereads.ofEarlierVersions();
    await expect(stateOf(userId)).resolves.toEqual(before);
  });

  it('are not read again and again where that fails, and scores remain', async () => {
    await start();
    const { userId, resumeId } = await worker.aUserWithMatch();
    await madeBy(userId, 'builtin-1');
    const bad = await worker.upload(userId, makeBrokenPdf());
    await query('DELETE FROM resumes WHERE id = $1', [bad.id]);
    await query('UPDATE resumes SET object_key = $2 WHERE id = $1', [resumeId, bad.objectKey]);
    const events = await EventListener.start(worker.config);
    const received = await events.follow(userId);
    await rereads.ofEarlierVersions();
    await expect(worker.evaluationEnded(userId)).resolves.toMatchObject({
      evaluationStatus: 'completed',
      failureCode: 'RESUME_UNREADABLE',
      handover: 2,
    });
    await waitUntil('the browser learns that the resume is read', () =>
      received.some(
        ({ name, payload }) => name === 'resume.progress' && payload['status'] === 'completed',
      ),
    );
    expect(received.map(({ name }) => name)).not.toContain('resume.failed');
    await events.stop();
    rereads = asAfterARelease();
    await waitUntil('the scan is read again', async () => {
      await rereads.ofEarlierVersions();
      const { scans } = await stateOf(userId);
      return scans[0]!.status === 'completed' && scans[0]!.analyser === builtin;
    });
    const { resumes } = await stateOf(userId);
    expect(resumes).toEqual([{ status: 'completed', analyser: 'builtin-1', handover: 2 }]);
  });

  it('do not wait for the next check where another transaction held them', async () => {
    await start();
    const { userId, scanId } = await worker.aUserWithMatch();
    await madeBy(userId, 'builtin-1');
    await query(`UPDATE resumes SET reading = reading || $2 WHERE user_id = $1`, [
      userId,
      { analyser: builtin },
    ]);
    await worker.dataSource.transaction(async (manager) => {
      await manager.query('SELECT 1 FROM scans WHERE id = $1 FOR UPDATE', [scanId]);
      await rereads.ofEarlierVersions();
      expect((await stateOf(userId)).scans).toMatchObject([{ handover: 1 }]);
    });
    await readBy(userId, builtin);
  });

  it('do not wait for the next check where the work in progress leaves no room', async () => {
    await start();
    const { id: userId } = await worker.anEvaluatedUser();
    await worker.isIdle();
    await madeBy(userId, 'builtin-1');
    const { id: busy } = await worker.aUser();
    await query(
      `INSERT INTO scans (id, user_id, job_id, company_name, url, posting_text, posting_hash, status, handover)
       SELECT gen_random_uuid(), $1, 'many-' || n, 'Example Ltd', 'https://example.org', 'text', 'none', 'queued', 1 FROM generate_series(1, 100) n`,
      [busy],
    );
    await rereads.ofEarlierVersions();
    expect((await stateOf(userId)).resumes).toMatchObject([{ handover: 1 }]);
    await query('DELETE FROM scans WHERE user_id = $1', [busy]);
    await readBy(userId, builtin);
  });

  describe('with a model', () => {
    let server: ScriptedModelServer;
    let failure: ScriptedBehaviour | null = null;
    beforeAll(async () => {
      server = await ScriptedModelServer.start([{ kind: 'silence' }]);
      server.play(({ schemaName }) => failure ?? { kind: 'answer', output: answerTo(schemaName) });
    });
    beforeEach(() => {
      failure = null;
    });
    afterAll(() => server.close());

    const withModel = () => ({ AI_BASE_URL: server.baseUrl, AI_MODEL: 'scripted-1' });
    const withoutCircuit = async () =>
      worker.redis.del(await worker.redis.keys(`${worker.config.redis.prefix}:model:*:state`));

    /** A user with a scan, all read by the model and stored as if by an earlier version. */
    async function readEarlier(analyser: string): Promise<string> {
      const { userId } = await worker.aUserWithMatch(
        `${postings.frontend}\n\nReference ${randomUUID()}`,
      );
      await madeBy(userId, analyser);
      return userId;
    }

    /** Opens the circuit breaker. */
    async function loseTheModel(): Promise<void> {
      failure = { kind: 'error', status: 503 };
      const { id: other } = await worker.aUser();
      const { id: resumeId } = await worker.upload(other);
      await worker.requestEvaluation(other, resumeId, { tries: { attempts: 12, delayMs: 50 } });
      const key = await waitUntil('the circuit opens', async () => {
        const [found] = await worker.redis.keys(`${worker.config.redis.prefix}:model:*:state`);
        return (
          found !== undefined && (await worker.redis.hexists(found, 'openUntil')) === 1 && found
        );
      });
      // Without its probe, since the end of a probe under way would shorten the outage.
      await worker.redis
        .multi()
        .hset(key, 'openUntil', Date.now() + 600_000)
        .hdel(key, 'probe', 'probeUntil')
        .exec();
    }

    it('are read again by the model only while it is available, whether or not there is a fallback', async () => {
      await start(withModel());
      const userId = await readEarlier('llm-1');
      await loseTheModel();
      const before = await stateOf(userId);
      await rereads.ofEarlierVersions();
      await expect(stateOf(userId)).resolves.toEqual(before);
      failure = null;
      await withoutCircuit();
      await readBy(userId, llm);
    });

    it('are read again by the built-in analyser during an outage where it had read them and is the fallback', async () => {
      await start({ ...withModel(), AI_FALLBACK: 'builtin' });
      const [own, models] = [await readEarlier('builtin-1'), await readEarlier('llm-1')];
      await loseTheModel();
      const before = await stateOf(models);
      await readBy(own, builtin);
      await expect(stateOf(models)).resolves.toEqual(before);
    });

    it('are read again by the built-in analyser where no model is configured any more', async () => {
      await start();
      await readBy(await readEarlier('llm-1'), builtin);
    });
  });
});
