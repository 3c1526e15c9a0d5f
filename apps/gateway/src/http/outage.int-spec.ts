import { createServer, connect, type Server, type Socket } from 'node:net';
import { version } from '@rolefit/config';
import { apiBasePath } from '@rolefit/contracts';
import { createTestDatabase } from '@rolefit/database/testing';
import { dataOf, problemOf, startGateway, type TestGateway } from '../testing/gateway.fixture.js';

const aRequest = {
  jobId: '1',
  jobDescription: 'We look for someone who knows Go.',
  companyName: 'Example Ltd',
  url: 'https://example.org/jobs/1',
};

describe('without Redis', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway({ REDIS_URL: 'redis://127.0.0.1:1' });
  });
  afterAll(() => gateway?.close());

  it('accepts scans and serves reads without waiting for Redis', async () => {
    const ada = await gateway.signIn();
    const startedAt = Date.now();
    const job = dataOf(
      'createScan',
      await ada.call('POST', `${apiBasePath}/jobs/scan`, { body: aRequest }),
    );
    expect(job.status).toBe('queued');
    expect(dataOf('listScans', await ada.call('GET', `${apiBasePath}/jobs`)).totalJobs).toBe(1);
    // A request that waits for Redis would never finish.
    expect(Date.now() - startedAt).toBeLessThan(60_000);
  });

  it('stays in service and reports the outage', async () => {
    const ready = await gateway.call('GET', '/health/ready');
    expect([ready.status, ready.body]).toEqual([
      200,
      { status: 'degraded', checks: { postgresql: 'ok', redis: 'down' } },
    ]);
  });
});

/** A proxy between the gateway and PostgreSQL that can be disconnected. */
async function startTcpProxy(
  to: URL,
): Promise<{ url: string; cut: () => void; mend: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const open = (port: number) =>
    new Promise<Server>((resolve) => {
      const server = createServer((near) => {
        const far = connect(Number(to.port), to.hostname);
        for (const socket of [near, far]) {
          sockets.add(socket.on('error', () => undefined));
          socket.on('close', () => [near, far].forEach((one) => one.destroy()));
        }
        near.pipe(far).pipe(near);
      }).listen(port, '127.0.0.1', () => resolve(server));
    });
  let server = await open(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = new URL(to);
  url.port = String(address.port);
  const cut = () => {
    server.close();
    sockets.forEach((socket) => socket.destroy());
    sockets.clear();
  };
  return {
    url: url.href,
    cut,
    mend: async () => {
      server = await open(address.port);
    },
  };
}

describe('when PostgreSQL goes down', () => {
  it('takes no traffic before it was reached once, since the settings may be wrong', async () => {
    const database = await createTestDatabase();
    const proxy = await startTcpProxy(new URL(database.url));
    const gateway = await startGateway({ DATABASE_URL: proxy.url }, database);
    try {
      proxy.cut();
      const ready = await gateway.call('GET', '/health/ready');
      expect([ready.status, ready.body]).toEqual([
        503,
        { status: 'unavailable', checks: { postgresql: 'down', redis: 'ok' } },
      ]);
    } finally {
      await gateway.close();
      proxy.cut();
    }
  });

  it('reports it immediately, keeps running, and recovers', async () => {
    const database = await createTestDatabase();
    const proxy = await startTcpProxy(new URL(database.url));
    const gateway = await startGateway({ DATABASE_URL: proxy.url }, database);
    try {
      const ada = await gateway.signIn();
      expect((await gateway.call('GET', '/health/ready')).body).toMatchObject({ status: 'ok' });
      const session = () =>
        gateway.call('POST', `${apiBasePath}/auth/session`, {
          headers: { cookie: `rolefit_session=${ada.refreshToken}` },
        });

      proxy.cut();
      const answer = await session();
      expect([answer.status, problemOf(answer).error]).toEqual([
        503,
        { name: 'UNAVAILABLE', code: 'SERVICE_UNAVAILABLE' },
      ]);
      expect(JSON.stringify(answer.body)).not.toMatch(/ECONN|connect|postgres/i);
      const logged = gateway.log
        .map((line) => JSON.parse(line))
        .filter(
          ({ requestId, msg }) =>
            requestId === answer.headers.get('x-request-id') && msg === 'Request failed',
        );
      expect(logged).toEqual([
        expect.objectContaining({
          level: 'error',
          route: '/api/v1/auth/session',
          code: 'SERVICE_UNAVAILABLE',
          err: expect.objectContaining({ message: expect.stringMatching(/./) }),
        }),
      ]);
      // An outage signs no user out.
      expect(answer.headers.getSetCookie()).toEqual([]);
      // Pages still load, so that users read what is wrong in Rolefit's words.
      const ready = await gateway.call('GET', '/health/ready');
      expect([ready.status, ready.body]).toEqual([
        200,
        { status: 'degraded', checks: { postgresql: 'down', redis: 'ok' } },
      ]);
      const live = await gateway.call('GET', '/health/live');
      expect([live.status, live.body]).toEqual([200, { status: 'ok', version }]);
      expect((await gateway.call('GET', `${apiBasePath}/auth/providers`)).status).toBe(200);

      await proxy.mend();
      expect((await session()).status).toBe(200);
      expect((await gateway.call('GET', '/health/ready')).body).toMatchObject({ status: 'ok' });
    } finally {
      await gateway.close();
      proxy.cut();
    }
  });
});
