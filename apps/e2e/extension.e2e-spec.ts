/// <reference types="chrome" />
import { makePdf, postings, resumes } from '@rolefit/testing';
import { type Page } from 'playwright-core';
import { call } from './support/api.js';
import { Visitor } from './support/browser.js';
import { BrowserWithExtension } from './support/extension.js';
import { type ExtensionPopup } from './support/extension-popup.js';
import { boardPage, changingPage, JobBoard, plainPage, structuredPage } from './support/job-board.js';
import { card, openScreen, signInWithResume } from './support/journey.js';
import { Rolefit } from './support/rolefit.js';
import { until } from './support/until.js';

const patientMs = 60_000;
const frontend = { title: 'Senior Front-end Developer', company: 'Harbourlight Software', text: postings.frontend };
const nurse = { title: 'Registered Nurse', company: 'Saint Elwin Medical Center', text: postings.nurse };

/** The server that the person chooses in the options. */
async function chooseServer(browser: BrowserWithExtension, address: string): Promise<void> {
  const page = await browser.context.newPage();
  await page.goto(browser.url('options.html'));
  await page.getByLabel('Address of your server').fill(address);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. The extension may speak with this server.').waitFor();
  await page.close();
}

describe('the browser extension', () => {
  let rolefit: Rolefit;
  let browser: BrowserWithExtension;
  let board: JobBoard;
  let ada: Visitor;
  let posting: Page;
  beforeAll(async () => {
    [rolefit, browser, board] = await Promise.all([
      Rolefit.start(),
      BrowserWithExtension.open(),
      JobBoard.open({
        '/structured': structuredPage(frontend),
        '/board': boardPage(nurse),
        '/plain': plainPage({ ...frontend, title: 'Front-end Developer', company: 'Quayside Web' }),
        '/changing': changingPage({ ...frontend, company: 'Twenty Ltd' }),
        '/login': '<!doctype html><title>Not the login page</title>',
      }),
    ]);
    ada = Visitor.of(await browser.context.newPage(), rolefit);
    await signInWithResume(ada, 'ada-demo', makePdf(resumes.software));
    posting = await browser.context.newPage();
  });
  afterAll(async () => {
    await browser?.leave();
    await board?.close();
    await rolefit?.remove();
  });
  afterEach(() => expect(browser.problems.splice(0)).toEqual([]));

  const scans = async () => (await call(ada, 'listScans', { query: { limit: '100' } })).jobs;
  const openPopup = async (path: string): Promise<ExtensionPopup> => {
    await posting.goto(board.url(path));
    return browser.clickButton(posting);
  };

  it('has no right to any page before the user clicks', async () => {
    await posting.goto(board.url('/structured'));
    const background = await browser.background();
    const attempt = background.evaluate(async () => {
      const tabs = await chrome.tabs.query({});
      return Promise.all(tabs.map(({ id = 0 }) => chrome.scripting.executeScript({ target: { tabId: id }, func: () => document.title }).then(() => 'read', () => 'refused')));
    });
    expect(new Set(await attempt)).toEqual(new Set(['refused']));
    expect(await background.evaluate(() => chrome.permissions.getAll().then(({ origins }) => origins))).toEqual([]);
  });

  it('takes the address of a server, and says what is wrong with it', async () => {
    const page = await browser.context.newPage();
    await page.goto(browser.url('options.html'));
    await page.getByLabel('Address of your server').fill('http://rolefit.example');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Only a server on this computer may do without https.').waitFor();
    await page.close();
    await browser.allow(rolefit.url);
    await chooseServer(browser, rolefit.url);
    expect(await (await browser.background()).evaluate(() => chrome.permissions.getAll().then(({ origins }) => origins))).toEqual([`${rolefit.url}/*`]);
  });

  it('asks no login page for tokens that the user did not open to connect', async () => {
    const tab = await browser.context.newPage();
    await tab.goto(`${rolefit.url}/login?source=extension`);
    await tab.getByRole('heading', { name: 'The extension has not answered yet' }).waitFor();
    await tab.close();
  });

  it('connects by the login page, which closes itself, with a session of its own', async () => {
    const popup = await openPopup('/structured');
    const opened = browser.context.waitForEvent('page');
    await popup.press('Connect');
    const login = await opened;
    await login.getByRole('heading', { name: 'Connected. You can close this tab.' }).waitFor();
    await until('the tab has closed itself', () => login.isClosed(), patientMs);
    await (await openPopup('/structured')).shows('Signed in as');
    const { devices } = await call(ada, 'listSessions');
    expect(devices.map(({ kind }) => kind).sort()).toEqual(['extension', 'web']);
  });

  it('gives nothing to a page at another origin, and takes nothing from it', async () => {
    const page = await browser.context.newPage();
    await page.goto(board.url('/login?source=extension'));
    const heard = await page.evaluate(async () => {
      const messages: unknown[] = [];
      window.addEventListener('message', ({ data }) => messages.push(data));
      window.postMessage({ type: 'EXT_AUTH', accessToken: 'a', refreshToken: 'r', nonce: 'a-nonce-of-the-page-000001' }, '*');
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      return { messages, runtime: typeof (globalThis as { chrome?: { runtime?: unknown } }).chrome?.runtime };
    });
    expect(heard).toEqual({ messages: [{ type: 'EXT_AUTH', accessToken: 'a', refreshToken: 'r', nonce: 'a-nonce-of-the-page-000001' }], runtime: 'undefined' });
    await page.close();
    await (await openPopup('/structured')).shows('Signed in as');
  });

  it.each([
    ['with structured data', '/structured', frontend.title, frontend.company],
    ['of a known board', '/board', nurse.title, nurse.company],
    ['that says nothing of itself', '/plain', 'Front-end Developer', 'Quayside Web'],
  ])('scans a page %s, and shows its score in popup and web client', async (_, path, title, company) => {
    const popup = await openPopup(path);
    await popup.shows('Scan');
    expect(await popup.value('Title')).toBe(title);
    await popup.fill('Company', company);
    await popup.press('Scan');
    await popup.shows('Queued. You can close this.');
    const done = await until('the scan is done', async () => (await scans()).find((scan) => scan.title === title && scan.status === 'completed'), patientMs);
    await popup.shows(new RegExp(`${title}[^]*${done.score?.overallScore}%`));
    await openScreen(ada, 'Dashboard');
    await openScreen(ada, 'Job Matches');
    await card(ada, done.companyName).filter({ hasText: `${done.score?.overallScore}%` }).first().waitFor();
  });
});
