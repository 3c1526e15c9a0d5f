import { readFile } from 'node:fs/promises';
import { makePdf, postings, resumes } from '@rolefit/testing';
import { type Page } from 'playwright-core';
import { call, scan, scanIs } from './support/api.js';
import { type Visitor } from './support/browser.js';
import { signInWithResume } from './support/journey.js';
import { sharedProduct } from './support/product.js';
import { waitUntil } from './support/wait-until.js';

const licence = 'Current RN licence in the State of Ohio is required';

describe('a verdict that is wrong', () => {
  const product = sharedProduct();
  let ada: Visitor;
  let page: Page;
  let scanId: string;
  let otherId: string;
  beforeAll(async () => {
    ada = await product.arrive();
    page = ada.page;
    await signInWithResume(ada, product.users.ada, makePdf(resumes.software));
    scanId = await scan(ada, postings.nurse, { companyName: 'Ward Clinic' });
    otherId = await scan(ada, `Another ward.\n${postings.nurse}`, { companyName: 'Other Clinic' });
    for (const id of [scanId, otherId]) await scanIs(ada, id, 'completed');
  });

  const job = (id = scanId) => call(ada, 'getScan', { id });
  /** The row of the evidence, not that of the next steps. */
  const points = () => page.locator('[data-roving]').filter({ hasText: licence }).first();
  const open = async () => {
    await ada.goto(`/job-match/${scanId}`);
    await points().click();
  };
  /** A condition has other words than the point. */
  const action = (name: string) =>
    page.getByRole('button', { name: `${name}: ${licence}`, exact: true }).first();

  it('is corrected by the line that shows it, at once and for every scan with that line', async () => {
    const before = (await job()).score!.overallScore;
    await open();
    await action('I have this').click();
    const dialog = page.getByRole('dialog', { name: 'Where does your resume show it?' });
    await dialog.getByRole('radio').nth(1).waitFor();
    await dialog.getByRole('searchbox', { name: 'Find a line' }).fill('zorbing');
    await dialog.getByText('No line has these words.').waitFor();
    await dialog.getByRole('searchbox', { name: 'Find a line' }).fill('');
    await dialog.getByRole('radio', { name: 'My resume doesn’t say it, but I have it' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/^\d+ → \d+\. It counts for all your scans/).waitFor();
    await page.getByText('You said that you have this.').first().waitFor();
    await waitUntil('both matches are judged again', async () => {
      const both = await Promise.all([job(), job(otherId)]);
      return both.every(({ points: all }) => all.some(({ correction }) => correction));
    });
    const { score, knockouts } = await job();
    expect(score!.overallScore).toBeGreaterThan(before);
    expect(knockouts.find(({ kind }) => kind === 'licence')).toMatchObject({ status: 'met' });
  });

  it('shows the same score here as on the server', async () => {
    const { score } = await job();
    await page
      .getByRole('img', { name: new RegExp(String.raw`\b${score!.overallScore}\b`) })
      .first()
      .waitFor();
  });

  it('is offered as a test case without the rest of the resume', async () => {
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as a test case' }).first().click();
    const dispute = JSON.parse(await readFile(await (await file).path(), 'utf8'));
    expect(dispute).toMatchObject({
      format: 'rolefit-dispute-1',
      posting: { words: licence, around: expect.stringContaining('Requirements') },
      ours: { verdict: 'not-found' },
      yours: { type: 'have', line: null },
    });
    expect(JSON.stringify(dispute)).not.toContain('TypeScript');
  });

  it('is as before once it is undone', async () => {
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await action('I have this').waitFor();
    await waitUntil('the match is judged again', async () =>
      (await job()).points.every(({ correction }) => !correction),
    );
  });

  it('is set aside if the posting does not ask for it, and can be taken back', async () => {
    await open();
    await action('Not required').click();
    const aside = page.getByRole('region', { name: 'Not counted, as you said' });
    await aside.getByText(licence).waitFor();
    await waitUntil('the match is judged again', async () => (await job()).setAside.length > 0);
    const { knockouts } = await job();
    expect(knockouts.filter(({ postingQuote }) => postingQuote?.text === licence)).toEqual([]);
    await aside.getByRole('button', { name: `Undo: ${licence}` }).click();
    await points().waitFor();
    await waitUntil('the match is judged again', async () => (await job()).setAside.length === 0);
  });

  it('is judged by the requirement as the user puts it', async () => {
    await open();
    await action('Misread').click();
    const dialog = page.getByRole('dialog', { name: 'What does the posting ask for?' });
    await dialog.getByLabel('Requirement').fill('Experience with TypeScript');
    await dialog.getByLabel('Importance').selectOption({ label: 'It’s a plus' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/counts for all your scans/).waitFor();
    await waitUntil('the match is judged again', async () =>
      (await job()).points.some(
        ({ correction, importance }) =>
          correction?.type === 'misread' && importance === 'preferred',
      ),
    );
  });

  it('is listed on the profile, where it can be undone', async () => {
    await ada.goto('/profile');
    const list = page
      .getByRole('heading', { name: 'Your corrections' })
      .locator('xpath=ancestor::div[.//ul][1]');
    await list.getByText('It means “Experience with TypeScript”').waitFor();
    await list.getByRole('button', { name: `Undo: ${licence}` }).click();
    await page.getByText('It will be listed here.').waitFor();
    await waitUntil('the match is judged again', async () =>
      (await job()).points.every(({ correction }) => !correction),
    );
  });
});

describe('a fact that was misread', () => {
  const product = sharedProduct();
  let ada: Visitor;
  let page: Page;
  let scanId: string;
  beforeAll(async () => {
    ada = await product.arrive();
    page = ada.page;
    await signInWithResume(ada, product.users.bruno, makePdf(resumes.software));
    scanId = await scan(ada, postings.frontend, { companyName: 'Web Ltd' });
    await scanIs(ada, scanId, 'completed');
  });

  it('is corrected in what was read, and all matches follow', async () => {
    const score = async () => (await call(ada, 'getScan', { id: scanId })).score!.overallScore;
    const before = await score();
    await ada.goto('/profile');
    await page.getByRole('button', { name: 'What we read' }).click();
    const dialog = page.getByRole('dialog', { name: 'What we read' });
    const [role] = (await call(ada, 'getResumeReading', {})).facts.roles;
    await dialog.getByRole('button', { name: role!.title }).first().click();
    await dialog.getByRole('button', { name: `Correct “${role!.title}”` }).click();
    const form = page.getByRole('dialog', { name: 'Correct this role' });
    await form.getByLabel('Title').fill('Gardener');
    await form.getByLabel('From (month)').fill('2026-01');
    await form.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Changed to “Gardener”').waitFor();
    await waitUntil('the match is judged again', async () => (await score()) !== before);
    await dialog.getByRole('button', { name: `Undo: ${role!.title}` }).click();
    await waitUntil('the match is judged again', async () => (await score()) === before);
  });
});
