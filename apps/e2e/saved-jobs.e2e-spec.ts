import { limits } from '@rolefit/contracts';
import { makePdf, postings, resumes } from '@rolefit/testing';
import { type Page } from 'playwright-core';
import { call, scan, scanIs } from './support/api.js';
import { type Visitor } from './support/browser.js';
import { card, openScreen, signInWithResume } from './support/journey.js';
import { sharedProduct } from './support/product.js';
import { waitUntil } from './support/wait-until.js';

const company = 'Harbourlight Software';

describe('finding and keeping jobs', () => {
  const product = sharedProduct();
  let ada: Visitor;
  let page: Page;
  let id: string;
  beforeAll(async () => {
    ada = await product.arrive();
    page = ada.page;
    await signInWithResume(ada, product.users.ada, makePdf(resumes.software));
    id = await scan(ada, postings.frontend, { companyName: company });
    const others = [
      await scan(ada, postings.nurse, { companyName: 'Saint Elwin Medical Center' }),
      await scan(ada, postings.short, { companyName: 'Short Ltd' }),
    ];
    const { items } = await call(ada, 'createScans', {
      body: {
        postings: Array.from({ length: limits.pageSizeTriage }, (_, n) => ({
          jobId: `tiny-${n}`,
          companyName: `Tiny Crew ${n}`,
          url: `https://jobs.example.com/tiny/${n}`,
          jobDescription: postings.short,
        })),
      },
    });
    for (const item of items) if (item.outcome === 'accepted') others.push(item.job._id);
    await scanIs(ada, id, 'completed');
    for (const other of others) await scanIs(ada, other, ['completed', 'needs-text']);
  });

  const companies = () =>
    page
      .getByRole('main')
      .getByRole('rowheader')
      .locator('xpath=a/following-sibling::span')
      .allInnerTexts();

  it("goes to the next page and back, by its own links and the browser's", async () => {
    await openScreen(ada, 'Job Matches');
    await page.getByText('Page 1 of 2').waitFor();
    await page.getByRole('link', { name: 'Next' }).click();
    await page.getByText('Page 2 of 2').waitFor();
    // Those without a score come last.
    await card(ada, 'Short Ltd').waitFor();
    expect(ada.path).toMatch(/^\/job-match\?page=2&cursor=/);
    await page.reload();
    await card(ada, 'Short Ltd').waitFor();
    await page.goBack();
    await page.getByText('Page 1 of 2').waitFor();
    await page.goForward();
    await page.getByText('Page 2 of 2').waitFor();
    await page.getByRole('link', { name: 'Previous' }).click();
    await page.getByText('Page 1 of 2').waitFor();
    expect(ada.path).toBe('/job-match');
  });

  it('keeps search, filter and order in the address, over a reload', async () => {
    await page.getByLabel('Sort').selectOption({ label: 'Company, A to Z' });
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByLabel('Lowest match score').fill('1');
    await page.getByText('2 scans match').waitFor();
    expect(await companies()).toEqual([company, 'Saint Elwin Medical Center']);
    await page.getByRole('searchbox').fill('saint');
    await page.getByText('1 scan matches').waitFor();
    expect(ada.path).toBe('/job-match?q=saint&sort=company&minScore=1');
    await page.reload();
    await page.getByText('1 scan matches').waitFor();
    expect(await companies()).toEqual(['Saint Elwin Medical Center']);
    expect(await page.getByRole('searchbox').inputValue()).toBe('saint');
    expect(await page.getByLabel('Sort').inputValue()).toBe('company');
    await page.getByRole('searchbox').fill('zebra');
    await page.getByRole('heading', { name: 'No results' }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
    await page.getByText('53 scans').waitFor();
  });

  it('undoes one filter after the other with Back', async () => {
    await page.getByLabel('Sort').selectOption({ label: 'Oldest first' });
    await page.getByRole('searchbox').fill('saint');
    await page.getByText('1 scan matches').waitFor();
    expect(ada.path).toBe('/job-match?q=saint&sort=oldest');
    await page.goBack();
    await page.getByText('53 scans').waitFor();
    expect([ada.path, await page.getByRole('searchbox').inputValue()]).toEqual([
      '/job-match?sort=oldest',
      '',
    ]);
    await page.goForward();
    await page.getByText('1 scan matches').waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('saint');
    await page.goBack();
    await page.goBack();
    // The order that was chosen last when the page was loaded needs no parameter.
    await page.waitForFunction(() => window.location.search === '');
    expect(await page.getByLabel('Sort').inputValue()).toBe('company');
  });

  it('opens a match at the side by a click anywhere on its row, and leads to the whole match', async () => {
    await page.goto(`${product.rolefit.url}/job-match?q=harbourlight`);
    const box = await card(ada, company).boundingBox();
    await page.mouse.click(box!.x + 20, box!.y + box!.height / 2);
    await page.getByRole('dialog').getByRole('link', { name: 'Open the whole match' }).click();
    await page.waitForURL(new RegExp(`/job-match/${id}$`));
    await page.goBack();
    await card(ada, company).waitFor();
  });

  it('saves on the card and links to the saved jobs', async () => {
    const bookmark = card(ada, company).getByRole('button', { name: /^Save (?!Note)/ });
    expect(await bookmark.getAttribute('aria-pressed')).toBe('false');
    await bookmark.click();
    await waitUntil(
      'the server has it',
      async () => (await call(ada, 'getScan', { id })).saved?.stage === 'saved',
    );
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Saved Jobs' })
      .click();
    await page.getByRole('heading', { name: 'Saved Jobs', exact: true }).waitFor();
    await card(ada, company).waitFor();
    expect(
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Saved Jobs' })
        .getAttribute('aria-current'),
    ).toBe('page');
  });

  it('takes a stage and a note, in the list and on the match', async () => {
    await card(ada, company)
      .getByLabel(/^Stage of/)
      .selectOption('Applied');
    // A list fetched before the server has the stage would not contain the card, so the note editor would close.
    await waitUntil(
      'the server has the stage',
      async () => (await call(ada, 'getScan', { id })).saved?.stage === 'applied',
    );
    await page.getByRole('link', { name: 'Applied 1' }).click();
    await card(ada, company)
      .getByRole('button', { name: /^Add a note/ })
      .click();
    await card(ada, company).getByLabel(/^Note/).fill('Call Ines on Monday.');
    await card(ada, company).getByRole('button', { name: 'Save Note' }).click();
    await card(ada, company).getByText('Call Ines on Monday.').waitFor();
    await card(ada, company).getByRole('link', { name: /^View/ }).click();
    const main = page.getByRole('main');
    const note = main.getByRole('textbox', { name: /^Note/ });
    // Exactly, since the list stays until the match has loaded, and its buttons say whose note they edit.
    await main.getByRole('button', { name: 'Edit note', exact: true }).click();
    expect([await main.getByLabel('Stage').inputValue(), await note.inputValue()]).toEqual([
      'applied',
      'Call Ines on Monday.',
    ]);
    await note.fill('Interview on Friday.');
    await note.press('Shift+Tab');
    await main.getByLabel('Stage').selectOption('Interview');
    await waitUntil('the server has both', async () => {
      const { saved } = await call(ada, 'getScan', { id });
      return saved?.stage === 'interview' && saved.note === 'Interview on Friday.';
    });
  });

  it('unsaves, undoes and unsaves permanently', async () => {
    await page.goBack();
    await page.getByRole('link', { name: /^Interview 1/ }).click();
    await card(ada, company)
      .getByRole('button', { name: /^Save (?!Note)/ })
      .click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await card(ada, company).getByText('Interview on Friday.').waitFor();
    await card(ada, company)
      .getByRole('button', { name: /^Save (?!Note)/ })
      .click();
    await page.getByRole('heading', { name: 'No saved jobs yet' }).waitFor();
    await waitUntil(
      'the server has forgotten it',
      async () => (await call(ada, 'getScan', { id })).saved === null,
    );
  });
});
