import { apiBasePath } from '@rolefit/contracts';
import { aUser } from '@rolefit/database/testing';
import { makePdf, resumes } from '@rolefit/testing';
import { samplesOf, sumOf } from '@rolefit/telemetry/testing';
import { type SignedInCaller, startGateway, type TestGateway } from '../testing/gateway.fixture.js';
import { ScriptedModelServer } from '@rolefit/model/testing';
import { OperationsServer } from './operations.server.js';

const secret = 'sesame, sesame, open';
/** Words that occur only in user data. */
const canary = 'Zwitscherkanarie';
const basic = (password: string, user = 'anybody') =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
const posting = `We look for a ${canary} with five years of TypeScript. ${'You write and test software together with others. '.repeat(12)}`;

describe('the operations server', () => {
  let gateway: TestGateway;
  let ada: SignedInCaller;
  let origin: string;
  const scrape = async () => (await fetch(`${origin}/metrics`)).text();
  const look = (
    path: string,
    headers: Record<string, string> = { authorization: basic(secret) },
    method = 'GET',
  ) => fetch(`${origin}${path}`, { headers, method, redirect: 'manual' });

  beforeAll(async () => {
    gateway = await startGateway({
      OPERATIONS_PORT: '0',
      OPERATIONS_SECRET: secret,
      LIMIT_EXPORTS_PER_HOUR: '1',
    });
    origin = `http://127.0.0.1:${gateway.app.get(OperationsServer).port}`;
    ada = await gateway.signIn(
      await aUser(gateway.database.dataSource, { email: `${canary}@example.org`, name: canary }),
    );
    await ada.call('POST', `${apiBasePath}/jobs/scan`, {
      body: {
        jobId: canary,
        title: canary,
        jobDescription: posting,
        companyName: canary,
        url: `https://example.org/${canary}`,
      },
    });
    await gateway.liveJobs('scan.score');
    const form = new FormData();
    form.append('resume', new Blob([Uint8Array.from(makePdf(resumes.software))]), `${canary}.pdf`);
    await ada.call('POST', `${apiBasePath}/users/profile/resume`, { body: form });
  });
  afterAll(() => gateway?.close());

  it('labels responses by the pattern of their route, for arbitrary addresses and methods', async () => {
    await ada.call('GET', `${apiBasePath}/jobs/0198c0de-0000-7000-8000-000000000001`);
    for (let number = 0; number < 20; number += 1) {
      await gateway.call('GET', `/${canary}-${number}`);
      await gateway.call('PROPFIND', `${apiBasePath}/${canary}-${number}`);
    }
    const metrics = await scrape();
    const count = 'rolefit_http_request_duration_seconds_count';
    expect(
      sumOf(metrics, count, { method: 'GET', route: `${apiBasePath}/jobs/:id`, status: '404' }),
    ).toBe(1);
    expect(
      sumOf(metrics, count, { method: 'POST', route: `${apiBasePath}/jobs/scan`, status: '202' }),
    ).toBe(1);
    expect(sumOf(metrics, count, { route: 'unmatched' })).toBeGreaterThanOrEqual(20);
    const routes = new Set(
      samplesOf(metrics)
        .filter(({ name }) => name === count)
        .map(({ labels }) => `${labels['method']} ${labels['route']}`),
    );
    expect(routes.size).toBeLessThan(12);
  });

  it('reports waiting rows, queued jobs and the state of the process', async () => {
    const metrics = await scrape();
    expect(sumOf(metrics, 'rolefit_metrics_source_up', { source: 'postgresql' })).toBe(1);
    expect(sumOf(metrics, 'rolefit_metrics_source_up', { source: 'redis' })).toBe(1);
    expect(sumOf(metrics, 'rolefit_waiting_rows', { queue: 'scan.score', state: 'queued' })).toBe(
      1,
    );
    expect(
      sumOf(metrics, 'rolefit_oldest_waiting_row_age_seconds', { queue: 'scan.score' }),
    ).toBeGreaterThan(0);
    expect(
      sumOf(metrics, 'rolefit_oldest_waiting_row_age_seconds', { queue: 'resume.evaluate' }),
    ).toBe(0);
    expect(
      sumOf(metrics, 'rolefit_queue_jobs', { queue: 'scan.score', state: 'prioritized' }),
    ).toBe(1);
    expect(sumOf(metrics, 'rolefit_database_pool_max_connections')).toBe(5);
    expect(sumOf(metrics, 'rolefit_scans_requested_total', { way: 'single' })).toBe(1);
    expect(sumOf(metrics, 'rolefit_uploads_total', { outcome: 'kept' })).toBe(1);
    expect(sumOf(metrics, 'rolefit_uploaded_bytes_total')).toBe(makePdf(resumes.software).length);
    expect(sumOf(metrics, 'process_cpu_seconds_total')).toBeGreaterThan(0);
    expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('counts rate-limited calls', async () => {
    for (let calls = 0; calls < 3; calls += 1)
      await ada.call('GET', `${apiBasePath}/jobs/export?format=csv`);
    expect(
      sumOf(await scrape(), 'rolefit_rate_limit_refusals_total', { kind: 'export', whose: 'user' }),
    ).toBe(2);
  });

  it('exposes no personal data in metrics', async () => {
    const metrics = await scrape();
    expect(metrics.toLowerCase()).not.toContain(canary.toLowerCase());
    expect(metrics).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|@|127\.0\.0\.1/);
  });

  it('shows the queues only with the secret, as password or bearer token', async () => {
    expect((await look('/queues', {})).status).toBe(401);
    expect((await look('/queues', {})).headers.get('www-authenticate')).toMatch(/^Basic /);
    for (const path of [
      '/queues',
      '/queues/',
      '/queues/api/queues',
      '/queues/static/js/main.js',
      '/queues/%61pi/queues',
    ])
      expect([path, (await look(path, {})).status]).toEqual([path, 401]);
    const page = await look('/queues');
    expect([
      page.status,
      page.headers.get('content-type'),
      page.headers.get('cache-control'),
    ]).toEqual([200, expect.stringContaining('text/html'), 'no-store']);
    expect((await look('/queues', { authorization: `Bearer ${secret}` })).status).toBe(200);
    expect((await look('/queues', { authorization: basic(`${secret}!`) })).status).toBe(401);
  });

  it('shows only ids in jobs', async () => {
    const shown = await (
      await look(
        '/queues/api/queues?activeQueue=scan.score&status=prioritized&page=1&jobsPerPage=10',
      )
    ).json();
    const job = shown.queues.find(({ name }: { name: string }) => name === 'scan.score').jobs[0];
    expect(job.data).toEqual({
      payload: { userId: ada.user.id, scanId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      requestId: expect.any(String),
    });
    expect(JSON.stringify(shown).toLowerCase()).not.toContain(canary.toLowerCase());
  });

  it('is read-only', async () => {
    for (const [method, path] of [
      ['PUT', '/queues/api/queues/scan.score/pause'],
      ['PUT', '/queues/api/queues/scan.score/clean/failed'],
      ['POST', '/metrics'],
      ['DELETE', '/queues'],
    ] as const) {
      expect((await look(path, { authorization: basic(secret) }, method)).status).toBe(405);
    }
    expect(await gateway.liveJobs('scan.score')).toBe(1);
  });

  it('is not reachable on the public port', async () => {
    for (const path of ['/metrics', '/queues', '/queues/api/queues'])
      expect(
        (await gateway.call('GET', path, { headers: { authorization: basic(secret) } })).status,
      ).toBe(404);
  });

  it('blocks an address after too many attempts, even with the correct secret', async () => {
    for (let tries = 0; tries < 12; tries += 1)
      await look('/queues', { authorization: basic(`wrong-${tries}`) });
    const answer = await look('/queues');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(`${origin}/metrics`)).status).toBe(200);
  });
});

describe('the check of the model', () => {
  let model: ScriptedModelServer;
  beforeAll(async () => {
    model = await ScriptedModelServer.start([
      { kind: 'error', status: 404, message: 'model "qwen3:8b" not found' },
    ]);
  });
  afterAll(() => model.close());

  async function aGateway(env: Record<string, string>) {
    const gateway = await startGateway({ OPERATIONS_PORT: '0', OPERATIONS_SECRET: secret, ...env });
    const url = `http://127.0.0.1:${gateway.app.get(OperationsServer).port}/model`;
    const ask = async (method = 'GET', authorization = `Bearer ${secret}`) => {
      const response = await fetch(url, { method, headers: { authorization } });
      return { status: response.status, text: await response.text() };
    };
    return { gateway, ask };
  }

  it('tells only operators whether the model can do the job, with one check for all requests', async () => {
    const { gateway, ask } = await aGateway({ AI_BASE_URL: model.baseUrl, AI_MODEL: 'qwen3:8b' });
    expect((await ask('GET', 'Bearer wrong')).status).toBe(401);
    expect((await ask('HEAD')).status).toBe(404);
    expect(model.requests).toHaveLength(0);
    const answers = await Promise.all([ask(), ask(), ask()]);
    for (const { status, text } of [...answers, await ask()]) {
      expect(status).toBe(502);
      expect(text).toContain('does not work. qwen3:8b at http://127.0.0.1');
      expect(text).toContain('check AI_MODEL');
    }
    expect(model.requests).toHaveLength(1);
    await gateway.close();
  });

  it('says that no model is configured', async () => {
    const { gateway, ask } = await aGateway({});
    expect(await ask()).toEqual({ status: 404, text: 'No model is configured.\n' });
    await gateway.close();
  });
});

describe('a gateway without an operations port', () => {
  it('has no operations server, and one with it stops it at shutdown', async () => {
    const [without, having] = [
      await startGateway(),
      await startGateway({ OPERATIONS_PORT: '0', OPERATIONS_SECRET: secret }),
    ];
    const { port } = having.app.get(OperationsServer);
    expect([without.app.get(OperationsServer).port, port > 0]).toEqual([0, true]);
    await having.close();
    await without.close();
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
  });

  it('serves metrics while Redis or PostgreSQL are down', async () => {
    const gateway = await startGateway({
      OPERATIONS_PORT: '0',
      OPERATIONS_SECRET: secret,
      REDIS_URL: 'redis://127.0.0.1:1',
    });
    try {
      const metrics = await (
        await fetch(`http://127.0.0.1:${gateway.app.get(OperationsServer).port}/metrics`)
      ).text();
      expect(sumOf(metrics, 'rolefit_metrics_source_up', { source: 'redis' })).toBe(0);
      expect(sumOf(metrics, 'rolefit_metrics_source_up', { source: 'postgresql' })).toBe(1);
      expect(samplesOf(metrics).filter(({ name }) => name === 'rolefit_queue_jobs')).toEqual([]);
    } finally {
      await gateway.close();
    }
  });
});
