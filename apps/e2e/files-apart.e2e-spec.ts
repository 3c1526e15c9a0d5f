import { makePdf, postings, resumes } from '@rolefit/testing';
import { type Page, type Route } from 'playwright-core';
import { scanIs } from './support/api.js';
import { type Visitor } from './support/browser.js';
import { pastePosting, signInWithResume } from './support/journey.js';
import { hold } from './support/network.js';
import { aProduct } from './support/product.js';

/** Files of the client that are fetched apart from the screen that needs them. */
describe('files that come later', () => {
  const product = aProduct();
  let ada: Visitor;
  let page: Page;
  beforeAll(async () => {
    ada = await product.arrive();
    page = ada.page;
    await signInWithResume(ada, 'ada-demo', makePdf(resumes.software));
  });

  it('keeps the place of the scan form until it comes, and moves nothing then', async () => {
    const letThrough = await hold(page, /\/assets\/scan-form-[^/]*\.js$/);
    await ada.goto('/job-scan');
    const cardOfForm = page.locator('main nav + div > div');
    await cardOfForm.waitFor();
    expect(await page.getByLabel('Job Description').count()).toBe(0);
    const before = await cardOfForm.boundingBox();
    await letThrough();
    await page.getByLabel('Job Description').waitFor();
    expect(await cardOfForm.boundingBox()).toEqual(before);
  });

  it('goes without the form where many postings are asked for, and has it when it is', async () => {
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

  it('tries again for live updates that could not be fetched, and shows then what a scan came to meanwhile', async () => {
    let failures = 0;
    const fail = async (route: Route) => {
      failures += 1;
      await route.abort('failed');
    };
    await page.route('**/assets/realtime-*.js', fail);
    ada.expectProblem(/ERR_FAILED.*\/assets\/realtime-/);
    await ada.goto('/job-scan');
    const letWorkerGoOn = product.rolefit.pause('worker');
    await pastePosting(ada, { text: postings.frontend, company: 'Harbourlight Software' });
    await page.getByRole('button', { name: 'View' }).click();
    const waiting = page.getByText('Waiting for its turn');
    await waiting.waitFor();
    letWorkerGoOn();
    await scanIs(ada, ada.path.split('/').at(-1) ?? '', 'completed');
    expect(await waiting.isVisible()).toBe(true);
    expect(failures).toBeGreaterThan(0);
    await page.unroute('**/assets/realtime-*.js', fail);
    // Tries come ever more seldom.
    await page.getByRole('img', { name: /^Overall score/ }).waitFor({ timeout: 60_000 });
  });
});
