/// <reference types="chrome" />
import { makePdf, postings, resumes } from '@rolefit/testing';
import { type Page } from 'playwright-core';
import { violations, violationsOfPopup } from './support/accessibility.js';
import { call } from './support/api.js';
import { Visitor } from './support/browser.js';
import { BrowserWithExtension } from './support/extension.js';
import { type ExtensionPopup } from './support/extension-popup.js';
import {
  boardPage,
  changingPage,
  JobBoard,
  listPage,
  plainPage,
  shopPage,
  structuredPage,
} from './support/job-board.js';
import { card, openScreen, signInWithResume } from './support/journey.js';
import { Rolefit } from './support/rolefit.js';
import { waitUntil } from './support/wait-until.js';

const patientMs = 60_000;
const frontend = {
  title: 'Senior Front-end Developer',
  company: 'Harbourlight Software',
  text: postings.frontend,
};
const accountantText = `Ledger & Sons keeps the books of sixty small companies. We are looking for an accountant for our office at the river.

What you will do
- Prepare monthly and annual accounts
- Reconcile bank statements and invoices in Excel
- Talk with clients about taxes

Requirements
- Three years of experience as an accountant
- Good command of Excel and of bookkeeping
- Good English

We offer thirty days of holiday.`;
const accountant = { title: 'Accountant', company: 'Ledger & Sons', text: accountantText };
const nurse = {
  title: 'Registered Nurse',
  company: 'Saint Elwin Medical Center',
  text: postings.nurse,
};

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
        '/elsewhere': structuredPage({
          ...frontend,
          text: `${frontend.text}\n\nApply until the end of the month.`,
        }),
        '/board': boardPage(nurse),
        '/plain': plainPage({ ...frontend, title: 'Front-end Developer', company: 'Quayside Web' }),
        '/changing': changingPage({ ...frontend, company: 'Twenty Ltd' }),
        '/accountant': structuredPage(accountant),
        '/list': listPage(['Cook', 'Baker', 'Welder', 'Nurse']),
        '/shop': shopPage,
        '/short': structuredPage({
          title: 'Night Nurse',
          company: 'Small Clinic',
          text: 'We are hiring a nurse.\nRequirements: experience. Apply now.',
        }),
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
  const isFlawless = async (popup: ExtensionPopup) =>
    expect(await violationsOfPopup(popup)).toEqual([]);
  const openPopup = async (path: string): Promise<ExtensionPopup> => {
    await posting.goto(board.url(path));
    return browser.clickButton(posting);
  };

  it('has no right to any page before the user clicks', async () => {
    await posting.goto(board.url('/structured'));
    const background = await browser.background();
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
    expect(await browser.allowed()).toEqual([]);
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
    expect(await browser.allowed()).toEqual([`${rolefit.url}/*`]);
  });

  it('asks no login page for tokens that the user did not open to connect', async () => {
    const tab = await browser.context.newPage();
    await tab.goto(`${rolefit.url}/login?source=extension`);
    await tab.getByRole('heading', { name: 'The extension has not responded yet' }).waitFor();
    await tab.close();
  });

  it('has nothing against it from who uses no mouse or no eyes while nobody is connected', async () => {
    const popup = await openPopup('/structured');
    await popup.shows('Not connected yet');
    await isFlawless(popup);
  });

  it('connects by the login page, which closes itself, with a session of its own', async () => {
    const popup = await openPopup('/structured');
    const opened = browser.context.waitForEvent('page');
    await popup.press('Connect');
    const login = await opened;
    await login.getByRole('heading', { name: 'Connected. You can close this tab.' }).waitFor();
    await waitUntil('the tab has closed itself', () => login.isClosed(), patientMs);
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
    await (await openPopup('/structured')).shows('Signed in as');
  });

  it.each([
    ['with structured data', '/structured', frontend.title, frontend.company],
    ['of a known board', '/board', nurse.title, nurse.company],
    ['that says nothing of itself', '/plain', 'Front-end Developer', 'Quayside Web'],
  ])(
    'scans a page %s, and shows its score in popup and web client',
    async (_, path, title, company) => {
      const popup = await openPopup(path);
      await popup.shows('Scan');
      expect(await popup.value('Title')).toBe(title);
      expect(await popup.value('Company')).toBe(company);
      await popup.press('Scan');
      await popup.shows('Queued. You can close this.');
      const done = await waitUntil(
        'the scan is done',
        async () =>
          (await scans()).find((scan) => scan.title === title && scan.status === 'completed'),
        patientMs,
      );
      await popup.shows(new RegExp(`${title}[^]*${done.score?.overallScore}%`));
      await openScreen(ada, 'Dashboard');
      await openScreen(ada, 'Job Matches');
      await card(ada, done.companyName)
        .filter({ hasText: `${done.score?.overallScore}%` })
        .first()
        .waitFor();
    },
  );

  it('judges in a worker, stays responsive where that takes too long and says so, and gives the next text a fresh one', async () => {
    const popup = await openPopup('/structured');
    await popup.shows('First estimate');
    await popup.showWorkers();
    expect(await browser.workers()).toEqual(['judge', 'page reader']);
    // As a text does that takes for ever: the thread of the worker never gets to its next message.
    await (await browser.worker('judge')).evaluate('void setTimeout(() => { for (;;); })');
    await popup.evaluate('globalThis.ticks = 0; void setInterval(() => { ticks += 1; }, 20)');
    await popup.fill('Job description', `${frontend.text}\n\nA line more.`);
    await popup.shows('Estimating');
    const before = await popup.evaluate<number>('ticks');
    await popup.shows('This posting is too complex to score here.');
    expect((await popup.evaluate<number>('ticks')) - before).toBeGreaterThan(20);
    expect(await popup.evaluate('document.querySelector("button[type=submit]").disabled')).toBe(
      false,
    );
    await isFlawless(popup);
    await popup.fill('Job description', `${frontend.text}\n\nAnother line.`);
    await popup.shows('First estimate');
    await browser.closePopups();
    await waitUntil(
      'no worker is left',
      async () => (await browser.workers()).length === 0,
      patientMs,
    );
  });

  it('shows in popup and web client that a posting looks like one that was scanned on another site', async () => {
    const [before] = (await scans()).filter(
      ({ title, companyName }) => title === frontend.title && companyName === frontend.company,
    );
    await posting.goto(board.url('/elsewhere').replace('127.0.0.1', 'localhost'));
    const popup = await browser.clickButton(posting);
    await popup.shows(`Looks like “${frontend.title}”, which you scanned on 127.0.0.1`);
    await popup.shows(`${before?.score?.overallScore}%`);
    await isFlawless(popup);
    await popup.press('Scan');
    const other = await waitUntil(
      'the other one is done',
      async () =>
        (await scans()).find(
          ({ url, status }) => url.includes('localhost') && status === 'completed',
        ),
      patientMs,
    );
    for (const [shown, alike, site] of [
      [other, before, '127.0.0.1'],
      [before, other, 'localhost'],
    ] as const) {
      await ada.goto(`/job-match/${shown?._id}`);
      // A second page shows the same text under another company's name.
      const notice = ada.page
        .getByRole('region', { name: 'Also among your scans' })
        .getByRole('listitem')
        .filter({ hasText: `Looks like the same posting on ${site}` });
      await notice.getByText(`${alike?.score?.overallScore}%`).waitFor();
      expect(await notice.getByRole('link').getAttribute('href')).toBe(`/job-match/${alike?._id}`);
      expect(await violations(ada.page)).toEqual([]);
    }
  });

  it('keeps the way to scan in sight, and has nothing against it from who uses no mouse or no eyes, in light and dark', async () => {
    const popup = await openPopup('/structured');
    await popup.shows('You have scanned this posting');
    const isInSight = `(() => {
      const button = document.querySelector('button[type=submit]');
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return { height: innerHeight <= 600, isSeen: bottom <= innerHeight && button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)) };
    })()`;
    for (const place of ['0', 'document.body.scrollHeight']) {
      await popup.evaluate(`scrollTo(0, ${place})`);
      expect(await popup.evaluate(isInSight)).toEqual({ height: true, isSeen: true });
    }
    await isFlawless(popup);
    for (const [path, says] of [
      ['/short', 'of at least 40'],
      ['/list', 'A list of postings'],
      ['/shop', 'Not a posting'],
    ] as const) {
      const other = await openPopup(path);
      await other.shows(says);
      expect([path, await violationsOfPopup(other)]).toEqual([path, []]);
    }
    const options = await browser.context.newPage();
    await options.goto(browser.url('options.html'));
    const save = async (address: string, says: string) => {
      await options.getByLabel('Address of your server').fill(address);
      await options.getByRole('button', { name: 'Save' }).click();
      await options.getByText(says).waitFor();
    };
    for (const [address, says] of [
      ['http://rolefit.example', 'Only a server on this computer may do without https.'],
      [rolefit.url, 'Saved. The extension may speak with this server.'],
    ] as const) {
      await save(address, says);
      for (const colorScheme of ['dark', 'light'] as const) {
        await options.emulateMedia({ colorScheme });
        expect([says, await violations(options)]).toEqual([says, []]);
      }
    }
    await options.close();
  });

  const opened: Page[] = [];
  // What stays open would wake the background as soon as it is ended.
  afterEach(async () => {
    for (const tab of opened.splice(0)) await tab.close();
  });

  it('scans the postings of all open tabs, and shows what was scanned before and what becomes of each', async () => {
    const before = await scans();
    // Of the tabs that other tests left open none shows a posting.
    await posting.goto('about:blank');
    for (const path of ['/accountant', '/accountant', '/list', '/shop', '/board']) {
      opened.push(await browser.context.newPage());
      await opened.at(-1)?.goto(board.url(path));
    }
    await browser.allowAllSites();
    const page = await browser.context.newPage();
    opened.push(page);
    await page.goto(browser.url('tabs.html'));
    await page.getByRole('button', { name: 'Read open tabs' }).click();
    const rows = page.getByRole('listitem');
    const [first, again] = [
      rows.filter({ hasText: accountant.title }).first(),
      rows.filter({ hasText: accountant.title }).nth(1),
    ];
    await first.getByRole('checkbox', { checked: true }).waitFor();
    await again.getByText('The same posting as in a tab above.').waitFor();
    await again.getByRole('checkbox', { checked: false }).waitFor();
    await rows.filter({ hasText: 'All jobs' }).getByText('A list of postings').waitFor();
    await rows.filter({ hasText: 'Blue kettle' }).getByText('Not a posting').waitFor();
    const done = before.find(({ title }) => title === nurse.title);
    await rows
      .filter({ hasText: nurse.title })
      .filter({ hasText: `${done?.score?.overallScore}%` })
      .getByText(/You have scanned this/)
      .waitFor();
    await rows.filter({ hasText: nurse.title }).getByRole('checkbox', { checked: false }).waitFor();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page)).toEqual([]);
    }
    const places = opened.map((tab) => tab.url());
    await page.getByRole('button', { name: 'Scan 1 posting' }).click();
    await first.getByText(/\d%/).waitFor({ timeout: 2 * patientMs });
    const titles = (await scans()).map(({ title }) => title);
    expect(titles.filter((title) => title === accountant.title)).toHaveLength(1);
    expect(titles).toHaveLength(before.length + 1);
    expect(opened.map((tab) => tab.url())).toEqual(places);
    await page.getByRole('button', { name: 'Take that back' }).click();
    await page.getByText('Rolefit may read all sites now.').waitFor({ state: 'detached' });
    expect(await browser.allowed()).toEqual([`${rolefit.url}/*`]);
  });

  describe('keeps what it was given', () => {
    const company = 'Twenty Ltd';
    const titlesOf = (jobs: Awaited<ReturnType<typeof scans>>) =>
      jobs
        .filter((job) => job.companyName === company)
        .map(({ title }) => title ?? '')
        .sort();
    const numbered = (from: number, to: number) =>
      Array.from(
        { length: to - from + 1 },
        (_, index) => `${frontend.title} ${from + index}`,
      ).sort();
    /** Scans a posting of the page that shows one after the other. */
    async function queue(number: number): Promise<void> {
      await posting.evaluate(
        (next) => (window as unknown as { show(number: number): void }).show(next),
        number,
      );
      const popup = await browser.clickButton(posting);
      await popup.shows('Scan');
      await popup.fill('Title', `${frontend.title} ${number}`);
      await popup.fill('Company', company);
      await popup.press('Scan');
      await popup.shows('Queued. You can close this.');
    }
    const arrived = (from: number, to: number) =>
      waitUntil(
        `scans ${from} to ${to} are there`,
        async () => (titlesOf(await scans()).length >= to ? true : null),
        4 * patientMs,
      ).then(async () => {
        await waitUntil(
          'nothing waits any more',
          async () => /^(|\d\d)$/.test(await browser.badge()) && (await waiting()).length === 0,
          patientMs,
        );
        expect(titlesOf(await scans())).toEqual(numbered(1, to));
      });
    const waiting = async () => {
      const page = await browser.context.newPage();
      await page.goto(browser.url('options.html'));
      const state = await page.evaluate(() =>
        chrome.runtime.sendMessage<unknown, { data: { outbox: { state: string }[] } }>({
          name: 'state.get',
          input: {},
        }),
      );
      await page.close();
      return state.data.outbox;
    };
    beforeAll(() => posting.goto(board.url('/changing')));
    // Of a test that failed without a network.
    afterEach(() => browser.context.setOffline(false));

    it('through twenty scans without a network, and sends each once when it is back', async () => {
      await browser.context.setOffline(true);
      for (let number = 1; number <= 20; number += 1) await queue(number);
      await browser.closePopups();
      expect(await browser.badge()).toBe('20');
      const popup = await browser.clickButton(posting);
      await popup.shows(
        /Waiting to be sent[^]*20 scans are kept in this browser\. The server cannot be reached\./,
      );
      await isFlawless(popup);
      await browser.closePopups();
      // This asks past the browser, which is offline still.
      expect(titlesOf(await scans())).toEqual([]);
      await browser.context.setOffline(false);
      await arrived(1, 20);
    });

    it('through the end of the background between writing and sending', async () => {
      // A network that drops requests.
      await (
        await browser.background()
      ).evaluate(
        () => void Object.assign(globalThis, { fetch: () => new Promise(() => undefined) }),
      );
      try {
        await queue(21);
      } finally {
        await browser.closePopups();
        await browser.killBackground();
      }
      await arrived(21, 21);
    });

    it('through the end of the background while a server holds its answer, and through that server’s restart', async () => {
      await rolefit.whilePaused('gateway', async () => {
        for (const number of [22, 23, 24]) await queue(number);
        await browser.closePopups();
        await browser.killBackground();
      });
      await arrived(22, 24);
      await rolefit.whileStopped(async () => {
        for (const number of [25, 26]) await queue(number);
        await browser.closePopups();
      });
      await ada.goto('/dashboard');
      await arrived(25, 26);
    });

    it('through the end of its session, until the user connects again', async () => {
      const { devices } = await call(ada, 'listSessions');
      await call(ada, 'endSession', {
        id: devices.find(({ kind }) => kind === 'extension')?.id ?? '',
      });
      await queue(27);
      const popup = await browser.clickButton(posting);
      await popup.shows('You are signed out');
      await isFlawless(popup);
      expect(await browser.badge()).toBe('1');
      const opened = browser.context.waitForEvent('page');
      await popup.press('Connect');
      const login = await opened;
      await waitUntil('the tab has closed itself', () => login.isClosed(), patientMs);
      await arrived(27, 27);
    });

    it('and what the server will not take as it is, until the user has corrected it', async () => {
      // Form and server share their rules, so only a server of another version rejects valid input.
      await (
        await browser.background()
      ).evaluate(() => {
        const { fetch } = globalThis;
        const problem = {
          type: '/problems/validation',
          title: 'Validation failed',
          status: 400,
          detail: 'No such company',
          instance: '/',
          isSuccess: false,
          message: 'No such company',
          requestId: 'r',
          error: {
            name: 'VALIDATIONERROR',
            code: 'REQUEST_INVALID',
            fields: { companyName: 'No such company' },
          },
        };
        const refusing: typeof fetch = (url, init) =>
          String(url).endsWith('/jobs/scan') && String(init?.body).includes(' 28"')
            ? Promise.resolve(new Response(JSON.stringify(problem), { status: 400 }))
            : fetch(url, init);
        Object.assign(globalThis, { fetch: refusing });
      });
      try {
        await queue(28);
        await waitUntil(
          'the scan is refused',
          async () => (await waiting()).some(({ state }) => state === 'refused'),
          patientMs,
        );
        expect(await browser.badge()).toBe('1');
        const popup = await browser.clickButton(posting);
        await popup.shows(/Needs a correction\s+No such company/);
        await isFlawless(popup);
        await popup.press(`Correct ${frontend.title} 28`);
        await popup.shows('Save and send');
        await isFlawless(popup);
      } finally {
        await browser.closePopups();
        await browser.killBackground();
      }
      const popup = await browser.clickButton(posting);
      await popup.press(`Correct ${frontend.title} 28`);
      await popup.press('Save and send');
      await arrived(28, 28);
    });

    it('where the right to the server is taken away, until the user gives it again', async () => {
      const right = `${rolefit.url}/*`;
      await (
        await browser.background()
      ).evaluate((host) => chrome.permissions.remove({ origins: [host] }), right);
      await queue(29);
      const popup = await browser.clickButton(posting);
      await popup.shows('Not allowed to reach your server');
      await popup.shows('1 scan is kept in this browser.');
      await isFlawless(popup);
      await browser.allow(rolefit.url);
      await (await browser.clickButton(posting)).press('Allow');
      await arrived(29, 29);
      expect(await browser.allowed()).toEqual([right]);
    });

    it('nothing of the session that the user leaves', async () => {
      const popup = await browser.clickButton(posting);
      await popup.press('Sign out');
      await popup.shows('Connect');
      await waitUntil(
        'the server knows',
        async () => (await call(ada, 'listSessions')).devices.every(({ kind }) => kind === 'web'),
        patientMs,
      );
    });

    it('the session that a login page has handed over while the server could not be reached', async () => {
      await (
        await browser.background()
      ).evaluate(
        () =>
          void Object.assign(globalThis, {
            fetch: () => Promise.reject(new TypeError('Failed to fetch')),
          }),
      );
      const popup = await browser.clickButton(posting);
      const opened = browser.context.waitForEvent('page');
      await popup.press('Connect');
      const login = await opened;
      await login.getByRole('heading', { name: 'Connected. You can close this tab.' }).waitFor();
      await waitUntil('the tab has closed itself', () => login.isClosed(), patientMs);
      const early = await browser.clickButton(posting);
      await early.shows('Almost connected');
      await isFlawless(early);
      await browser.closePopups();
      await browser.killBackground();
      await (await browser.clickButton(posting)).shows('Signed in as');
    });

    it('no session and no right where it is told to speak with another server', async () => {
      await browser.allow(board.url('').replace(/\/$/, ''));
      await chooseServer(browser, board.url(''));
      expect(await browser.allowed()).toEqual([board.url('/*')]);
      expect((await call(ada, 'listSessions')).devices.map(({ kind }) => kind)).toEqual(['web']);
      const scripts = (await browser.background()).evaluate(() =>
        chrome.scripting
          .getRegisteredContentScripts()
          .then((all) => all.flatMap(({ matches }) => matches ?? [])),
      );
      expect(await scripts).toEqual([board.url('/login*')]);
      await (await browser.clickButton(posting)).shows('Not connected yet');
    });
  });
});
