import { readFile } from 'node:fs/promises';
import { makePdf, postings, resumes } from '@rolefit/testing';
import { type Page } from 'playwright-core';
import { call, scanIs } from './support/api.js';
import { type Visitor } from './support/browser.js';
import { card, signInWithResume } from './support/journey.js';
import { sharedProduct } from './support/product.js';

const company = {
  frontend: 'Harbourlight Software',
  nurse: 'Saint Elwin Medical Center',
  short: 'Corner Shop',
};
const pasted = [
  `Company: ${company.frontend}\nURL: https://jobs.example.com/many/1\n\n${postings.frontend}`,
  `Company: ${company.nurse}\nURL: jobs.example.com/many/2\n\n${postings.nurse}`,
  `Company: ${company.short}\nURL: https://jobs.example.com/many/3\n\n${postings.short}`,
].join('\n\n---\n\n');

describe('many postings at once', () => {
  const product = sharedProduct();
  let ada: Visitor;
  let page: Page;
  beforeAll(async () => {
    ada = await product.arrive();
    page = ada.page;
    await signInWithResume(ada, product.users.ada, makePdf(resumes.software));
  });

  const companies = async () =>
    (await call(ada, 'listScans')).jobs.map(({ companyName }) => companyName).sort();

  it('marks the invalid one of three pasted postings, and restores all three after a reload', async () => {
    await ada.goto('/job-scan');
    await page.getByRole('link', { name: 'Many at once' }).click();
    await page.getByLabel('Paste postings').fill(pasted);
    await page.getByRole('button', { name: 'Add 3 postings' }).click();
    await page.getByRole('heading', { name: '3 postings' }).waitFor();
    await page.waitForFunction(() =>
      sessionStorage.getItem('draft:scan-batch')?.includes('Corner Shop'),
    );
    await page.reload();
    await page.getByRole('heading', { name: '3 postings' }).waitFor();
    expect(await page.getByText('Paste a link that starts with https://').count()).toBe(1);
    expect(await page.getByLabel('URL of posting 2').inputValue()).toBe('jobs.example.com/many/2');
  });

  it('scans the two valid postings and keeps the third', async () => {
    await page.getByRole('button', { name: 'Scan 2 postings' }).click();
    await page.getByText('2 accepted', { exact: true }).waitFor();
    expect(await companies()).toEqual([company.short, company.frontend]);
    await page.getByRole('heading', { name: '1 posting' }).waitFor();
    expect(await page.getByLabel('URL of posting 1').inputValue()).toBe('jobs.example.com/many/2');
    await page.getByText('Show the 2 sent postings').click();
    expect(
      await page
        .getByRole('list', { name: 'Sent postings' })
        .getByRole('link', { name: /^View/ })
        .count(),
    ).toBe(2);
  });

  it('scans the third after its correction, and links to the matches', async () => {
    await page.getByLabel('URL of posting 1').fill('https://jobs.example.com/many/2');
    await page.getByRole('button', { name: 'Scan 1 posting' }).click();
    await page.getByText('3 accepted', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'See your matches' }).click();
    for (const name of [company.frontend, company.nurse, company.short])
      await card(ada, name).waitFor();
    for (const { _id, companyName } of (await call(ada, 'listScans')).jobs)
      await scanIs(ada, _id, companyName === company.short ? 'needs-text' : 'completed');
  });

  it('shows insights over all scans on the dashboard, and downloads them as a file', async () => {
    await ada.goto('/dashboard');
    // The nurse's posting is of another field, and one posting makes no pattern.
    expect(await call(ada, 'getInsights')).toMatchObject({ skillGaps: [], skillGapsOver: 1 });
    await page.getByRole('region', { name: 'Skill gaps' }).getByText('No pattern yet').waitFor();
    await page.getByRole('button', { name: 'Export' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^CSV/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^rolefit-.*\.csv$/);
    const csv = await readFile(await download.path(), 'utf8');
    for (const name of Object.values(company)) expect(csv).toContain(name);
  });

  it('recognises duplicates in an imported file', async () => {
    await ada.goto('/job-scan?many');
    const field = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const csv = [
      'Company;Link;Description',
      [company.frontend, 'https://jobs.example.com/many/1', field(postings.frontend)].join(';'),
      ['New Company', 'https://jobs.example.com/many/4', field(postings.frontend)].join(';'),
    ].join('\r\n');
    // In a web worker, which the page's content security policy has to allow.
    const reader = page.waitForEvent('worker');
    await page.getByLabel('File of postings').setInputFiles({
      name: 'postings.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\ufeff${csv}\r\n`),
    });
    expect((await reader).url()).toContain('/assets/read-postings.worker');
    await page.getByRole('button', { name: 'Scan 2 postings' }).click();
    await page.getByText('1 accepted, 1 already there', { exact: true }).waitFor();
    expect(await companies()).toEqual(
      [company.short, company.frontend, 'New Company', company.nurse].sort(),
    );
  });
});
