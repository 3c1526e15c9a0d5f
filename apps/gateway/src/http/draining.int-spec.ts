import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { apiBasePath, limits, socketPath } from '@rolefit/contracts';
import { io } from 'socket.io-client';
import { dataOf, startGateway, type TestGateway } from '../testing/gateway.fixture.js';

/** Far below the keep-alive timeout of 72 seconds. */
const maxWaitMs = 40_000;

async function until(what: string, condition: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 120_000; !(await condition()); await wait(20))
    if (Date.now() > deadline) throw new Error(`timed out waiting until ${what}`);
}

async function get(
  gateway: TestGateway,
  path: string,
  agent?: Agent,
): Promise<IncomingMessage & { readonly body: string }> {
  const asked = request(gateway.url + path, { agent }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return Object.assign(answer, { body: await text(answer) });
}

const isRefused = (gateway: TestGateway) =>
  get(gateway, '/health/live').then(
    () => false,
    () => true,
  );

describe('graceful shutdown of a gateway', () => {
  const agents: Agent[] = [];
  const keepingAgent = () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    return agent;
  };
  afterEach(() => agents.splice(0).forEach((agent) => agent.destroy()));

  it('turns readiness off, serves requests as before, and keeps no connection alive', async () => {
    const gateway = await startGateway({ SHUTDOWN_DRAIN_MS: '15000' });
    const ada = await gateway.signIn();
    const agent = keepingAgent();
    expect((await get(gateway, '/health/ready', agent)).headers.connection).toBe('keep-alive');
    const stopped = gateway.close();
    await until(
      'it is not ready',
      async () => (await get(gateway, '/health/ready')).statusCode === 503,
    );
    const overOld = await get(gateway, '/health/ready', agent);
    expect([JSON.parse(overOld.body), overOld.headers.connection]).toEqual([
      { status: 'stopping', checks: { postgresql: 'ok', redis: 'ok' } },
      'close',
    ]);
    const list = await ada.call('GET', `${apiBasePath}/jobs`);
    expect([list.status, list.headers.get('connection')]).toEqual([200, 'close']);
    expect((await get(gateway, '/health/live')).statusCode).toBe(200);
    await stopped;
    expect(await isRefused(gateway)).toBe(true);
  });

  it('closes sockets one after the other, in time for them to connect elsewhere', async () => {
    const gateway = await startGateway({ SHUTDOWN_DRAIN_MS: '15000' });
    const { accessToken } = await gateway.signIn();
    const sockets = Array.from({ length: 5 }, () =>
      io(gateway.url, {
        path: socketPath,
        transports: ['websocket'],
        auth: { token: accessToken },
        forceNew: true,
        reconnection: false,
      }),
    );
    await Promise.all(
      sockets.map((socket) => new Promise<void>((ok) => socket.once('connect', ok))),
    );
    const ends = sockets.map(
      (socket) => new Promise<string>((end) => socket.once('disconnect', end)),
    );
    const stopped = gateway.close();
    // A client reconnects by itself after this reason, and asks for no new token first.
    expect(await Promise.all(ends)).toEqual(Array(5).fill('transport close'));
    expect((await get(gateway, '/health/ready')).statusCode).toBe(503);
    await stopped;
  });

  it('finishes requests from before it closed its port, without waiting for their connections to idle out', async () => {
    const gateway = await startGateway();
    const { accessToken } = await gateway.signIn();
    const body = JSON.stringify({
      jobId: '1',
      jobDescription: 'We look for someone who knows Go.',
      companyName: 'Example Ltd',
      url: 'https://example.org/jobs/1',
    });
    const asked = request(`${gateway.url}${apiBasePath}/jobs/scan`, {
      method: 'POST',
      agent: keepingAgent(),
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    });
    asked.write(body.slice(0, 10));
    await until(
      'it has read so far',
      async () => (await get(gateway, '/health/live')).statusCode === 200,
    );
    const startedAt = Date.now();
    const stopped = gateway.close();
    await until('its port is closed', () => isRefused(gateway));
    asked.end(body.slice(10));
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    await text(answer);
    expect([answer.statusCode, answer.headers.connection]).toEqual([202, 'close']);
    await stopped;
    expect(Date.now() - startedAt).toBeLessThan(maxWaitMs);
  });

  it('waits no longer than until a large response that is being sent is complete', async () => {
    const gateway = await startGateway();
    const ada = await gateway.signIn();
    const form = new FormData();
    // Larger than the socket buffers, so that it is in progress until the client reads it.
    form.append(
      'resume',
      new Blob([Buffer.concat([Buffer.from('%PDF-1.7\n')], limits.resumeBytes)], {
        type: 'application/pdf',
      }),
      'cv.pdf',
    );
    const { resume } = dataOf(
      'uploadResume',
      await ada.call('POST', `${apiBasePath}/users/profile/resume`, { body: form }),
    );
    const asked = request(gateway.url + (resume?.url ?? ''), { agent: keepingAgent() }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const startedAt = Date.now();
    const stopped = gateway.close();
    await until('its port is closed', () => isRefused(gateway));
    expect((await buffer(answer)).length).toBe(limits.resumeBytes);
    await stopped;
    expect(Date.now() - startedAt).toBeLessThan(maxWaitMs);
  });
});
