import { answerTo, ScriptedModelServer } from '@rolefit/model/testing';
import { inLogScope } from '@rolefit/config';
import { ResumesRepository } from '@rolefit/database';
import { jobIdOf } from '@rolefit/queues';
import { makePdf, postings, resumes } from '@rolefit/testing';
import { OtlpReceiver, type ReceivedSpan, sumOf } from '@rolefit/telemetry/testing';
import { HealthServer } from './health/health.server.js';
import { Sweeper } from './sweep/sweeper.js';
import { TestWorker } from './testing/test-worker.js';
import { waitUntil } from './testing/wait-until.js';

/** Words that only occur in a user's data. */
const canary = 'Zwitscherkanarie';

/** Enqueues a job as a gateway does. */
const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';

describe('logs, traces and metrics of a worker', () => {
  let model: ScriptedModelServer;
  let collector: OtlpReceiver;
  let worker: TestWorker;
  let origin: string;
  let sweeper: Sweeper;
  let userId: string;

  beforeAll(async () => {
    model = await ScriptedModelServer.start([{ kind: 'silence' }]);
    model.play(({ schemaName }) => ({
      kind: 'answer',
      output: answerTo(schemaName),
      usage: { inputTokens: 1_000, outputTokens: 250 },
    }));
    collector = await OtlpReceiver.start();
    worker = await TestWorker.prepare({
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'scripted-1',
      AI_API_KEY: 'key',
      AI_INPUT_PRICE: '1',
      AI_OUTPUT_PRICE: '2',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_BSP_SCHEDULE_DELAY: '50',
      LOG_LEVEL: 'debug',
    });
    const app = await worker.start();
    origin = `http://127.0.0.1:${app.get(HealthServer).port}`;
    sweeper = app.get(Sweeper);
    userId = (await worker.aUser()).id;
  });
  afterAll(async () => {
    await worker?.stop();
    await collector?.stop();
    await model?.close();
  });

  const lines = () => worker.log.map((line) => JSON.parse(line) as Record<string, unknown>);
  const linesOf = (requestId: string) => lines().filter((line) => line['requestId'] === requestId);
  const done = (requestId: string, job: string) =>
    waitUntil(`${job} is done for ${requestId}`, () =>
      linesOf(requestId).some((line) => line['msg'] === 'Job completed' && line['job'] === job),
    );
  const eventsOf = (requestId: string) =>
    linesOf(requestId)
      .filter(({ msg }) => msg === 'Live event sent')
      .map(({ event }) => event);
  const scrape = async () => (await fetch(`${origin}/metrics`)).text();

  it('carries one id from the request to the job, the model call and the live events, and on to follow-up jobs', async () => {
    const scanId = await worker.scan(userId, `${postings.frontend}\n\n${canary}`, {
      isLost: true,
      title: canary,
    });
    await inLogScope({ requestId: 'click-on-scan' }, () =>
      worker.enqueue('scan.score', { scanId }, jobIdOf(scanId, 0)),
    );
    await worker.scanIs(userId, scanId, ['waiting-for-resume']);
    await done('click-on-scan', 'scan.score');
    expect(eventsOf('click-on-scan')).toEqual(['scan.progress', 'scan.completed']);
    expect(linesOf('click-on-scan')).toContainEqual(
      expect.objectContaining({
        msg: 'Model call succeeded',
        task: 'read-posting',
        inputTokens: 1_000,
        outputTokens: 250,
      }),
    );

    const { id: resumeId } = await worker.upload(userId, makePdf(resumes.software));
    await worker.requestEvaluation(userId, resumeId, { isLost: true });
    const handover = (await new ResumesRepository(worker.dataSource).current(userId))!.handover;
    await inLogScope({ requestId: 'click-on-evaluate' }, () =>
      worker.enqueue('resume.evaluate', { resumeId }, jobIdOf(resumeId, handover)),
    );
    await worker.scanIs(userId, scanId, ['completed']);
    for (const job of ['resume.evaluate', 'scan.score', 'matches.rescore'])
      await done('click-on-evaluate', job);
    expect(eventsOf('click-on-evaluate')).toEqual(
      expect.arrayContaining([
        'resume.progress',
        'resume.evaluated',
        'scan.progress',
        'scan.completed',
      ]),
    );
  });

  it('gives jobs that the sweeper enqueues the id of that sweep', async () => {
    const scanId = await worker.scan(userId, `${postings.frontend}\n\nlost`, { isLost: true });
    await worker.dataSource.query(
      `UPDATE scans SET updated_at = now() - interval '1 minute' WHERE id = $1`,
      [scanId],
    );
    await sweeper.sweep();
    await worker.scanIs(userId, scanId, ['completed']);
    const handedOver = await waitUntil(
      'the sweep is logged',
      () =>
        lines().find(
          ({ msg, jobId }) => msg === 'Row re-enqueued' && String(jobId).startsWith(scanId),
        ) ?? null,
    );
    expect(handedOver['requestId']).toMatch(/^sweep-/);
    await done(String(handedOver['requestId']), 'scan.score');
  });

  it('continues the trace of a job, down to the model and the database, and starts one where a job has none', async () => {
    const scanId = await worker.scan(userId, `${postings.frontend}\n\n${canary} traced`, {
      isLost: true,
    });
    const add = (jobId: string, data: object) =>
      worker
        .queue('scan.score')
        .add('scan.score', { payload: { scanId }, ...data }, { jobId, priority: 1 });
    await add(jobIdOf(scanId, 0), {
      requestId: 'traced-request',
      traceparent: `00-${traceId}-${spanId}-01`,
    });
    await worker.scanIs(userId, scanId, ['completed']);
    await done('traced-request', 'scan.score');
    const spans = await waitUntil('the trace has arrived', () => {
      const ours = collector.spans.filter((span) => span.traceId === traceId);
      return ours.some(({ name }) => name === 'job scan.score') && ours;
    });
    const named = (name: string): ReceivedSpan => spans.find((span) => span.name === name)!;
    const job = named('job scan.score');
    expect([job.service, job.parentSpanId]).toEqual(['rolefit-worker', spanId]);
    expect(named('reading posting').parentSpanId).toBe(job.spanId);
    expect(named('model read-posting').parentSpanId).toBe(named('reading posting').spanId);
    expect(named('model read-posting').attributes).toMatchObject({
      'gen_ai.request.model': 'scripted-1',
    });
    expect(named('matching posting').parentSpanId).toBe(job.spanId);
    expect(spans.filter(({ name }) => name === 'UPDATE scans').length).toBeGreaterThan(1);
    // The log lines link to the trace.
    expect(linesOf('traced-request').find(({ msg }) => msg === 'Job completed')).toMatchObject({
      traceId,
    });

    for (const [jobId, traceparent] of [
      ['old-1', undefined],
      ['odd-1', 'nonsense'],
    ] as const) {
      await add(`${scanId}-${jobId}`, {
        requestId: `${jobId}-request`,
        ...(traceparent === undefined ? {} : { traceparent }),
      });
      await done(`${jobId}-request`, 'scan.score');
    }
    expect(collector.bodies.join('\n')).not.toContain(canary);
    expect(collector.bodies.join('\n')).not.toContain(userId);
  });

  it('counts work, durations and model cost, without naming users', async () => {
    const text = await scrape();
    expect(sumOf(text, 'rolefit_scans_total', { outcome: 'completed', reason: 'none' })).toBe(3);
    expect(sumOf(text, 'rolefit_scans_total', { outcome: 'waiting-for-resume' })).toBe(1);
    expect(sumOf(text, 'rolefit_evaluations_total', { outcome: 'completed' })).toBe(1);
    expect(
      sumOf(text, 'rolefit_model_call_duration_seconds_count', {
        task: 'read-posting',
        outcome: 'ok',
      }),
    ).toBe(3);
    expect(
      sumOf(text, 'rolefit_model_tokens_total', { task: 'read-posting', direction: 'input' }),
    ).toBe(3_000);
    expect(sumOf(text, 'rolefit_model_cost_dollars_total', { task: 'read-posting' })).toBeCloseTo(
      3 * (0.001 + 0.0005),
      6,
    );
    expect(sumOf(text, 'rolefit_posting_readings_total', { source: 'kept' })).toBeGreaterThan(0);
    for (const [stage, subject] of [
      ['extracting', 'resume'],
      ['reading', 'resume'],
      ['reading', 'posting'],
      ['matching', 'posting'],
    ] as const) {
      expect([
        stage,
        subject,
        sumOf(text, 'rolefit_stage_duration_seconds_count', { stage, subject }) > 0,
      ]).toEqual([stage, subject, true]);
    }
    expect(
      sumOf(text, 'rolefit_job_duration_seconds_count', { queue: 'scan.score', outcome: 'done' }),
    ).toBeGreaterThanOrEqual(4);
    expect(
      sumOf(text, 'rolefit_job_wait_seconds_count', { queue: 'scan.score' }),
    ).toBeGreaterThanOrEqual(4);
    expect(sumOf(text, 'rolefit_events_emitted_total', { event: 'scan.completed' })).toBe(4);
    expect(sumOf(text, 'rolefit_sweeper_handed_over_total', { queue: 'scan.score' })).toBe(1);
    expect(sumOf(text, 'rolefit_sweeper_last_run_timestamp_seconds')).toBeGreaterThan(0);
    expect(sumOf(text, 'rolefit_resume_reader_children')).toBe(1);
    expect(text).not.toContain(canary);
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|@|127\.0\.0\.1|scripted/);
  });

  it('counts a model that fails by its code, and an ended scan by its reason', async () => {
    model.play(() => ({ kind: 'refusal' }));
    const scanId = await worker.scan(userId, `${postings.frontend}\n\nrefused`);
    const { failure } = await worker.scanIs(userId, scanId, ['failed']);
    const text = await scrape();
    expect(
      sumOf(text, 'rolefit_model_call_duration_seconds_count', {
        task: 'read-posting',
        outcome: failure!.code,
      }),
    ).toBeGreaterThan(0);
    await waitUntil(
      'the end is counted',
      async () =>
        sumOf(await scrape(), 'rolefit_scans_total', {
          outcome: 'failed',
          reason: failure!.code,
        }) === 1,
    );
  });
});
