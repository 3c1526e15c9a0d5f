import { readFile } from 'node:fs/promises';
import { makePdf, postings, resumes, unzip } from '@rolefit/testing';
import { overflowing, violations } from './support/accessibility.js';
import { call, giveResume } from './support/api.js';
import {
  openDetail,
  card,
  openScreen,
  pastePosting,
  signIn,
  signInWithResume,
} from './support/journey.js';
import { ownProduct } from './support/product.js';

describe('data export', () => {
  const product = ownProduct(() => ({
    env: { LIMIT_EXPORTS_PER_HOUR: '1', LIMIT_SCANS_PER_DAY: '1' },
  }));

  it('downloads one file with resumes, scans and matches, and confirms it', async () => {
    const ada = await product.arrive({ acceptDownloads: true });
    const { page } = ada;
    await signInWithResume(ada, 'ada-demo', makePdf(resumes.software));
    await openScreen(ada, 'Job Scan');
    await pastePosting(ada, { text: postings.frontend, company: 'Harbourlight' });
    await openScreen(ada, 'Job Matches');
    await card(ada, 'Harbourlight')
      .getByText(/^\d+%$/)
      .waitFor();

    await openScreen(ada, 'Profile');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^rolefit-my-data-\d{4}-\d\d-\d\d\.zip$/);
    await page.getByText('Your data is downloaded.').first().waitFor();
    const files = await unzip(await readFile(await download.path()));
    expect(files.get('resumes/1.pdf')?.equals(makePdf(resumes.software))).toBe(true);
    const [scan] = JSON.parse(String(files.get('scans.json'))) as {
      companyName: string;
      score: { overallScore: number };
    }[];
    const [shown] = (await call(ada, 'listScans')).jobs;
    expect([scan?.companyName, scan?.score.overallScore]).toEqual([
      'Harbourlight',
      shown?.score?.overallScore,
    ]);
    expect(String(files.get('README.txt'))).toContain('scans.json');
    expect(await violations(page)).toEqual([]);
  });

  it('shows the rate limits of exports and scans with the time to retry, and keeps what was typed', async () => {
    const bruno = await product.arrive({
      acceptDownloads: true,
      viewport: { width: 390, height: 844 },
    });
    const { page } = bruno;
    bruno.expectProblem(/status of 429/);
    await signIn(bruno, 'bruno-demo');
    await giveResume(bruno, makePdf(resumes.nurse));
    await call(bruno, 'completeOnboarding', { query: { onboarding: 'true' } });
    await bruno.goto('/profile');
    const button = page.getByRole('button', { name: 'Download my data' });
    await Promise.all([page.waitForEvent('download'), button.click()]);
    await page.getByText('Your data is downloaded.').first().waitFor();
    await button.click();
    await page
      .getByText(
        /We take 1 export an hour from one account, and it has come\. Try again in (an hour|\d+ minutes)\./,
      )
      .first()
      .waitFor();
    expect([await violations(page), await overflowing(page)]).toEqual([[], []]);

    await bruno.goto('/job-scan');
    await pastePosting(bruno, { text: postings.frontend, company: 'First Ltd' });
    await page.waitForFunction(
      () =>
        !location.pathname.startsWith('/job-scan') ||
        (document.querySelector('textarea')?.value ?? '') === '',
    );
    await bruno.goto('/job-scan');
    await pastePosting(bruno, { text: `${postings.frontend}\nAgain`, company: 'Second Ltd' });
    await page
      .getByText(
        /We take 1 scan a day from one account, and it has come\. Try again in \d+ hours\./,
      )
      .first()
      .waitFor();
    expect(await (await openDetail(page, 'Company')).inputValue()).toBe('Second Ltd');
    expect([await violations(page), await overflowing(page)]).toEqual([[], []]);
    expect((await call(bruno, 'listScans')).jobs.map(({ companyName }) => companyName)).toEqual([
      'First Ltd',
    ]);
  });
});
