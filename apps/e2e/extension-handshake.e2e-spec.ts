import { apiBasePath, type ExtensionAuth, limits } from '@rolefit/contracts';
import { makePdf, resumes } from '@rolefit/testing';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, type Page } from 'playwright-core';
import { violations } from './support/accessibility.js';
import { call } from './support/api.js';
import { type Visitor } from './support/browser.js';
import { signIn as signInAs } from './support/journey.js';
import { sharedProduct } from './support/product.js';
import { waitUntil } from './support/wait-until.js';

const nonce = 'a-nonce-of-the-extension-1';

/** The extension's content script in the page: it announces itself until it is answered, and forwards the answer. */
function playExtension(given: string): void {
  if (window.top !== window) return;
  const timer = setInterval(() => {
    // Extensions match pages by address, and an empty tab has none yet.
    if (window.location.origin !== 'null')
      window.postMessage({ type: 'EXTENSION_READY', nonce: given }, window.location.origin);
  }, 100);
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== window || origin !== window.location.origin || data?.type !== 'EXT_AUTH') return;
    clearInterval(timer);
    void (window as unknown as { heard(data: unknown): Promise<void> }).heard(data);
  });
}

/** Waits for a toast and keeps it open by hovering from within the page: a slow machine could miss the seconds for which it is shown. */
async function keepNotice(page: Page, message: string): Promise<void> {
  await page.waitForFunction((text) => {
    const notice = [...document.querySelectorAll('li p')].find(
      ({ textContent }) => textContent === text,
    );
    return notice?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })) === true;
  }, message);
}

describe('the handshake with the extension', () => {
  const product = sharedProduct();
  let person: Visitor;
  let context: BrowserContext;
  /** Messages that the extension has received, with their times. */
  let heard: { data: ExtensionAuth; atMs: number }[];
  /** Calls for a pair of tokens. */
  let asked: string[];
  beforeEach(async () => {
    [heard, asked] = [[], []];
    person = await product.arrive();
    context = person.page.context();
    context.on('request', (request) => {
      if (request.url().endsWith('/auth/extension') && request.method() === 'POST')
        asked.push(request.url());
    });
    await context.exposeFunction(
      'heard',
      (data: ExtensionAuth) => void heard.push({ data, atMs: Date.now() }),
    );
  });
  afterEach(() => person.leave());

  const address = (path: string) => product.rolefit.url + path;
  const signIn = async (page: Page) => {
    await page.getByRole('link', { name: 'Sign in with Github' }).click();
    await page.getByRole('button', { name: product.users.ada }).click();
  };
  /** A tab as an extension opens it: it may close itself. */
  async function openTab(path: string, from?: Page): Promise<Page> {
    const opener = from ?? (await context.newPage());
    const opened = context.waitForEvent('page');
    await opener.evaluate((url) => void window.open(url), address(path));
    const tab = await opened;
    await tab.waitForLoadState();
    return tab;
  }
  async function signedIn(): Promise<Page> {
    const page = await context.newPage();
    await page.goto(address('/login'));
    await signIn(page);
    await page.waitForURL(/\/onboarding$/);
    return page;
  }
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(address(apiBasePath + path), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return {
      status: answer.status,
      body: (await answer.json()) as { data: { refreshToken: string; isError: boolean } },
    };
  };

  it('continues after sign-in, issues separate tokens once, and closes the tab after four seconds', async () => {
    await context.addInitScript(playExtension, nonce);
    const tab = await openTab('/login?source=extension');
    await tab.getByText('Sign in to connect the browser extension.').waitFor();
    expect(asked).toEqual([]);
    await signIn(tab);
    await tab.getByRole('heading', { name: 'Connected. You can close this tab.' }).waitFor();
    await waitUntil('the tab has closed itself', () => tab.isClosed());
    const openMs = Date.now() - (heard[0]?.atMs ?? 0);
    // Both times are measured in this process; closing without any delay would be far quicker.
    expect(openMs).toBeGreaterThan(limits.extensionCloseMs / 2);
    expect(openMs).toBeLessThan(limits.extensionCloseMs + 60_000);
    expect([heard.length, asked.length]).toEqual([1, 1]);
    expect(heard[0]?.data).toEqual({
      type: 'EXT_AUTH',
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
      nonce,
    });
  });

  it('keeps the sessions of browser and extension independent', async () => {
    await context.addInitScript(playExtension, nonce);
    const page = await signedIn();
    const tab = await openTab('/login?source=extension', page);
    await waitUntil('the tab has closed itself', () => tab.isClosed());
    const { refreshToken } = heard[0]!.data;
    const first = await post('/auth/session', { refreshToken });
    expect(first).toMatchObject({ status: 200, body: { data: { isError: false } } });
    await page.reload();
    await page.getByRole('heading', { name: 'Welcome to Rolefit' }).waitFor();
    await post('/auth/logout', { refreshToken: first.body.data.refreshToken });
    await page.reload();
    await page.getByRole('heading', { name: 'Welcome to Rolefit' }).waitFor();
  });

  it('shows what was granted and how to revoke it, and that it outlives a logout of the browser', async () => {
    await context.addInitScript(playExtension, nonce);
    await signInAs(person, product.users.bruno);
    await call(person, 'uploadResume', { pdf: makePdf(resumes.software) });
    await call(person, 'completeOnboarding', { query: { onboarding: 'true' } });
    const { page } = person;
    await page.goto(address('/dashboard'));
    const noticed = keepNotice(page, 'The browser extension is connected');
    const tab = await openTab('/login?source=extension', page);
    // A headless tab is never hidden, so the event is dispatched by hand.
    await noticed;
    expect(await violations(page)).toEqual([]);
    await waitUntil('the tab has closed itself', () => tab.isClosed());
    await page.getByRole('button', { name: 'See devices' }).click();
    await page
      .getByText(/^The extension stays signed in when you log out of your browser/)
      .waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Devices');

    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await page.getByText('You are logged out of this browser').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(
      await post('/auth/session', { refreshToken: heard[0]!.data.refreshToken }),
    ).toMatchObject({ status: 200, body: { data: { isError: false } } });
  });

  it('rejects a stolen access token without the session cookie of its page', async () => {
    person.expectProblem(/status of 401/);
    const page = await signedIn();
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const elsewhere = await fetch(address(`${apiBasePath}/auth/extension`), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, origin: product.rolefit.url },
    });
    expect(elsewhere.status).toBe(401);
    const here = await page.evaluate(
      async ([url, stolen]) =>
        (
          await fetch(url, {
            method: 'POST',
            credentials: 'omit',
            headers: { authorization: `Bearer ${stolen}` },
          })
        ).status,
      [`${apiBasePath}/auth/extension`, token ?? ''] as const,
    );
    expect(here).toBe(401);
  });

  it('resumes from sessionStorage, and explains what to do with a tab that cannot be closed', async () => {
    person.expectProblem(/Scripts may close only the windows that were opened by them/);
    const page = await signedIn();
    await page.evaluate(() => sessionStorage.setItem('isExtensionSource', 'true'));
    await page.addInitScript(playExtension, nonce);
    await page.goto(address('/login'));
    await page.getByRole('heading', { name: 'Connected. You can close this tab.' }).waitFor();
    await page.getByText('Your browser keeps this tab open').waitFor();
    expect(heard).toHaveLength(1);
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await page.waitForURL(/\/onboarding$/);
    await page.goto(address('/login'));
    await page.waitForURL(/\/onboarding$/);
    expect(asked).toHaveLength(1);
  });

  it('explains what to do when no extension answers', async () => {
    const page = await signedIn();
    await page.goto(address('/login?source=extension'));
    await page.getByRole('heading', { name: 'Connecting the browser extension' }).waitFor();
    await page.getByRole('heading', { name: 'The extension hasn’t responded yet' }).waitFor();
    await page.getByRole('link', { name: 'Continue without the extension' }).click();
    await page.waitForURL(/\/onboarding$/);
    expect(asked).toEqual([]);
  });

  describe('grants nothing', () => {
    const someTimeMs = 1_500;
    async function nothingComes(): Promise<void> {
      await wait(someTimeMs);
      expect({ asked, heard }).toEqual({ asked: [], heard: [] });
    }
    /** Every message that reaches the page is recorded, so that a test knows that its own arrived. */
    async function listening(tab: Page): Promise<() => Promise<number>> {
      await tab.evaluate(() => {
        Object.assign(window, { reached: 0 });
        window.addEventListener('message', ({ data }) => {
          if (data?.type === 'EXTENSION_READY')
            (window as unknown as { reached: number }).reached += 1;
          if (data?.type === 'EXT_AUTH')
            void (window as unknown as { heard(data: unknown): Promise<void> }).heard(data);
        });
      });
      return () => tab.evaluate(() => (window as unknown as { reached: number }).reached);
    }

    it.each([
      // The server's opener policy isolates such a window, so that its message never arrives.
      ['of another origin', 'data:text/html,<title>elsewhere</title>', false],
      ['of the same origin', '/privacy', true],
    ])('to a window %s that opened the page', async (_, opener, isHeard) => {
      await signedIn();
      const other = await context.newPage();
      await other.goto(opener.startsWith('/') ? address(opener) : opener);
      const opened = context.waitForEvent('page');
      await other.evaluate(
        (url) => void Object.assign(window, { tab: window.open(url) }),
        address('/login?source=extension'),
      );
      const tab = await opened;
      await tab.getByRole('heading', { name: 'Connecting the browser extension' }).waitFor();
      const reached = await listening(tab);
      await other.evaluate(() =>
        (window as unknown as { tab: Window }).tab.postMessage({ type: 'EXTENSION_READY' }, '*'),
      );
      if (isHeard)
        await waitUntil('the message has reached the page', async () => (await reached()) > 0);
      await nothingComes();
      expect((await reached()) > 0).toBe(isHeard);
    });

    it('to a frame inside the page', async () => {
      const tab = await signedIn();
      await tab.goto(address('/login?source=extension'));
      await tab.getByRole('heading', { name: 'Connecting the browser extension' }).waitFor();
      const reached = await listening(tab);
      await tab.evaluate(() => document.body.append(document.createElement('iframe')));
      const inside = await waitUntil('the frame is there', () => tab.mainFrame().childFrames()[0]);
      await inside.evaluate(() => window.parent.postMessage({ type: 'EXTENSION_READY' }, '*'));
      await waitUntil('the message has reached the page', async () => (await reached()) > 0);
      await nothingComes();
    });

    it('to a page that holds the login page in a frame', async () => {
      person.expectProblem(/frame-ancestors 'none'/);
      await context.addInitScript(playExtension, nonce);
      await signedIn();
      const outside = await context.newPage();
      await outside.setContent(`<iframe src="${address('/login?source=extension')}"></iframe>`);
      await nothingComes();
    });

    it('to a message that does not follow the protocol', async () => {
      const tab = await signedIn();
      await tab.goto(address('/login?source=extension'));
      await tab.getByRole('heading', { name: 'Connecting the browser extension' }).waitFor();
      await tab.evaluate(() => {
        for (const message of [
          'EXTENSION_READY',
          null,
          { type: 'extension_ready' },
          { type: 'EXTENSION_READY', nonce: 'short' },
        ])
          window.postMessage(message, window.location.origin);
      });
      await nothingComes();
    });
  });
});
