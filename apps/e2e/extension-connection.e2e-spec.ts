/// <reference types="chrome" />
import { call } from './support/api.js';
import { ExtensionJourney } from './support/extension-journey.js';
import { structuredPage } from './support/job-board.js';
import { frontendPosting } from './support/job-board-postings.js';
import { sharedProduct } from './support/product.js';
import { waitUntil } from './support/wait-until.js';

const patientMs = 60_000;

describe('connecting the browser extension', () => {
  const extension = new ExtensionJourney(sharedProduct, {
    '/structured': structuredPage(frontendPosting),
    '/login': '<!doctype html><title>Not the login page</title>',
  });

  it('has no access to any page before the user clicks', async () => {
    await extension.tab.goto(extension.board.url('/structured'));
    const background = await extension.browser.background();
    const attempt = background.evaluate(async () => {
      const tabs = await chrome.tabs.query({});
      return Promise.all(
        tabs.map(({ id = 0 }) =>
          chrome.scripting
            .executeScript({ target: { tabId: id }, func: () => document.title })
            .then(
              () => 'read',
              () => 'refused',
            ),
        ),
      );
    });
    expect(new Set(await attempt)).toEqual(new Set(['refused']));
    expect(await extension.browser.allowed()).toEqual([]);
  });

  it('accepts the address of a server, and explains an invalid one', async () => {
    const page = await extension.browser.context.newPage();
    await page.goto(extension.browser.url('options.html'));
    await page.getByLabel('Address of your server').fill('http://rolefit.example');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Only a server on this computer may do without https.').waitFor();
    await page.close();
    await extension.chooseServer();
    expect(await extension.browser.allowed()).toEqual([`${extension.product.rolefit.url}/*`]);
  });

  it('requests no tokens from a login page that it did not open', async () => {
    const tab = await extension.browser.context.newPage();
    await tab.goto(`${extension.product.rolefit.url}/login?source=extension`);
    await tab.getByRole('heading', { name: 'The extension hasn’t responded yet' }).waitFor();
    await tab.close();
  });

  it('is accessible while not connected', async () => {
    const popup = await extension.openPopup('/structured');
    await popup.shows('Not connected yet');
    await extension.expectAccessible(popup);
  });

  it('connects through the login page, which closes itself, with its own session', async () => {
    const popup = await extension.openPopup('/structured');
    const opened = extension.browser.context.waitForEvent('page');
    await popup.press('Connect');
    const login = await opened;
    await login.getByRole('heading', { name: 'Connected. You can close this tab.' }).waitFor();
    await waitUntil('the tab has closed itself', () => login.isClosed(), patientMs);
    await (await extension.openPopup('/structured')).shows('Signed in as');
    const { devices } = await call(extension.ada, 'listSessions');
    expect(devices.map(({ kind }) => kind).sort()).toEqual(['extension', 'web']);
  });

  it('exchanges no messages with a page of another origin', async () => {
    const page = await extension.browser.context.newPage();
    await page.goto(extension.board.url('/login?source=extension'));
    const heard = await page.evaluate(async () => {
      const messages: unknown[] = [];
      window.addEventListener('message', ({ data }) => messages.push(data));
      window.postMessage(
        {
          type: 'EXT_AUTH',
          accessToken: 'a',
          refreshToken: 'r',
          nonce: 'a-nonce-of-the-page-000001',
        },
        '*',
      );
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      return {
        messages,
        runtime: typeof (globalThis as { chrome?: { runtime?: unknown } }).chrome?.runtime,
      };
    });
    expect(heard).toEqual({
      messages: [
        {
          type: 'EXT_AUTH',
          accessToken: 'a',
          refreshToken: 'r',
          nonce: 'a-nonce-of-the-page-000001',
        },
      ],
      runtime: 'undefined',
    });
    await page.close();
    await (await extension.openPopup('/structured')).shows('Signed in as');
  });

  it('revokes its session on sign-out', async () => {
    const popup = await extension.browser.clickButton(extension.tab);
    await popup.press('Sign out');
    await popup.shows('Connect');
    await waitUntil(
      'the server knows',
      async () =>
        (await call(extension.ada, 'listSessions')).devices.every(({ kind }) => kind === 'web'),
      patientMs,
    );
  });

  it('keeps a session that it received while the server was unreachable', async () => {
    await (
      await extension.browser.background()
    ).evaluate(
      () =>
        void Object.assign(globalThis, {
          fetch: () => Promise.reject(new TypeError('Failed to fetch')),
        }),
    );
    const popup = await extension.browser.clickButton(extension.tab);
    const opened = extension.browser.context.waitForEvent('page');
    await popup.press('Connect');
    const login = await opened;
    await login.getByRole('heading', { name: 'Connected. You can close this tab.' }).waitFor();
    await waitUntil('the tab has closed itself', () => login.isClosed(), patientMs);
    const early = await extension.browser.clickButton(extension.tab);
    await early.shows('Almost connected');
    await extension.expectAccessible(early);
    await extension.browser.closePopups();
    await extension.browser.killBackground();
    await (await extension.browser.clickButton(extension.tab)).shows('Signed in as');
  });

  it('drops its session and its access when another server is chosen', async () => {
    await extension.browser.allow(extension.board.url('').replace(/\/$/, ''));
    await extension.saveServer(extension.board.url(''));
    expect(await extension.browser.allowed()).toEqual([extension.board.url('/*')]);
    expect((await call(extension.ada, 'listSessions')).devices.map(({ kind }) => kind)).toEqual([
      'web',
    ]);
    const scripts = (await extension.browser.background()).evaluate(() =>
      chrome.scripting
        .getRegisteredContentScripts()
        .then((all) => all.flatMap(({ matches }) => matches ?? [])),
    );
    expect(await scripts).toEqual([extension.board.url('/login*')]);
    await (await extension.browser.clickButton(extension.tab)).shows('Not connected yet');
  });
});
