import { makePdf, postings, resumes } from '@rolefit/testing';
import { type Page } from 'playwright-core';
import { scan, scanIs } from './support/api.js';
import { type Visitor } from './support/browser.js';
import {
  openDetail,
  openScreen,
  pastePosting,
  signIn,
  signInWithResume,
} from './support/journey.js';
import { sharedProduct } from './support/product.js';

const focused = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement?.getAttribute('aria-label') ??
      document.activeElement?.textContent?.trim() ??
      '',
  );

/** Presses Tab until an element of this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${name.source}; it ended on "${await focused(page)}"`);
}

describe('the shell', () => {
  const product = sharedProduct();
  let ada: Visitor;
  let page: Page;

  beforeAll(async () => {
    ada = await product.arrive();
    page = ada.page;
    await signInWithResume(ada, product.users.ada, makePdf(resumes.software));
    await scanIs(
      ada,
      await scan(ada, postings.frontend, { companyName: 'Harbourlight Software' }),
      'completed',
    );
  });

  it('reaches every screen by keyboard alone', async () => {
    await ada.goto('/dashboard');
    await page.getByRole('table').waitFor();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await tabTo(page, /^Scan Job$/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Scan a job' }).waitFor();
    for (const title of ['Profile', 'Saved Jobs', 'Job Matches']) {
      await page.locator('body').press('Home');
      await tabTo(page, new RegExp(`^${title}$`));
      await page.keyboard.press('Enter');
      await page.locator('header').getByText(title, { exact: true }).waitFor();
    }
    await page.keyboard.press('Control+b');
    await page.getByRole('complementary').and(page.locator('.w-12')).waitFor();
    await page.reload();
    await page.getByRole('complementary').and(page.locator('.w-12')).waitFor();
    await page.keyboard.press('Control+b');
  });

  it('finds a job by a few letters and opens it', async () => {
    await ada.goto('/profile');
    await page.getByRole('heading', { name: 'Skills' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.type('harbour');
    await page.getByRole('option', { name: /Harbourlight/ }).waitFor();
    await page.getByRole('option', { selected: true, name: /Harbourlight/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/job-match\/[0-9a-f-]+$/);
    await page.locator('header').getByText('Job Match Details').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('combobox').waitFor({ state: 'hidden' });
  });

  it('shows that it is offline, keeps the form and recovers when the connection is back', async () => {
    ada.expectProblem(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    await ada.goto('/dashboard');
    await openScreen(ada, 'Job Scan');
    await page.getByLabel('Job Description').waitFor();
    await page.context().setOffline(true);
    await page.getByRole('status').getByText('You are offline.').waitFor();
    await pastePosting(ada, { text: postings.frontend, company: 'Offline Ltd' });
    await page
      .getByRole('alert')
      .getByText('We couldn’t start this scan. Your text is still here.')
      .waitFor();
    expect(await (await openDetail(page, 'Company')).inputValue()).toBe('Offline Ltd');
    await page.context().setOffline(false);
    await page.getByText('You are offline.').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Scan job' }).click();
    await page.waitForURL(/\/job-match\//);
    await openScreen(ada, 'Job Matches');
    // Once it is scored, "Apply next" shows it too.
    await page.getByRole('table').getByText('Offline Ltd').waitFor();
  });

  it('logs out in every tab at once, and shows the next user in all of them', async () => {
    const other = await page.context().newPage();
    await other.goto(`${product.rolefit.url}/dashboard`);
    await other.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await ada.goto('/dashboard');
    // Requests in flight are refused when the session ends.
    ada.expectProblem(/status of 401/);
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await page.waitForURL(/\/login$/);
    await other.waitForURL(/\/login$/);
    await signIn(ada, product.users.bruno);
    await page.waitForURL(/\/onboarding$/);
    await other.waitForURL(/\/onboarding$/);
    await other.close();
  });
});
