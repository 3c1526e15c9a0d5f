import { makePdf, postings, resumes } from '@rolefit/testing';
import { type Page } from 'playwright-core';
import { call, scan, scanIs, tryCall } from './support/api.js';
import { type Visitor } from './support/browser.js';
import { openScreen, signIn, signInWithResume } from './support/journey.js';
import { sharedProduct } from './support/product.js';

describe('deleting an account', () => {
  const product = sharedProduct();
  let ada: Visitor;
  let page: Page;
  let scanId: string;

  beforeAll(async () => {
    ada = await product.arrive();
    page = ada.page;
    await signInWithResume(ada, product.users.ada, makePdf(resumes.software));
    scanId = await scan(ada, postings.frontend, { companyName: 'Harbourlight Software' });
    await scanIs(ada, scanId, 'completed');
    await call(ada, 'saveScan', {
      id: scanId,
      body: { stage: 'interview', note: 'Ines called on Tuesday.' },
    });
    await call(ada, 'updateAnswers', {
      body: { licences: { items: ['Driving licence, class B'], isComplete: true } },
    });
  });

  const dialog = () => page.getByRole('alertdialog', { name: 'Delete your profile?' });

  async function openDialog(): Promise<void> {
    await page.getByRole('button', { name: 'Delete Profile' }).click();
    await dialog().waitFor();
  }

  it('asks for a confirmation word, with an error below the field until it matches', async () => {
    await openScreen(ada, 'Profile');
    await page.getByRole('heading', { name: 'Danger Zone' }).waitFor();
    await openDialog();
    const field = dialog().getByLabel('Type DELETE to confirm');
    await page.keyboard.type('delete');
    expect(await field.inputValue()).toBe('delete');
    await dialog().getByText('Please type DELETE to confirm').waitFor();
    await page.keyboard.press('Enter');
    await dialog().getByText('Please type DELETE to confirm').waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    // A dialog returns the focus shortly after it has closed.
    await page.waitForFunction(() => document.activeElement?.textContent === 'Delete Profile');
  });

  it('shows an error in the dialog when the request fails, and keeps the word', async () => {
    ada.expectProblem(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    await openDialog();
    await dialog().getByLabel('Type DELETE to confirm').fill(' DELETE ');
    await page.context().setOffline(true);
    await dialog().getByRole('button', { name: 'Delete Profile' }).click();
    await dialog().getByText('We couldn’t reach Rolefit.').waitFor();
    expect(await dialog().getByLabel('Type DELETE to confirm').inputValue()).toBe(' DELETE ');
    await page.context().setOffline(false);
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('You are offline.').waitFor({ state: 'hidden' });
  });

  it('signs out in every tab and explains why', async () => {
    // Possible responses to the other tab before it learns of the deletion.
    ada.expectProblem(/status of 401/);
    await page.evaluate(() => sessionStorage.setItem('draft:about', '{"userId":"x","values":{}}'));
    const other = await page.context().newPage();
    await other.goto(`${product.rolefit.url}/job-match`);
    await other.getByText('Harbourlight Software').first().waitFor();
    await other.evaluate(() => sessionStorage.setItem('draft:about', '{"userId":"x","values":{}}'));
    const token = await page.evaluate(() => localStorage.getItem('token'));

    await openDialog();
    await dialog().getByLabel('Type DELETE to confirm').fill('DELETE');
    await dialog().getByRole('button', { name: 'Delete Profile' }).click();
    for (const tab of [page, other]) {
      await tab.waitForURL(/\/login/);
      await tab.getByText('Your profile is deleted').waitFor();
      await tab.getByText(/To bring everything back, sign in before/).waitFor();
      expect(
        await tab.evaluate(() => [
          localStorage.getItem('token'),
          sessionStorage.getItem('draft:about'),
        ]),
      ).toEqual([null, null]);
    }
    expect(ada.path).toBe('/login');
    const answer = await fetch(`${product.rolefit.url}/api/v1/users/profile`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(401);
    await ada.goto('/profile');
    await page.waitForURL(/\/login/);
    await other.close();
  });

  it('redirects a sign-in to the restore screen, which shows the deadline', async () => {
    await ada.goto('/login');
    await signIn(ada, product.users.ada);
    await page.waitForURL(/\/restore$/);
    await page.getByRole('heading', { name: 'Your profile is deleted' }).waitFor();
    const { restorableUntil } = await call(ada, 'getMe');
    const daysLeft = (Date.parse(restorableUntil ?? '') - Date.now()) / 86_400_000;
    expect(daysLeft).toBeGreaterThan(29.9);
    expect(daysLeft).toBeLessThanOrEqual(30);
    expect(await page.getByText(/You can bring it back until/).textContent()).toContain(
      String(new Date(restorableUntil ?? '').getFullYear()),
    );
    expect((await tryCall(ada, 'getProfile')).status).toBe(403);
    // The page makes its calls before it knows that the account is deleted.
    ada.expectProblem(/status of 403/);
    for (const path of ['/dashboard', '/login', '/onboarding']) {
      await ada.goto(path);
      await page.waitForURL(/\/restore$/);
    }
  });

  it('signs out without restoring', async () => {
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await page.waitForURL(/\/login$/);
    await ada.goto('/restore');
    await page.waitForURL(/\/login$/);
    await signIn(ada, product.users.ada);
    await page.waitForURL(/\/restore$/);
  });

  it('brings everything back: scans, saved jobs, notes, answers and the resume’s file', async () => {
    await page.getByRole('button', { name: 'Restore my profile' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/dashboard$/);
    await page.getByText('Welcome back. Everything is as you left it.').waitFor();
    await page.getByRole('cell', { name: 'Harbourlight Software' }).waitFor();
    await ada.goto(`/job-match/${scanId}`);
    await page.getByRole('heading', { name: 'What to do' }).waitFor();
    await page.getByRole('button', { name: 'Edit note' }).click();
    await page.getByText('Ines called on Tuesday.').waitFor();
    await ada.goto('/profile');
    await page.getByText('Driving licence, class B').waitFor();
    const { resume } = await call(ada, 'getProfile');
    const file = await fetch(product.rolefit.url + (resume?.url ?? ''));
    expect(Buffer.from(await file.arrayBuffer())).toEqual(makePdf(resumes.software));
    await ada.goto('/restore');
    await page.waitForURL(/\/dashboard$/);
    // Live updates are back too.
    await scan(ada, postings.nurse, { companyName: 'Afterwards Clinic' });
    await page.getByText('Afterwards Clinic').waitFor();
  });
});
