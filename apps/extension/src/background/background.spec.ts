import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { aBrowser, type FakeBrowser } from '@/testing/browser.fake';
import { aJob, ok, problem, server, user } from '@/testing/server.fake';
import { Background } from './background';
import { beginHandshake } from './session/handshake';

const pair = { accessToken: 'access-1', refreshToken: 'refresh-1' };
const loginPage: chrome.runtime.MessageSender = {
  id: 'extension-id',
  frameId: 0,
  url: `${server}/login?source=extension`,
  tab: { id: 1 } as chrome.tabs.Tab,
};
const popup: chrome.runtime.MessageSender = {
  id: 'extension-id',
  url: 'chrome-extension://extension-id/popup.html',
};
const scan = {
  jobDescription: 'We look for a baker.',
  companyName: 'Bakery',
  url: 'https://jobs.example/1',
};

describe('the background', () => {
  let browser: FakeBrowser;
  let sent: string[];
  let answerTo: (path: string, body: string) => Response | Promise<Response>;
  beforeEach(() => {
    browser = aBrowser();
    browser.local.set('server', server);
    browser.allowed.add(`${server}/*`);
    Object.assign(globalThis, { indexedDB: new IDBFactory() });
    sent = [];
    answerTo = takesAll;
    // Pending timers of a background script must not keep the test process alive.
    const later = globalThis.setTimeout;
    jest.spyOn(globalThis, 'setTimeout').mockImplementation((run, ms) => later(run, ms).unref());
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      const { origin, pathname } = new URL(String(url));
      const path = pathname.replace('/api/v1', '');
      sent.push(origin === server ? path : `${origin}${path}`);
      return answerTo(path, String(init?.body));
    });
  });
  afterEach(() => jest.restoreAllMocks());

  function takesAll(path: string, body: string): Response {
    if (path === '/jobs/scan') return ok(aJob((JSON.parse(body) as { jobId: string }).jobId));
    return ok(path === '/auth/logout' ? null : user);
  }
  const isAway = (): never => {
    throw new TypeError('Failed to fetch');
  };
  /** Simulates an alarm that has fired: it is gone unless it repeats. */
  const ring = async (background: Background) => {
    if (browser.alarms.get('send')?.periodInMinutes === undefined) browser.alarms.delete('send');
    await background.send();
  };
  async function handOver(background: Background): Promise<void> {
    await background.handlers['session.connect']({}, popup);
    const nonce = (await beginHandshake(loginPage)) ?? '';
    await background.handlers['handshake.finish']({ ...pair, nonce }, loginPage);
  }
  async function connected(): Promise<Background> {
    const background = new Background();
    await handOver(background);
    await background.send();
    expect((await background.state()).session.status).toBe('signed-in');
    return background;
  }

  // Must run first, because work of another background instance would be counted as this one's.
  it('shows the latest state on the badge even if an earlier update finishes late', async () => {
    answerTo = isAway;
    const texts: string[] = [];
    let goOn: () => void = () => undefined;
    const isLate = new Promise<void>((resolve) => (goOn = resolve));
    let calls = 0;
    Object.assign(globalThis.chrome.action, {
      setBadgeBackgroundColor: () => ((calls += 1) === 1 ? isLate : Promise.resolve()),
      setBadgeText: async ({ text }: { text: string }) => void texts.push(text),
    });
    const background = new Background();
    const { jobId } = await background.handlers['outbox.add']({ scan }, popup);
    while (calls === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await background.handlers['outbox.remove']({ jobId }, popup);
    await background.send();
    // An implementation that does not serialise has shown it by now.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    goOn();
    await new Promise((resolve) => setImmediate(resolve));
    for (let turn = 0; turn < 6_000 && texts.at(-1) !== ''; turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 5));
    expect(texts.at(-1)).toBe('');
  });

  it('stores tokens while the server is unreachable and completes the sign-in on the alarm', async () => {
    answerTo = isAway;
    const background = new Background();
    await handOver(background);
    await background.send();
    expect((await background.state()).session).toEqual({ status: 'connecting', user: null });
    expect(browser.alarms.has('send')).toBe(true);
    answerTo = takesAll;
    const next = new Background();
    await next.sendNow();
    expect((await next.state()).session).toEqual({ status: 'signed-in', user });
    expect(browser.alarms.has('send')).toBe(false);
  });

  describe('after the login page has handed over a session', () => {
    const handOverAndWait = async (goOn: () => void = () => undefined): Promise<void> => {
      jest.useFakeTimers({
        doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'Date', 'performance'],
      });
      try {
        await handOver(new Background());
        goOn();
        await jest.advanceTimersByTimeAsync(4_000);
      } finally {
        jest.useRealTimers();
      }
    };

    it('closes the page, which not every browser allows the page itself', async () => {
      await handOverAndWait();
      expect(browser.opened).toEqual([null]);
    });

    it('does not close the tab if the user has navigated on', async () => {
      await handOverAndWait(() => void (browser.opened[0] = `${server}/dashboard`));
      expect(browser.opened).toEqual([`${server}/dashboard`]);
    });
  });

  it('completes the sign-in before it sends queued scans', async () => {
    answerTo = isAway;
    const background = new Background();
    await handOver(background);
    await background.handlers['outbox.add']({ scan }, popup);
    await background.send();
    answerTo = takesAll;
    sent.length = 0;
    await background.sendNow();
    expect([sent, (await background.state()).outbox]).toEqual([['/auth/me', '/jobs/scan'], []]);
  });

  it('discards a session of a server that the user has left while its page was open', async () => {
    const background = new Background();
    await background.handlers['session.connect']({}, popup);
    const nonce = (await beginHandshake(loginPage)) ?? '';
    browser.allowed.add('https://other.example/*');
    await background.handlers['server.choose']({ server: 'https://other.example' }, popup);
    await background.handlers['handshake.finish']({ ...pair, nonce }, loginPage);
    await background.send();
    browser.local.set('server', server);
    expect((await background.state()).session.status).toBe('signed-out');
  });

  it('keeps an alarm set during a request, in case the browser ends the background script', async () => {
    const background = await connected();
    answerTo = (path, body) =>
      path === '/jobs/scan' ? new Promise(() => undefined) : takesAll(path, body);
    await background.handlers['outbox.add']({ scan }, popup);
    void ring(background);
    while (!sent.includes('/jobs/scan')) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(browser.alarms.has('send')).toBe(true);
    answerTo = takesAll;
    const next = new Background();
    await ring(next);
    expect((await next.state()).outbox).toEqual([]);
  });

  it('retries after an unexpected error', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const background = await connected();
    const remove = IDBObjectStore.prototype.delete;
    const removing = jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (
      this: IDBObjectStore,
      key,
    ) {
      if (this.name === 'outbox') throw new DOMException('no room', 'QuotaExceededError');
      return remove.call(this, key);
    });
    await background.handlers['outbox.add']({ scan }, popup);
    await background.send();
    expect([browser.alarms.has('send'), (await background.state()).outbox.length]).toEqual([
      true,
      1,
    ]);
    removing.mockRestore();
    await ring(background);
    expect([browser.alarms.has('send'), (await background.state()).outbox]).toEqual([false, []]);
  });

  it.each([
    ['5', /^The server is busy\. Scans that wait are sent in a moment\.$/],
    [
      '72000',
      /^The server takes no more for now\. Scans that wait are sent automatically, not before .*\d.*\.$/,
    ],
  ])(
    'shows how long sending is paused if the server requests %s seconds',
    async (retryAfter, words) => {
      const background = await connected();
      answerTo = (path, body) =>
        path === '/jobs/scan'
          ? problem(429, 'RATELIMITED', 'REQUEST_RATE_LIMITED', { retryAfter })
          : takesAll(path, body);
      await background.handlers['outbox.add']({ scan }, popup);
      await background.send();
      expect((await background.state()).hold).toMatch(words);
    },
  );

  it('sends everything immediately on request, including scans in back-off', async () => {
    const background = await connected();
    answerTo = (path, body) =>
      path === '/jobs/scan' ? problem(500, 'INTERNAL', 'INTERNAL') : takesAll(path, body);
    await background.handlers['outbox.add']({ scan }, popup);
    await background.send();
    expect((await background.state()).outbox).toHaveLength(1);
    answerTo = takesAll;
    await background.handlers['outbox.send']({}, popup);
    expect((await background.state()).outbox).toEqual([]);
  });

  it('leaves a server: closes its session, revokes the permission, unregisters the script and keeps its outbox', async () => {
    const background = await connected();
    answerTo = (path, body) => (path === '/jobs/scan' ? isAway() : takesAll(path, body));
    await background.handlers['outbox.add']({ scan }, popup);
    await background.send();
    browser.allowed.add('https://other.example/*');
    await background.handlers['server.choose']({ server: 'https://other.example' }, popup);
    expect(sent).toContain('/auth/logout');
    expect([...browser.allowed]).toEqual(['https://other.example/*']);
    expect([...browser.scripts.values()].map(({ matches }) => matches)).toEqual([
      ['https://other.example/login*'],
    ]);
    expect(await background.state()).toMatchObject({
      server: { origin: 'https://other.example', isAllowed: true },
      session: { status: 'signed-out' },
      outbox: [],
    });
    browser.local.set('server', server);
    await handOver(background);
    answerTo = takesAll;
    browser.allowed.add(`${server}/*`);
    await background.sendNow();
    expect((await background.state()).outbox).toEqual([]);
    expect(sent.filter((path) => path.startsWith('https://other.example'))).toEqual([]);
  });

  it('revokes nothing if the same server is chosen again', async () => {
    const background = await connected();
    await background.handlers['server.choose']({ server }, popup);
    expect([
      [...browser.allowed],
      browser.scripts.size,
      (await background.state()).session.status,
    ]).toEqual([[`${server}/*`], 1, 'signed-in']);
  });

  it('unregisters the handshake script if there is no permission for the other server', async () => {
    const background = await connected();
    await background.handlers['server.choose']({ server: 'https://other.example' }, popup);
    expect([[...browser.allowed], browser.scripts.size]).toEqual([[], 0]);
  });

  it('opens the login page if the permission is granted before the request is stored', async () => {
    browser.allowed.clear();
    const background = new Background();
    const asking = background.handlers['session.connect']({}, popup);
    browser.allowed.add(`${server}/*`);
    await Promise.all([asking, background.synchronise()]);
    expect(browser.opened).toHaveLength(1);
  });
});
