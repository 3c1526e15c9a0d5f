import { randomUUID } from 'node:crypto';
import { apiBasePath } from '@rolefit/contracts';
import { JobProducer } from '@rolefit/queues';
import { OtlpReceiver, type ReceivedSpan } from '@rolefit/telemetry/testing';
import {
  dataOf,
  type SignedInCaller,
  startGateway,
  type TestGateway,
} from '../testing/gateway.fixture.js';

const canary = 'Zwitscherkanarie';
const aRequest = () => ({
  jobId: randomUUID(),
  jobDescription: `We look for a ${canary} who knows Go.`,
  companyName: canary,
  url: `https://example.org/${canary}`,
});

async function until<Thing>(find: () => Thing | undefined): Promise<Thing> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline;) {
    const found = find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('condition not met in time');
}

/** Data of the jobs in Redis, by their request id. */
async function jobOf(gateway: TestGateway, requestId: string): Promise<Record<string, unknown>[]> {
  await gateway.liveJobs('scan.score');
  const jobs = await Promise.all(
    gateway.app.get(JobProducer).inspected.map((queue) => queue.getJobs()),
  );
  return jobs
    .flat()
    .map(({ data }) => data as Record<string, unknown>)
    .filter((data) => data['requestId'] === requestId);
}

describe('a gateway with tracing', () => {
  let collector: OtlpReceiver;
  let gateway: TestGateway;
  let ada: SignedInCaller;
  beforeAll(async () => {
    collector = await OtlpReceiver.start();
    gateway = await startGateway({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_BSP_SCHEDULE_DELAY: '50',
    });
    ada = await gateway.signIn();
  });
  afterAll(async () => {
    await gateway?.close();
    await collector?.stop();
  });

  const serverSpan = (requestId: string) =>
    until(() =>
      collector.spans.find(({ attributes }) => attributes['rolefit.request_id'] === requestId),
    );
  const inTrace = (traceId: string, name: RegExp): ReceivedSpan[] =>
    collector.spans.filter((span) => span.traceId === traceId && name.test(span.name));

  it('propagates the request id and the trace context with the job, and makes database and queue spans its children', async () => {
    const job = dataOf(
      'createScan',
      await ada.call('POST', `${apiBasePath}/jobs/scan`, {
        body: aRequest(),
        headers: { 'x-request-id': 'a-single-scan' },
      }),
    );
    const span = await serverSpan('a-single-scan');
    expect(span).toMatchObject({
      service: 'rolefit-gateway',
      name: `POST ${apiBasePath}/jobs/scan`,
      parentSpanId: '',
    });
    expect(span.attributes).toMatchObject({
      'http.request.method': 'POST',
      'http.route': `${apiBasePath}/jobs/scan`,
    });
    const enqueued = await until(() => inTrace(span.traceId, /^enqueue scan\.score$/)[0]);
    expect(await jobOf(gateway, 'a-single-scan')).toEqual([
      {
        payload: { userId: ada.user.id, scanId: job._id },
        requestId: 'a-single-scan',
        traceparent: `00-${span.traceId}-${enqueued.spanId}-01`,
      },
    ]);
    expect(inTrace(span.traceId, /^(SELECT|INSERT) /).length).toBeGreaterThan(0);
  });

  it('does the same for each posting of a batch and for a rescan', async () => {
    const headers = { 'x-request-id': 'a-batch-of-scans' };
    await ada.call('POST', `${apiBasePath}/jobs/scan/batch`, {
      body: { postings: [aRequest(), aRequest(), aRequest()] },
      headers,
    });
    const { traceId } = await serverSpan('a-batch-of-scans');
    const jobs = await jobOf(gateway, 'a-batch-of-scans');
    expect(jobs.map(({ traceparent }) => String(traceparent).split('-')[1])).toEqual([
      traceId,
      traceId,
      traceId,
    ]);

    const { scanId } = jobs[0]!['payload'] as { scanId: string };
    await gateway.database.dataSource.query(`UPDATE scans SET status = 'completed' WHERE id = $1`, [
      scanId,
    ]);
    dataOf(
      'rescan',
      await ada.call('POST', `${apiBasePath}/jobs/${scanId}/rescan`, {
        headers: { 'x-request-id': 'a-rescan-again' },
      }),
    );
    expect(await jobOf(gateway, 'a-rescan-again')).toEqual([
      expect.objectContaining({ payload: { userId: ada.user.id, scanId } }),
    ]);
  });

  it('ignores trace headers of clients, and records only safe attributes of a request', async () => {
    const foreign = '0af7651916cd43dd8448eb211c80319c';
    const answer = await ada.call('GET', `${apiBasePath}/jobs?search=${canary}`, {
      headers: {
        'x-request-id': 'with-a-foreign-trace',
        traceparent: `00-${foreign}-b7ad6b7169203331-01`,
      },
    });
    expect(answer.status).toBe(200);
    expect((await serverSpan('with-a-foreign-trace')).traceId).not.toBe(foreign);
    await gateway.call('GET', `${apiBasePath}/${canary}`, {
      headers: { 'x-request-id': 'to-nowhere-at-all' },
    });
    expect((await serverSpan('to-nowhere-at-all')).name).toBe('GET unmatched');
    expect(collector.bodies.join('\n')).not.toContain(canary);
    for (const secret of [ada.user.id, ada.accessToken, '@example.org'])
      expect(collector.bodies.join('\n')).not.toContain(secret);
  });
});

describe('a gateway without a reachable collector', () => {
  const withoutCollector = async (
    env: Record<string, string>,
    look: (gateway: TestGateway) => Promise<void>,
  ) => {
    const gateway = await startGateway(env);
    try {
      const bob = await gateway.signIn();
      expect(
        (
          await bob.call('POST', `${apiBasePath}/jobs/scan`, {
            body: aRequest(),
            headers: { 'x-request-id': 'without-a-collector' },
          })
        ).status,
      ).toBe(202);
      await look(gateway);
    } finally {
      await gateway.close();
    }
  };

  it('creates no trace where no collector is configured, and propagates only the request id', () =>
    withoutCollector({}, async (gateway) => {
      expect(await jobOf(gateway, 'without-a-collector')).toEqual([
        { payload: expect.anything(), requestId: 'without-a-collector' },
      ]);
    }));

  it('logs an unreachable collector, and serves requests nevertheless', () =>
    withoutCollector(
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_BSP_SCHEDULE_DELAY: '20' },
      async (gateway) => {
        await until(() => gateway.log.find((line) => line.includes('Trace export failed')));
      },
    ));
});
