import { apiBasePath } from '@rolefit/contracts';
import { makePdf, postings, resumes } from '@rolefit/testing';
import { type OtlpReceiver, type ReceivedSpan, sumOf } from '@rolefit/telemetry/testing';
import { giveResume, scanIs } from '../support/api.js';
import { type Visitor } from '../support/browser.js';
import { signInWithResume } from '../support/journey.js';
import { waitUntil } from '../support/wait-until.js';
import { operatorsSecret, type WithAModel } from './with-a-model.js';

/** Words from the user's own data. */
const canary = 'Zwitscherkanarie';
const requestId = 'a-click-on-scan-my-job';

export function oneRequest({ product, users, collector: startedCollector }: WithAModel): void {
  let collector: OtlpReceiver;
  let ada: Visitor;

  const lines = () =>
    product.rolefit.logs.split('\n').flatMap((line) => {
      const json = line.slice(line.indexOf('{'));
      try {
        return [JSON.parse(json) as Record<string, unknown>];
      } catch {
        return [];
      }
    });
  const portOf = (sentence: RegExp) =>
    lines().find(({ msg }) => sentence.test(String(msg)))!['port'];

  beforeAll(async () => {
    collector = startedCollector();
    ada = await product.arrive();
    await signInWithResume(ada, users.ada, makePdf(resumes.software));
    await giveResume(ada, makePdf(resumes.software));
    const token = await ada.page.evaluate(() => localStorage.getItem('token'));
    const body = {
      jobId: canary,
      jobDescription: `${postings.frontend}\n\n${canary}`,
      companyName: canary,
      url: `https://jobs.example.com/${canary}`,
    };
    const answer = await fetch(`${ada.baseUrl}${apiBasePath}/jobs/scan`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-request-id': requestId,
      },
      body: JSON.stringify(body),
    });
    expect(answer.headers.get('x-request-id')).toBe(requestId);
    await scanIs(ada, ((await answer.json()) as { data: { _id: string } }).data._id, 'completed');
  });
  afterAll(() => ada?.leave());

  it('shares one request id across the logs of both processes, from the request to the model and the live event', async () => {
    // Each process flushes its own log asynchronously.
    for (const wanted of [
      'gateway: request',
      'worker: Model call succeeded',
      'worker: Live event sent',
      'worker: Job completed',
    ]) {
      await waitUntil(`it is told: ${wanted}`, () =>
        lines().some(
          (line) =>
            line['requestId'] === requestId &&
            `${String(line['name'])}: ${String(line['msg'])}` === wanted,
        ),
      );
    }
  });

  it('is one trace, from the request to the model and the database', async () => {
    const request = await waitUntil(
      'the request’s span has arrived',
      () =>
        collector.spans.find(({ attributes }) => attributes['rolefit.request_id'] === requestId) ??
        null,
    );
    const trace = await waitUntil('all of the trace has arrived', () => {
      const spans = collector.spans.filter(({ traceId }) => traceId === request.traceId);
      return ['enqueue scan.score', 'job scan.score'].every((wanted) =>
        spans.some(({ name }) => name === wanted),
      )
        ? spans
        : null;
    });
    const way: string[] = [];
    for (
      let span: ReceivedSpan | undefined = trace.find(({ name }) => name === 'model read-posting');
      span !== undefined;
      span = trace.find(({ spanId }) => spanId === span!.parentSpanId)
    ) {
      way.unshift(`${span.service}: ${span.name}`);
    }
    expect(way).toEqual([
      `rolefit-gateway: POST ${apiBasePath}/jobs/scan`,
      'rolefit-gateway: enqueue scan.score',
      'rolefit-worker: job scan.score',
      'rolefit-worker: reading posting',
      'rolefit-worker: model read-posting',
    ]);
    expect(
      trace.filter(({ service, name }) => service === 'rolefit-worker' && name === 'UPDATE scans')
        .length,
    ).toBeGreaterThan(0);
  });

  it('is counted by gateway and worker', async () => {
    const ofGateway = await (
      await fetch(`http://127.0.0.1:${portOf(/Operations server listening/)}/metrics`)
    ).text();
    const ofWorker = await (
      await fetch(`http://127.0.0.1:${portOf(/Worker listening/)}/metrics`)
    ).text();
    expect(
      sumOf(ofGateway, 'rolefit_http_request_duration_seconds_count', {
        route: `${apiBasePath}/jobs/scan`,
        status: '202',
      }),
    ).toBeGreaterThan(0);
    expect(sumOf(ofGateway, 'rolefit_sockets_connected')).toBeGreaterThan(0);
    expect(sumOf(ofWorker, 'rolefit_scans_total', { outcome: 'completed' })).toBeGreaterThan(0);
    expect(
      sumOf(ofWorker, 'rolefit_model_call_duration_seconds_count', {
        task: 'read-posting',
        outcome: 'ok',
      }),
    ).toBeGreaterThan(0);
    for (const text of [ofGateway, ofWorker, collector.bodies.join('\n'), product.rolefit.logs])
      expect(text).not.toContain(canary);
  });

  it('shows the queue dashboard to a browser with the operator’s secret', async () => {
    const context = await product.browser.newContext({
      httpCredentials: { username: 'operator', password: operatorsSecret },
    });
    try {
      const page = await context.newPage();
      const url = `http://127.0.0.1:${portOf(/Operations server listening/)}/queues`;
      await page.goto(url);
      await page.getByText('scan.score').first().waitFor();
      expect(
        await (
          await page.request.get(`${url}/api/queues?activeQueue=scan.score&status=completed`)
        ).text(),
      ).not.toContain(canary);
    } finally {
      await context.close();
    }
  });
}
