/// <reference types="chrome" />
import { isNightly } from '@rolefit/testing';
import { call } from './support/api.js';
import { ExtensionJourney } from './support/extension-journey.js';
import { changingPage } from './support/job-board.js';
import { frontendPosting } from './support/job-board-postings.js';
import { ownProduct } from './support/product.js';
import { waitUntil } from './support/wait-until.js';

const patientMs = 60_000;
const offlineScans = isNightly ? 20 : 3;

describe('the outbox of the browser extension', () => {
  const company = 'Twenty Ltd';
  const extension = new ExtensionJourney(ownProduct, {
    '/changing': changingPage({ ...frontendPosting, company }),
  });
  beforeAll(async () => {
    await extension.chooseServer();
    await extension.connect(await extension.openPopup('/changing'));
  });

  const titlesOf = (jobs: Awaited<ReturnType<typeof extension.scans>>) =>
    jobs
      .filter((job) => job.companyName === company)
      .map(({ title }) => title ?? '')
      .sort();
  const titleOf = (number: number) => `${frontendPosting.title} ${number}`;
  /** Titles of all scans queued so far. */
  const queued: string[] = [];
  /** Scans the next posting of the single-page job board. */
  async function queueNext(): Promise<void> {
    const title = titleOf(queued.length + 1);
    await extension.tab.evaluate(
      (next) => (window as unknown as { show(number: number): void }).show(next),
      queued.length + 1,
    );
    const popup = await extension.browser.clickButton(extension.tab);
    await popup.shows('Save & open match');
    await popup.press('Edit');
    await popup.fill('Title', title);
    await popup.fill('Company', company);
    await popup.press('Scan');
    await popup.shows(/Queued\. You can close this\.|View match/);
    queued.push(title);
  }
  async function expectAllArrived(): Promise<void> {
    await waitUntil(
      'all scans have arrived',
      async () => titlesOf(await extension.scans()).length >= queued.length,
      4 * patientMs,
    );
    await waitUntil(
      'the outbox is empty',
      // The badge shows a score of two digits, or nothing.
      async () =>
        /^(|\d\d)$/.test(await extension.browser.badge()) && (await waiting()).length === 0,
      patientMs,
    );
    expect(titlesOf(await extension.scans())).toEqual([...queued].sort());
  }
  const waiting = async () => {
    const page = await extension.browser.context.newPage();
    await page.goto(extension.browser.url('options.html'));
    const state = await page.evaluate(() =>
      chrome.runtime.sendMessage<unknown, { data: { outbox: { state: string }[] } }>({
        name: 'state.get',
        input: {},
      }),
    );
    await page.close();
    return state.data.outbox;
  };
  // A test may have failed while offline.
  afterEach(() => extension.browser.context.setOffline(false));

  it('keeps scans made offline, and sends each once when online', async () => {
    await extension.browser.context.setOffline(true);
    for (let number = 1; number <= offlineScans; number += 1) await queueNext();
    await extension.browser.closePopups();
    expect(await extension.browser.badge()).toBe(String(offlineScans));
    const popup = await extension.browser.clickButton(extension.tab);
    await popup.shows(
      new RegExp(
        `Waiting to be sent[^]*${offlineScans} scans are kept in this browser\\. We can’t reach the server\\.`,
      ),
    );
    await extension.expectAccessible(popup);
    await extension.browser.closePopups();
    // This request bypasses the browser, which is still offline.
    expect(titlesOf(await extension.scans())).toEqual([]);
    await extension.browser.context.setOffline(false);
    await expectAllArrived();
  });

  it('survives the end of the background between writing and sending', async () => {
    // A network that drops requests.
    await (
      await extension.browser.background()
    ).evaluate(() => void Object.assign(globalThis, { fetch: () => new Promise(() => undefined) }));
    try {
      await queueNext();
    } finally {
      await extension.browser.closePopups();
      await extension.browser.killBackground();
    }
    await expectAllArrived();
  });

  it('survives the end of the background during a pending request, and of the gateway', async () => {
    await extension.product.rolefit.whilePaused('gateway', async () => {
      for (let count = 0; count < 2; count += 1) await queueNext();
      await extension.browser.closePopups();
      await extension.browser.killBackground();
    });
    await expectAllArrived();
    const { rolefit } = extension.product;
    const giveBack = rolefit.takeAway('gateway');
    try {
      await queueNext();
      await extension.browser.closePopups();
    } finally {
      await giveBack();
    }
    await waitUntil('the gateway answers again', () =>
      fetch(`${rolefit.url}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    await extension.ada.goto('/dashboard');
    await expectAllArrived();
  });

  it('keeps scans after its session has ended, until the user connects again', async () => {
    const { devices } = await call(extension.ada, 'listSessions');
    await call(extension.ada, 'endSession', {
      id: devices.find(({ kind }) => kind === 'extension')?.id ?? '',
    });
    await queueNext();
    const popup = await extension.browser.clickButton(extension.tab);
    await popup.shows('You are signed out');
    await extension.expectAccessible(popup);
    expect(await extension.browser.badge()).toBe('1');
    await extension.connect(popup);
    await expectAllArrived();
  });

  it('keeps a scan that the server rejected, until the user has corrected it', async () => {
    const refusedTitle = titleOf(queued.length + 1);
    // Form and server share their rules, so only a server of another version rejects valid input.
    await (
      await extension.browser.background()
    ).evaluate((title) => {
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
        String(url).endsWith('/jobs/scan') && String(init?.body).includes(`${title}"`)
          ? Promise.resolve(new Response(JSON.stringify(problem), { status: 400 }))
          : fetch(url, init);
      Object.assign(globalThis, { fetch: refusing });
    }, refusedTitle);
    try {
      await queueNext();
      await waitUntil(
        'the scan is refused',
        async () => (await waiting()).some(({ state }) => state === 'refused'),
        patientMs,
      );
      expect(await extension.browser.badge()).toBe('1');
      const popup = await extension.browser.clickButton(extension.tab);
      await popup.shows(/Needs a correction\s+No such company/);
      await extension.expectAccessible(popup);
      await popup.press(`Correct ${refusedTitle}`);
      await popup.shows('Save and send');
      await extension.expectAccessible(popup);
    } finally {
      await extension.browser.closePopups();
      await extension.browser.killBackground();
    }
    const popup = await extension.browser.clickButton(extension.tab);
    await popup.press(`Correct ${refusedTitle}`);
    await popup.press('Save and send');
    await expectAllArrived();
  });

  it('keeps scans without access to the server, until the user grants it again', async () => {
    const right = `${extension.product.rolefit.url}/*`;
    await (
      await extension.browser.background()
    ).evaluate((host) => chrome.permissions.remove({ origins: [host] }), right);
    await queueNext();
    const popup = await extension.browser.clickButton(extension.tab);
    await popup.shows('Not allowed to reach your server');
    await popup.shows('1 scan is kept in this browser.');
    await extension.expectAccessible(popup);
    await extension.browser.allow(extension.product.rolefit.url);
    await (await extension.browser.clickButton(extension.tab)).press('Allow');
    await expectAllArrived();
    expect(await extension.browser.allowed()).toEqual([right]);
  });
});
