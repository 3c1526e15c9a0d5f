import { type JobDetail } from '@rolefit/contracts';
import { makePdf, postings, resumes } from '@rolefit/testing';
import { type Page, type Request, type Route } from 'playwright-core';
import { call, scan, scanIs } from './support/api.js';
import { type Visitor } from './support/browser.js';
import { pastePosting, signInWithResume } from './support/journey.js';
import { hold, intercept } from './support/network.js';
import { sharedProduct } from './support/product.js';

/** Files of the client that are fetched apart from the screen that needs them. */
describe('lazily loaded chunks', () => {
  const product = sharedProduct();
  let ada: Visitor;
  let page: Page;
  beforeAll(async () => {
    ada = await product.arrive();
    page = ada.page;
    await signInWithResume(ada, product.users.ada, makePdf(resumes.software));
  });

  it('uses its own font, loaded after the first paint', async () => {
    // A returning visitor has them in memory.
    const newcomer = await product.arrive();
    const { page: first } = newcomer;
    await newcomer.goto('/login');
    await first.waitForFunction(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('Inter Variable') && status === 'loaded',
      ),
    );
    const [read, fetched] = await first.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      performance.getEntriesByType('resource').find(({ name }) => name.includes('inter-latin-wght'))
        ?.startTime,
    ]);
    expect(fetched).toBeGreaterThan(Number(read));
    // Applied when the browser is next idle.
    await first.waitForFunction(() =>
      getComputedStyle(document.body).fontFamily.startsWith('"Inter Variable"'),
    );
  });

  it('ships the production build of React', async () => {
    const answer = await page.request.get(`${product.rolefit.url}/login`, {
      headers: { accept: 'text/html' },
    });
    const scripts = [...(await answer.text()).matchAll(/"(\/assets\/start-[^"]+\.js)"/g)].map(
      ([, script]) => script,
    );
    expect(scripts).toHaveLength(1);
    const code = await (await page.request.get(`${product.rolefit.url}${scripts[0]}`)).text();
    expect(code).toContain('react');
    expect(code).not.toContain('react_stack_bottom_frame');
  });

  it('preloads all chunks of a route from its HTML', async () => {
    // An empty list loads its text on demand.
    await scanIs(ada, await scan(ada, postings.frontend), 'completed');
    const answer = await page.request.get(`${product.rolefit.url}/job-match`, {
      headers: { accept: 'text/html' },
    });
    const named = [...(await answer.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
      ([, script]) => script,
    );
    await ada.goto('/job-match');
    await page.getByRole('heading', { name: 'All matches' }).waitFor();
    await page.waitForLoadState('networkidle');
    const run = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    );
    // Live updates, their announcements and the region of toasts are loaded after the screen has rendered.
    expect(
      run.filter(
        (script) =>
          script.startsWith('/assets/') &&
          !/\/(realtime|toaster|scan-announcements)-/.test(script) &&
          !named.includes(script),
      ),
    ).toEqual([]);
  });

  it.each(['/dashboard', '/job-match', '/saved-job', '/job-match/:id'])(
    'asks once at %s for what is shown there',
    async (path) => {
      const id = await scan(ada, postings.frontend);
      await scanIs(ada, id, 'completed');
      await call(ada, 'saveScan', { id, body: {} });
      const asked: string[] = [];
      const note = (request: Request) =>
        void asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
      // Requests of the previous screen may still be in flight.
      await page.goto('about:blank');
      page.on('request', note);
      const eventsToCome = page.waitForRequest(/\/assets\/realtime-/);
      await ada.goto(path.replace(':id', id));
      await page.getByRole('main').getByText('Harbourlight Software').first().waitFor();
      await eventsToCome;
      page.off('request', note);
      // Live events invalidate every query once.
      const beforeEvents = asked.slice(
        0,
        asked.findIndex((request) => request.includes('/assets/realtime-')),
      );
      // The data of the insights may be requested before or after that.
      const ofScreen = beforeEvents.filter(
        (request) =>
          (request.startsWith('GET /api/v1/jobs') && !request.endsWith('/insights')) ||
          request.endsWith('/auth/session'),
      );
      const jobs: Readonly<Record<string, readonly string[]>> = {
        '/dashboard': ['GET /api/v1/jobs/next', 'GET /api/v1/jobs'],
        '/job-match': ['GET /api/v1/jobs', 'GET /api/v1/jobs/next'],
        '/job-match/:id': [`GET /api/v1/jobs/${id}`],
      };
      expect(ofScreen).toEqual([
        'POST /api/v1/auth/session',
        ...(jobs[path] ?? ['GET /api/v1/jobs']),
      ]);
    },
  );

  it('reserves space for the scan form, without a layout shift', async () => {
    const letThrough = await hold(page, /\/assets\/scan-form-[^/]*\.js$/);
    await ada.goto('/job-scan');
    const cardOfForm = page.locator('main nav + div > div');
    await cardOfForm.waitFor();
    expect(await page.getByLabel('Job Description').count()).toBe(0);
    const before = await cardOfForm.boundingBox();
    letThrough();
    await page.getByLabel('Job Description').waitFor();
    expect(await cardOfForm.boundingBox()).toEqual(before);
  });

  it('loads the form of one posting only when it is shown', async () => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const hasForm = () => fetched.some((path) => path.includes('/scan-form-'));
    await ada.goto('/job-scan?many');
    await page.getByRole('heading', { name: 'Scan many jobs' }).waitFor();
    await page.getByRole('link', { name: 'Many at once' }).waitFor();
    await page.getByText('Paste postings', { exact: false }).first().waitFor();
    expect(hasForm()).toBe(false);
    await page.getByRole('link', { name: 'One posting' }).click();
    await page.getByLabel('Job Description').waitFor();
    expect(hasForm()).toBe(true);
  });

  it('retries the chunk for live updates, and then shows scans that completed meanwhile', async () => {
    let failures = 0;
    const fail = async (route: Route) => {
      failures += 1;
      await route.abort('failed');
    };
    const end = await intercept(page, /\/assets\/realtime-[^/]*\.js/, fail);
    ada.expectProblem(/ERR_FAILED.*\/assets\/realtime-/);
    await ada.goto('/job-scan');
    const waiting = page.getByText('Waiting for its turn');
    const tellTruth = await showQueued(page);
    await pastePosting(ada, { text: postings.frontend, company: 'Harbourlight Software' });
    await waiting.waitFor();
    await scanIs(ada, ada.path.split('/').at(-1) ?? '', 'completed');
    tellTruth();
    expect(await waiting.isVisible()).toBe(true);
    expect(failures).toBeGreaterThan(0);
    // The page also polls, so the result alone would not show that the chunk was loaded.
    const loaded = page.waitForResponse((response) =>
      /\/assets\/realtime-/.test(new URL(response.url()).pathname),
    );
    end();
    // Retries back off exponentially.
    await loaded;
    await page.getByRole('img', { name: /^Overall score/ }).waitFor();
  });
});

/** Has the page see each scan as it was before a worker took it. @returns a function that ends it */
function showQueued(page: Page): Promise<() => void> {
  return intercept(page, /\/api\/v1\/jobs\/[0-9a-f-]{36}$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: JobDetail };
    const data: JobDetail = {
      ...body.data,
      status: 'queued',
      score: null,
      points: [],
      scanSummary: null,
    };
    await route.fulfill({ response: answer, json: { ...body, data } });
  });
}
