import { aBrowser } from '@/testing/browser.fake';
import { server } from '@/testing/server.fake';
import { handleMessage } from './handle-message';
import { type Handlers } from './background';

const popup: chrome.runtime.MessageSender = {
  id: 'extension-id',
  url: 'chrome-extension://extension-id/popup.html',
};
const contentScript: chrome.runtime.MessageSender = {
  id: 'extension-id',
  url: `${server}/login`,
  frameId: 0,
  tab: { id: 1 } as chrome.tabs.Tab,
};
const scan = {
  jobDescription: 'We look for a baker.',
  companyName: 'Bakery',
  url: 'https://jobs.example/1',
};

describe('handleMessage', () => {
  const asked: string[] = [];
  const handlers = new Proxy({} as Handlers, {
    get: (_, name: string) => async () => {
      asked.push(name);
      return name === 'outbox.add' ? { jobId: 'x' } : {};
    },
  });
  beforeEach(() => {
    aBrowser();
    asked.length = 0;
  });
  const say = (name: string, input: unknown, sender: chrome.runtime.MessageSender) =>
    handleMessage(handlers, { name, input }, sender);

  it('replies to the popup', async () => {
    expect(await say('outbox.add', { scan }, popup)).toEqual({ ok: true, data: { jobId: 'x' } });
  });

  it.each(['state.get', 'outbox.add', 'session.disconnect', 'session.connect'])(
    'ignores "%s" from a content script',
    async (name) => {
      expect(await say(name, { scan }, contentScript)).toBeNull();
      expect(asked).toEqual([]);
    },
  );

  it.each<[string, chrome.runtime.MessageSender]>([
    ['another extension', { id: 'other', url: 'chrome-extension://other/popup.html' }],
    [
      'a page with an extension URL in its path',
      {
        id: 'extension-id',
        url: 'https://evil.example/chrome-extension://extension-id/popup.html',
      },
    ],
    ['an unknown sender', {}],
  ])('ignores %s', async (_, sender) => {
    expect([await say('state.get', {}, sender), await say('handshake.begin', {}, sender)]).toEqual([
      null,
      null,
    ]);
  });

  it.each([
    null,
    'state.get',
    { name: 'nothing.known', input: {} },
    { name: 'toString', input: {} },
    { name: '__proto__', input: {} },
  ])('ignores %j', async (message) => {
    expect(await handleMessage(handlers, message, popup)).toBeNull();
  });

  it('rejects invalid input with a message per field', async () => {
    expect(
      await say('outbox.add', { scan: { ...scan, companyName: 'A', url: 'no address' } }, popup),
    ).toEqual({
      ok: false,
      message: 'Company name must have at least 2 characters',
      fields: {
        companyName: 'Company name must have at least 2 characters',
        url: 'Paste a link that starts with https://',
      },
    });
    expect(asked).toEqual([]);
  });

  it('reports a full disk', async () => {
    const full = new Proxy({} as Handlers, {
      get: () => () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    });
    expect(await handleMessage(full, { name: 'outbox.add', input: { scan } }, popup)).toEqual({
      ok: false,
      message: expect.stringContaining('no room left'),
      fields: {},
    });
  });
});
