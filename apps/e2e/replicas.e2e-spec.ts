import { randomUUID } from 'node:crypto';
import { apiBasePath } from '@rolefit/contracts';
import { makePdf, postings, resumes } from '@rolefit/testing';
import { type DemoCaller, signInDemoUser } from '../../tools/demo/client.ts';
import { type ExtraGateway } from '../../tools/launcher/test/extra-gateway.ts';
import { Balancer } from './support/balancer.js';
import { SocketListener } from './support/socket-listener.js';
import { aModel } from './support/product.js';
import { Rolefit } from './support/rolefit.js';
import { BackgroundLoad } from './support/background-load.js';
import { waitUntil } from './support/wait-until.js';

const exportsPerHour = 5;
/** Long enough for the balancer to notice on a busy machine. */
const drainMs = 10_000;

describe('two gateways and two workers behind a load balancer', () => {
  const model = aModel();
  let balancer: Balancer;
  let rolefit: Rolefit;
  let second: ExtraGateway;
  let stopSecondWorker: () => Promise<void>;
  let ada: DemoCaller;
  const listeners: SocketListener[] = [];

  beforeAll(async () => {
    balancer = await Balancer.start();
    rolefit = await Rolefit.start({
      env: {
        ...model.env,
        PUBLIC_URL: balancer.url,
        TRUSTED_PROXIES: '1',
        SHUTDOWN_DRAIN_MS: String(drainMs),
        WORKER_CONCURRENCY: '2',
        LIMIT_EXPORTS_PER_HOUR: String(exportsPerHour),
        LIMIT_WRITES_PER_MINUTE: '1000000',
        LIMIT_SCANS_PER_DAY: '1000000',
      },
    });
    [second, stopSecondWorker] = await Promise.all([rolefit.addGateway(), rolefit.addWorker()]);
    for (const url of gateways()) {
      balancer.add(url);
      await inService(url);
    }
    // Each step of a sign-in is served by a different gateway.
    ada = await signInDemoUser(balancer.url, 'ada-demo');
    await ada.call('POST', '/users/profile/resume', { pdf: makePdf(resumes.software) });
    await ada.call('POST', '/evaluations/resume');
    await waitUntil(
      'the resume is evaluated',
      async () => (await profile()).resume.evaluation?.status === 'completed',
    );
  });
  afterEach(() => listeners.splice(0).forEach((listener) => listener.close()));
  afterAll(async () => {
    await stopSecondWorker?.();
    await second?.stop();
    await rolefit?.remove();
    await balancer?.close();
  });

  const gateways = () => [rolefit.url, second.url];
  const inService = (url: string) =>
    waitUntil(`the balancer sends to ${url}`, () => balancer.sendsTo(url));
  const profile = async () =>
    (await ada.call('GET', '/users/profile')) as {
      resume: { url: string; evaluation: { status: string } | null };
    };
  const listen = async (url: string) => {
    const listener = await SocketListener.connect(url, ada.accessToken);
    listeners.push(listener);
    return listener;
  };
  const ask = (
    url: string,
    path: string,
    { token = ada.accessToken, ...init }: RequestInit & { token?: string } = {},
  ) =>
    fetch(url + apiBasePath + path, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
  /** Scans a text that is not in the cache of readings. */
  const scan = async (): Promise<string> => {
    const jobId = randomUUID();
    const body = {
      jobId,
      jobDescription: `${postings.frontend}\n\nReference ${jobId}`,
      companyName: 'Replica Ltd',
      url: 'https://jobs.example.com/1',
    };
    return ((await ada.call('POST', '/jobs/scan', { body })) as { _id: string })._id;
  };
  const hasAll = (ids: readonly string[], among: ReadonlySet<string>) =>
    ids.every((id) => among.has(id));
  const linesOf = (log: string, message: string, ids: readonly string[]) =>
    log.split('\n').filter((line) => line.includes(message) && ids.some((id) => line.includes(id)));

  it('share a session: tokens of one are valid at the other', async () => {
    let { refreshToken } = ada;
    for (const url of [...gateways(), ...gateways()]) {
      const renewed = await ask(url, '/auth/session', {
        method: 'POST',
        body: JSON.stringify({ refreshToken }),
      });
      const { data } = (await renewed.json()) as {
        data: { accessToken: string; refreshToken: string };
      };
      refreshToken = data.refreshToken;
      for (const other of gateways())
        expect((await ask(other, '/auth/me', { token: data.accessToken })).status).toBe(200);
    }
    ada = { ...ada, refreshToken };
  });

  it('serve an uploaded file by its link, whichever of them stored it and signed the link', async () => {
    const { resume } = await profile();
    const files = await Promise.all(
      gateways().map(async (url) =>
        Buffer.from(await (await fetch(url + resume.url)).arrayBuffer()),
      ),
    );
    expect(files[0]?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(files[1]?.equals(files[0] ?? Buffer.alloc(0))).toBe(true);
  });

  it('share their rate limits', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < exportsPerHour + 3; turn += 1)
      statuses.push((await ask(gateways()[turn % 2] ?? '', '/jobs/export?format=json')).status);
    expect(statuses).toEqual([...Array(exportsPerHour).fill(200), 429, 429, 429]);
  });

  it('deliver events of each worker to the pages at each gateway', async () => {
    const letOut = model.holds();
    const before = model.postingCalls;
    const pages = await Promise.all(gateways().map(listen));
    const ids = await Promise.all(Array.from({ length: 16 }, scan));
    // Two at a time each: one worker alone makes two calls.
    await waitUntil('both workers read', () => model.postingCalls >= before + 4);
    letOut();
    await waitUntil('both pages were told of all scans', () =>
      pages.every(({ told }) => hasAll(ids, told)),
    );
    // A page may receive the event before the worker has recorded its job as completed.
    await waitUntil('both workers tell of their share', () => {
      const shares = rolefit.workerLogs.map((log) => linesOf(log, 'Job completed', ids).length);
      return shares.length === 2 && shares.every((share) => share > 0);
    });
    expect(gateways().every((url) => balancer.answeredBy(url) > 0)).toBe(true);
  });

  it('are restarted one after the other without losing a request or an event', async () => {
    model.reads(50);
    const page = await listen(balancer.url);
    const load = new BackgroundLoad(balancer.url, ada);
    const flows = async (what: string) => {
      const [answers, told] = [load.answers, page.told.size];
      await waitUntil(
        `requests and news flow ${what}`,
        () => load.answers > answers + 20 && page.told.size > told + 3,
      );
    };
    await flows('at first');
    await rolefit.terminate('gateway');
    await inService(rolefit.url);
    await flows('after the first restart');
    const { port } = second;
    const ended = await second.stop();
    second = await rolefit.addGateway(port);
    await inService(second.url);
    await flows('after the second restart');
    await load.stop();

    expect(load.failures).toEqual([]);
    expect(ended).toMatchObject({ signal: 'SIGTERM' });
    await waitUntil('the page knows all that was accepted', () =>
      hasAll(load.accepted, page.completed),
    );
    // The scan ran on one of the two, so that at least one restart interrupted it.
    expect(page.recoveries.length).toBeGreaterThan(0);
    expect(page.recoveries).not.toContain(false);
    expect(
      (
        await ask(balancer.url, '/auth/session', {
          method: 'POST',
          body: JSON.stringify({ refreshToken: ada.refreshToken }),
        })
      ).status,
    ).toBe(200);
  });

  it('finish the scans of a worker that is stopped midway, without using up an attempt', async () => {
    const letOut = model.holds();
    const before = model.postingCalls;
    const page = await listen(balancer.url);
    const ids = await Promise.all(Array.from({ length: 4 }, scan));
    await waitUntil('both workers read two of them', () => model.postingCalls === before + 4);
    const stopping = stopSecondWorker();
    stopSecondWorker = async () => undefined;
    await stopping;
    letOut();
    await waitUntil('all of them are done', () => hasAll(ids, page.told));
    await waitUntil(
      'the workers tell so',
      () => rolefit.workerLogs.flatMap((log) => linesOf(log, 'Job completed', ids)).length >= 4,
    );
    const logs = rolefit.workerLogs;
    expect(linesOf(logs[1] ?? '', 'Job returned to the queue', ids)).toHaveLength(2);
    const done = logs
      .flatMap((log) => linesOf(log, 'Job completed', ids))
      .map((line) => (JSON.parse(line) as { attempt: number }).attempt);
    expect(done).toEqual([1, 1, 1, 1]);
    expect(logs.flatMap((log) => linesOf(log, 'Job failed', ids))).toEqual([]);
  });

  it('end all live connections of a user who logs out everywhere', async () => {
    const pages = await Promise.all(gateways().map(listen));
    const ended = pages.map(
      ({ socket }) => new Promise((resolve) => socket.once('disconnect', resolve)),
    );
    await ada.call('DELETE', '/auth/sessions');
    expect(await Promise.all(ended)).toEqual(['io server disconnect', 'io server disconnect']);
    for (const url of gateways()) expect((await ask(url, '/auth/me')).status).toBe(401);
  });
});
