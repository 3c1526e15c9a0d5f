import {
  answerTo,
  type Script,
  type ScriptedBehaviour,
  ScriptedModelServer,
} from '@rolefit/model/testing';
import { JobProducer, jobIdOf, priorityOf } from '@rolefit/queues';
import { postings } from '@rolefit/testing';
import { Sweeper } from './sweep/sweeper.js';
import type { TestEnvironment } from './testing/test-config.js';
import { TestWorker } from './testing/test-worker.js';
import { waitUntil } from './testing/wait-until.js';

/** Checks the order of completion, not durations: a real queue, a real worker, and a model with latency. */
describe('fairness between one user’s many scans and another’s single one', () => {
  let model: ScriptedModelServer;
  let worker: TestWorker;
  let texts = 0;
  const hangs = 'Seemannsgarn';
  const reads: Script = ({ schemaName }) => ({
    kind: 'answer',
    output: answerTo(schemaName),
    delayMs: schemaName === 'resume_facts' ? 0 : 100,
  });

  beforeAll(async () => {
    model = await ScriptedModelServer.start([{ kind: 'silence' }]);
    model.play(reads);
  });
  afterEach(() => worker.stop());
  afterAll(() => model.close());

  async function prepare(env: TestEnvironment = {}): Promise<void> {
    worker = await TestWorker.prepare({
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'scripted-1',
      WORKER_CONCURRENCY: '4',
      ...env,
    });
    await worker.start();
  }

  /** Answers for one posting and holds back the others. @returns a function that releases them */
  function readOne(): () => void {
    let letOut: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (letOut = resolve));
    let asked = 0;
    model.play(async ({ schemaName }) => {
      if (schemaName !== 'resume_facts' && ++asked > 1) await gate;
      return { kind: 'answer', output: answerTo(schemaName) };
    });
    return () => {
      letOut();
      model.play(reads);
    };
  }

  /** Adds a batch as the gateway does: rows first, then jobs with increasing positions. */
  async function scanMany(userId: string, count: number, mark = ''): Promise<string[]> {
    const ids: string[] = [];
    for (let inFlight = 0; inFlight < count; inFlight += 1) {
      const id = await worker.scan(userId, `${postings.frontend}\n\nReference ${++texts} ${mark}`, {
        isLost: true,
      });
      await worker.enqueueScan(id, priorityOf(inFlight));
      ids.push(id);
    }
    return ids;
  }
  async function doneBefore(scanId: string, others: readonly string[]): Promise<number> {
    const [row] = (await worker.dataSource.query(
      `SELECT count(*)::int AS count FROM scans WHERE id = ANY($1) AND status = 'completed' AND updated_at < (SELECT updated_at FROM scans WHERE id = $2)`,
      [others, scanId],
    )) as { count: number }[];
    return row!.count;
  }
  const runs = (ids: readonly string[], userId: string) =>
    waitUntil('the many are under way', async () =>
      (await Promise.all(ids.map((id) => worker.findScan(userId, id)))).some(
        ({ status }) => status === 'completed',
      ),
    );

  it('runs the single one next, although all slots are occupied and dozens wait', async () => {
    await prepare();
    const [many, single] = [await worker.anEvaluatedUser(), await worker.anEvaluatedUser()];
    const ids = await scanMany(many.id, 60);
    await runs(ids, many.id);
    const before = await completed(ids);
    const [one = ''] = await scanMany(single.id, 1);
    await worker.scanIs(single.id, one, ['completed']);
    // The running ones, and as many again for those that ran while this test enqueued.
    expect((await doneBefore(one, ids)) - before).toBeLessThanOrEqual(30);
    expect(await completed(ids)).toBeLessThan(60);
  });

  it.each<[string, TestEnvironment]>([
    ['the worker', { WORKER_CONCURRENCY: '4' }],
    ['the provider', { WORKER_CONCURRENCY: '20', AI_CONCURRENT_CALLS: '8' }],
  ])(
    'lets the single one be done though the model hangs over as many of the other’s as have a place at %s',
    async (_, env) => {
      await prepare({ AI_TIMEOUT_MS: '600000', ...env });
      const [many, single] = [await worker.anEvaluatedUser(), await worker.anEvaluatedUser()];
      model.play(({ schemaName, input }): ScriptedBehaviour =>
        input.includes(hangs)
          ? { kind: 'silence' }
          : { kind: 'answer', output: answerTo(schemaName) },
      );
      const ids = await scanMany(many.id, 40, hangs);
      const places = env['AI_CONCURRENT_CALLS'] === undefined ? 4 : 7;
      await waitUntil(
        'the model hangs over as many as it may',
        () => model.openCalls === places,
        30_000,
      );
      const [one = ''] = await scanMany(single.id, 1);
      await worker.scanIs(single.id, one, ['completed'], 30_000);
      expect(await completed(ids)).toBe(0);
      expect(model.openCalls).toBe(places);
      const resume = await worker.upload(single.id);
      await worker.requestEvaluation(single.id, resume.id);
      await worker.evaluationEnded(single.id);
      model.play(reads);
    },
  );

  it('uses all slots of a new worker although the model hangs over its first call', async () => {
    await prepare({ AI_TIMEOUT_MS: '600000' });
    // Without a resume, whose reading would be the first call.
    const { id } = await worker.aUser();
    model.play([{ kind: 'silence' }]);
    await scanMany(id, 4);
    await waitUntil('all slots call the model', () => model.openCalls === 4, 30_000);
    model.play(reads);
  });

  it('runs the single one next also where the provider, not the worker, is the bottleneck', async () => {
    await prepare({ AI_CONCURRENT_CALLS: '2', WORKER_CONCURRENCY: '20' });
    const [many, single] = [await worker.anEvaluatedUser(), await worker.anEvaluatedUser()];
    const ids = await scanMany(many.id, 60);
    await runs(ids, many.id);
    const [one = ''] = await scanMany(single.id, 1);
    await worker.scanIs(single.id, one, ['completed']);
    expect(await completed(ids)).toBeLessThan(60);
  });

  it('shares capacity among users who all have many', async () => {
    await prepare();
    // Resumes are read by another process, which may be slower than the scans.
    const late = await worker.anEvaluatedUser();
    const users = await Promise.all(Array.from({ length: 4 }, () => worker.anEvaluatedUser()));
    const batches: string[][] = [];
    for (const { id } of users) batches.push(await scanMany(id, 20));
    const [one = ''] = await scanMany(late.id, 1);
    await worker.scanIs(late.id, one, ['completed']);
    expect(await completed(batches.flat())).toBeLessThan(80);
    await waitUntil('half of all are done', async () => (await completed(batches.flat())) >= 40);
    // The last user has had a share by then.
    expect(await completed(batches[3]!)).toBeGreaterThanOrEqual(3);
  });

  it('re-enqueues lost rows with positions per user, also over several sweeps', async () => {
    await prepare();
    const [many, single] = [await worker.anEvaluatedUser(), await worker.anEvaluatedUser()];
    await worker.stopWorkers();
    await worker.dataSource.query(
      `INSERT INTO scans (id, user_id, job_id, company_name, url, posting_text, posting_hash, status, handover, updated_at)
       SELECT gen_random_uuid(), $1, 'many-' || n, 'Example Ltd', 'https://example.org', 'too short', 'none', 'queued', 1, now() - interval '1 minute' FROM generate_series(1, 250) n`,
      [many.id],
    );
    const lost = await worker.scan(single.id, 'too short', { isLost: true });
    await worker.dataSource.query(
      `UPDATE scans SET updated_at = now() - interval '1 minute' WHERE id = $1`,
      [lost],
    );
    await worker.queue('scan.score').pause();
    const app = await worker.start();
    await app.get(Sweeper).sweep();
    await waitUntil(
      'all are handed over',
      async () => (await app.get(JobProducer).countLive('scan.score')) >= 251,
    );
    const jobs = await worker
      .queue('scan.score')
      .getJobs(['prioritized', 'waiting', 'delayed'], 0, 400);
    const priorities = jobs
      .filter(({ id }) => id !== jobIdOf(lost, 1))
      .map(({ opts }) => opts.priority ?? 0);
    expect(priorities.sort((a, b) => a - b)).toEqual(
      Array.from({ length: 250 }, (_, index) => priorityOf(index)),
    );
    expect((await worker.queue('scan.score').getJob(jobIdOf(lost, 1)))?.opts.priority).toBe(1);
  });

  it('reads another user’s resume while dozens of scans wait', async () => {
    await prepare({ AI_TIMEOUT_MS: '600000' });
    const many = await worker.anEvaluatedUser();
    const letOut = readOne();
    const ids = await scanMany(many.id, 60);
    await runs(ids, many.id);
    await worker.anEvaluatedUser();
    expect(await completed(ids)).toBeLessThan(60);
    letOut();
  });

  it('rescores another user’s matches while two users have hundreds each', async () => {
    await prepare();
    const [one, two, few] = await Promise.all([
      worker.anEvaluatedUser(),
      worker.anEvaluatedUser(),
      worker.anEvaluatedUser(),
    ]);
    for (const { id } of [one, two, few]) {
      const [scanId = ''] = await scanMany(id, 1);
      await worker.scanIs(id, scanId, ['completed']);
    }
    for (const { id } of [one, two]) await copyMatches(id, 449);
    for (const { id } of [one, two, few])
      await worker.editSkills(id, [{ name: 'React', score: 99 }]);
    await waitUntil('the few are judged again', async () => (await stale(few.id)) === 0);
    expect((await stale(one.id)) + (await stale(two.id))).toBeGreaterThan(0);
    await waitUntil(
      'all are judged again',
      async () => (await stale(one.id)) + (await stale(two.id)) === 0,
    );
  });

  /** Copies a user's scan and its match; only their number matters. */
  async function copyMatches(userId: string, count: number): Promise<void> {
    await worker.dataSource.query(
      `WITH copies AS (
         INSERT INTO scans (id, user_id, job_id, company_name, url, posting_text, posting_hash, status, score, overall_score, ready_to_apply)
         SELECT gen_random_uuid(), user_id, 'copy-' || n, company_name, url, posting_text, posting_hash, status, score, overall_score, ready_to_apply
         FROM scans, generate_series(1, $2::int) n WHERE user_id = $1 RETURNING id)
       INSERT INTO matches (scan_id, user_id, resume_id, profile_revision, posting_hash, analyser, match)
       SELECT copies.id, m.user_id, m.resume_id, m.profile_revision, m.posting_hash, m.analyser, m.match FROM copies, matches m WHERE m.user_id = $1`,
      [userId, count],
    );
  }
  async function stale(userId: string): Promise<number> {
    const [row] = (await worker.dataSource.query(
      'SELECT count(*)::int AS count FROM matches m JOIN users u ON u.id = m.user_id WHERE m.user_id = $1 AND m.profile_revision < u.profile_revision',
      [userId],
    )) as { count: number }[];
    return row!.count;
  }

  async function completed(ids: readonly string[]): Promise<number> {
    const [row] = (await worker.dataSource.query(
      `SELECT count(*)::int AS count FROM scans WHERE id = ANY($1) AND status = 'completed'`,
      [ids],
    )) as { count: number }[];
    return row!.count;
  }
});
