import { makePdf, postings, resumes } from '@rolefit/testing';
import { type Browser, type Page } from 'playwright-core';
import { overflowing, violations } from './support/accessibility.js';
import { call, scan, scanIs } from './support/api.js';
import { openBrowser, Visitor } from './support/browser.js';
import { card, signInWithResume } from './support/journey.js';
import { Rolefit } from './support/rolefit.js';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const lists = /\/api\/v1\/jobs\?/;

describe('screens that wait, break off or run', () => {
  let rolefit: Rolefit;
  let browser: Browser;
  let ada: Visitor;
  let page: Page;
  let id: string;
  beforeAll(async () => {
    [rolefit, browser] = await Promise.all([Rolefit.start(), openBrowser()]);
    ada = await Visitor.arrive(browser, rolefit, { reducedMotion: 'reduce' });
    page = ada.page;
    await signInWithResume(ada, 'ada-demo', makePdf(resumes.software));
    id = await scan(ada, postings.frontend, { companyName: 'Harbourlight Software' });
    await scanIs(ada, id, 'completed');
    await call(ada, 'saveScan', { id, body: { stage: 'applied', note: 'By mail.' } });
  });
  afterEach(async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().setOffline(false);
    expect(ada.problems).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await rolefit?.remove();
  });

  /** Looks at what is on the screen, on desk and phone, by day and night. */
  async function look(landmark: () => ReturnType<Page['locator']>): Promise<void> {
    const findings: unknown[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const size of [desk, phone]) {
        await page.setViewportSize(size);
        await landmark().first().waitFor();
        findings.push(...[...(await violations(page)), ...(await overflowing(page))].map((finding) => ({ width: size.width, colorScheme, finding })));
      }
    }
    expect(findings).toEqual([]);
    await page.setViewportSize(desk);
  }

  /** Holds these calls back. @returns what lets them go on */
  async function hold(calls: RegExp): Promise<() => void> {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(calls, async (route) => {
      await released;
      await route.continue();
    });
    return release;
  }

  it.each([
    ['/dashboard', 'Loading...'],
    ['/job-match', 'Latest Job scan'],
    ['/saved-job', 'Saved Jobs'],
  ])('waits on %s in the shape of what comes', async (path, sign) => {
    const release = await hold(lists);
    await ada.goto(path);
    await look(() => page.getByRole('main').getByText(sign));
    release();
    await page.getByText('Harbourlight Software').first().waitFor();
  });

  it('waits for the session, and asks again by itself when it could not be asked for', async () => {
    const release = await hold(/\/auth\/session/);
    await ada.goto('/dashboard');
    await look(() => page.getByText('Loading...'));
    release();
    await page.getByRole('table').waitFor();
    ada.expectProblem(/ERR_FAILED|WebSocket/);
    await page.route(/\/(auth\/session|health\/ready)/, (route) => route.abort());
    await ada.goto('/job-match');
    await look(() => page.getByText('We could not load your session.'));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByText('Harbourlight Software').waitFor({ timeout: 30_000 });
  });

  it.each(['/dashboard', '/job-match', '/saved-job'])('says on %s that the server is away, and has it all when it is back', async (path) => {
    ada.expectProblem(/ERR_FAILED|WebSocket/);
    await page.route(/\/(api\/v1\/jobs\?|health\/ready)/, (route) => route.abort());
    await ada.goto(path);
    await look(() => page.getByRole('alert').getByText(/We could not load your/));
    await page.getByRole('status').getByText('Rolefit does not answer right now.').waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByText('Harbourlight Software').first().waitFor({ timeout: 30_000 });
    await page.getByText('Rolefit does not answer right now.').waitFor({ state: 'hidden' });
  });

  it('says that it is offline, whatever is asked for meanwhile', async () => {
    ada.expectProblem(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    await ada.goto('/job-match');
    await page.getByText('Harbourlight Software').waitFor();
    await page.context().setOffline(true);
    await page.getByLabel('Sort').selectOption('company');
    await look(() => page.getByRole('status').getByText('You are offline.'));
    await page.context().setOffline(false);
    await page.getByText('You are offline.').waitFor({ state: 'hidden' });
  });

  it.each(['/dashboard', '/job-match'])('shows on %s what a scan is doing, and its score as soon as there is one, with nothing moving', async (path) => {
    const goOn = rolefit.pause('worker');
    try {
      const running = await scan(ada, `${postings.frontend}\n${path}`, { companyName: `Newcomer of ${path.slice(1)}` });
      await ada.goto(path);
      await look(() => page.getByText('Waiting for its turn'));
      await page.evaluate(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => list.getEntries().forEach((entry) => shifts.push((entry as unknown as { value: number }).value))).observe({ type: 'layout-shift' });
      });
      goOn();
      await scanIs(ada, running, 'completed');
      await page.getByText('Waiting for its turn').waitFor({ state: 'hidden' });
      await page.getByRole('main').getByRole('status').getByText(/: \d+%, \w+\.$/).waitFor({ state: 'attached' });
      const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0));
      expect(shifted).toBeLessThan(0.05);
    } finally {
      goOn();
    }
  });

  it('keeps the keyboard on the card when a failed scan runs again', async () => {
    await ada.goto('/job-match');
    await page.route(lists, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { jobs: { _id: string }[] } };
      for (const job of body.data.jobs) if (job._id === id) Object.assign(job, { status: 'failed', score: null, failure: { code: 'MODEL_UNAVAILABLE', message: 'The AI service did not answer.', retryable: true } });
      await route.fulfill({ response: answer, json: body });
    });
    await page.reload();
    const failed = card(ada, 'Harbourlight Software');
    await look(() => failed.getByRole('button', { name: 'Retry' }));
    await failed.getByRole('button', { name: 'Retry' }).focus();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^View/);
    await scanIs(ada, id, 'completed');
    await failed.getByText('Match Score').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^View/);
  });
});
