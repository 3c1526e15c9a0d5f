import { server } from '@/testing/server.fake';
import { aBrowser, type FakeBrowser } from '@/testing/browser.fake';
import type * as Handshake from './handshake';

const pair = { accessToken: 'a', refreshToken: 'r' };
const page = (
  changes: Partial<chrome.runtime.MessageSender> = {},
): chrome.runtime.MessageSender => ({
  id: 'extension-id',
  frameId: 0,
  url: `${server}/login?source=extension`,
  tab: { id: 1 } as chrome.tabs.Tab,
  ...changes,
});

describe('the handshake', () => {
  let browser: FakeBrowser;
  let handshake: typeof Handshake;
  beforeEach(async () => {
    browser = aBrowser();
    handshake = await import('./handshake');
    await handshake.openLoginPage(server);
  });
  const begin = async () => (await handshake.beginHandshake(page())) ?? '';

  it('opens the login page and registers the script for it only', () => {
    expect(browser.opened).toEqual([`${server}/login?source=extension`]);
    expect([...browser.scripts.values()].map(({ matches }) => matches)).toEqual([
      [`${server}/login*`],
    ]);
  });

  it('accepts the answer to its request once', async () => {
    const nonce = await begin();
    expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(await handshake.finishHandshake(page(), { ...pair, nonce })).toEqual({ server, pair });
    expect(await handshake.finishHandshake(page(), { ...pair, nonce })).toBeNull();
    expect(await handshake.beginHandshake(page())).toBeNull();
  });

  it('survives a reload of the page and invalidates the earlier nonce', async () => {
    const [first, second] = [await begin(), await begin()];
    expect(await handshake.finishHandshake(page(), { ...pair, nonce: first })).toBeNull();
    expect(await handshake.finishHandshake(page(), { ...pair, nonce: second })).not.toBeNull();
  });

  it.each<[string, Partial<chrome.runtime.MessageSender>]>([
    ['in another tab', { tab: { id: 2 } as chrome.tabs.Tab }],
    ['in a frame', { frameId: 3 }],
    ['at another origin', { url: 'https://evil.example/login' }],
    ['at another port', { url: `${server}:8443/login` }],
    ['of the same origin that is not the login page', { url: `${server}/job-match` }],
    ['without an address', { url: undefined }],
  ])('ignores a page %s', async (_, changes) => {
    expect(await handshake.beginHandshake(page(changes))).toBeNull();
    const nonce = await begin();
    expect(await handshake.finishHandshake(page(changes), { ...pair, nonce })).toBeNull();
  });

  it('rejects an answer with another nonce', async () => {
    await begin();
    expect(await handshake.finishHandshake(page(), { ...pair, nonce: 'f'.repeat(32) })).toBeNull();
  });

  it('expires after half an hour', async () => {
    const begun = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(begun + 31 * 60_000);
    expect(await handshake.beginHandshake(page())).toBeNull();
    jest.restoreAllMocks();
  });
});
