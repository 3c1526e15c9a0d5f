import { makePdf, postings, resumes } from '@rolefit/testing';
import { type Page } from 'playwright-core';
import { call, scan, scanIs } from './support/api.js';
import { Visitor } from './support/browser.js';
import { card, dropFile, signInWithResume } from './support/journey.js';
import { sharedProduct } from './support/product.js';
import { waitUntil } from './support/wait-until.js';

describe('several resumes', () => {
  const product = sharedProduct();
  let ada: Visitor;
  let page: Page;
  /** A second tab, which shows the list of matches throughout. */
  let watcher: Visitor;
  const scans = { web: '', ward: '' };
  beforeAll(async () => {
    ada = await product.arrive();
    page = ada.page;
    await signInWithResume(ada, product.users.ada, makePdf(resumes.software));
    scans.web = await scan(ada, postings.frontend, { companyName: 'Web Ltd' });
    scans.ward = await scan(ada, postings.nurse, { companyName: 'Ward Clinic' });
    for (const id of Object.values(scans)) await scanIs(ada, id, 'completed');
    watcher = Visitor.of(await page.context().newPage(), product.rolefit);
    await watcher.goto('/job-match');
    await card(watcher, 'Ward Clinic').waitFor();
    await watcher.markPage();
  });

  const section = () =>
    page
      .getByRole('main')
      .getByRole('heading', { name: /^Resumes?$/ })
      .locator('..');
  const resume = (name: string) =>
    section()
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
  const comparisonOn = (tab: Page) => tab.getByRole('region', { name: 'Your resumes' });
  const manage = async (name: string, action: string) => {
    await resume(name).getByRole('button', { name: 'More' }).click();
    await resume(name).getByRole('button', { name: action }).click();
  };
  const openScan = async (id: string) => {
    await ada.goto(`/job-match/${id}`);
    await comparisonOn(page).waitFor();
  };

  it('are added on the profile, and read without a further click', async () => {
    await ada.goto('/profile');
    await section().getByRole('button', { name: 'Add another resume' }).click();
    await page.getByText('Drop your resume here or').waitFor();
    await dropFile(ada, {
      name: 'intensive_care.pdf',
      mimeType: 'application/pdf',
      buffer: makePdf(resumes.nurse),
    });
    await page.waitForFunction(
      () =>
        document.activeElement instanceof HTMLInputElement &&
        document.activeElement.value === 'intensive care',
    );
    await page.keyboard.type('Nursing');
    // The message goes away after some seconds.
    const message = page.getByText('Resume Evaluated successfully').waitFor();
    await page.keyboard.press('Enter');
    await Promise.all([
      message,
      resume('Nursing').getByText('intensive_care.pdf').waitFor(),
      resume('Resume').getByText('Default', { exact: true }).waitFor(),
    ]);
    expect((await call(ada, 'getProfile')).resumes.map(({ name }) => name)).toEqual([
      'Resume',
      'Nursing',
    ]);
  });

  it('show which one fits each scan best, on open pages too', async () => {
    await card(watcher, 'Web Ltd')
      .getByText(/Resume \d+% · Nursing \d+%$/)
      .waitFor();
    await card(watcher, 'Ward Clinic')
      .getByText(/Nursing \d+% · Resume \d+%$/)
      .waitFor();
    expect(await watcher.isStillTheSamePage()).toBe(true);

    const ward = await call(ada, 'getScan', { id: scans.ward });
    const [other] = ward.resumeComparison!.others;
    expect(ward.score!.overallScore).toBeGreaterThan(other!.overallScore);
    await openScan(scans.ward);
    await comparisonOn(page)
      .getByText(/Nursing, not your default resume|Apply with Nursing/)
      .waitFor();
    expect(await comparisonOn(page).getByRole('listitem').innerText()).toContain(
      `lacks ${other!.lacks.join('; ')}`,
    );
    await page.getByRole('heading', { name: 'How is this calculated?' }).click();
    await page.getByText(/Scored .* with “Nursing” \(intensive_care\.pdf\)/).waitFor();
    await openScan(scans.web);
    await comparisonOn(page).getByText('Resume fits best.').waitFor();
  });

  it('can become the default one, by keyboard alone', async () => {
    await ada.goto('/profile');
    await resume('Nursing').getByRole('button', { name: 'More' }).focus();
    await page.keyboard.press('Enter');
    await resume('Nursing').getByRole('button', { name: 'Make default' }).focus();
    await page.keyboard.press('Enter');
    await resume('Nursing').getByText('Default', { exact: true }).waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Nursing');
    await openScan(scans.ward);
    await comparisonOn(page).getByText('Nursing fits best.').waitFor();
    await openScan(scans.web);
    await comparisonOn(page)
      .getByText(/Apply with Resume\. It fits better|with Resume, not your default resume/)
      .waitFor();
  });

  it('are renamed everywhere', async () => {
    await ada.goto('/profile');
    await manage('Resume', 'Rename');
    await page.getByLabel('Name', { exact: true }).fill('Nursing');
    ada.expectProblem(/status of 409/);
    await page.keyboard.press('Enter');
    await page.getByText('You already have a resume with this name.').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Platform');
    await page.keyboard.press('Enter');
    await resume('Platform').waitFor();
    await openScan(scans.web);
    await comparisonOn(page)
      .getByText(/with Platform/)
      .waitFor();
  });

  it('are removed after a confirmation, and scans are judged with the others', async () => {
    await ada.goto('/profile');
    await manage('Nursing', 'Remove');
    const question = page.getByRole('alertdialog', { name: 'Remove Nursing?' });
    await question.getByText(/Your scans will be judged again/).waitFor();
    await question.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Nursing was removed.').waitFor();
    await section().getByText('intensive_care.pdf').waitFor({ state: 'detached' });
    await waitUntil(
      'both scans are judged by the resume that is left',
      async () =>
        (await call(watcher, 'getScan', { id: scans.ward })).judged?.resumeName === 'Platform',
    );
    await card(watcher, 'Ward Clinic')
      .getByText(/Nursing/)
      .waitFor({ state: 'detached' });
    await card(watcher, 'Web Ltd')
      .getByText(/Nursing/)
      .waitFor({ state: 'detached' });
    expect(await watcher.isStillTheSamePage()).toBe(true);
  });
});
