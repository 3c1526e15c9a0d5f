import { server } from '@/testing/server.fake';
import { aBrowser, type FakeBrowser } from '@/testing/browser.fake';
import type * as Handshake from './handshake';

const pair = { accessToken: 'a', refreshToken: 'r' };
const page = (changes: Partial<chrome.runtime.MessageSender> = {}): chrome.runtime.MessageSender => ({ id: 'extension-id', frameId: 0, url: `${server}/login?source=extension`, tab: { id: 1 } as chrome.tabs.Tab, ...changes });

describe('the handshake', () => {
  let browser: FakeBrowser;
  let handshake: typeof Handshake;
  beforeEach(async () => {
    browser = aBrowser();
    handshake = await import('./handshake');
    await handshake.openLoginPage(server);
  });
  const begin = async () => (await handshake.beginHandshake(page())) ?? '';

  it('opens the login page, and lets its script run there alone', () => {
    expect(browser.opened).toEqual([`${server}/login?source=extension`]);
    expect([...browser.scripts.values()].map(({ matches }) => matches)).toEqual([[`${server}/login*`]]);
  });

  it('takes the answer to its question, once', async () => {
    const nonce = await begin();
    expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(await handshake.finishHandshake(page(), { ...pair, nonce })).toEqual({ server, pair });
    expect(await handshake.finishHandshake(page(), { ...pair, nonce })).toBeNull();
    expect(await handshake.beginHandshake(page())).toBeNull();
  });

  it('goes over a page that is loaded again, and forgets the question that was asked before', async () => {
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
  ])('has nothing to do with a page %s', async (_, changes) => {
    expect(await handshake.beginHandshake(page(changes))).toBeNull();
    const nonce = await begin();
    expect(await handshake.finishHandshake(page(changes), { ...pair, nonce })).toBeNull();
  });

  it('takes no answer to a question of somebody else', async () => {
    await begin();
    expect(await handshake.finishHandshake(page(), { ...pair, nonce: 'f'.repeat(32) })).toBeNull();
  });

  it('is over half an hour after the user asked for it', async () => {
    const begun = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(begun + 31 * 60_000);
    expect(await handshake.beginHandshake(page())).toBeNull();
    jest.restoreAllMocks();
  });
});
