import { type JobDetail, limits } from '@rolefit/contracts';
import { makePdf, postings, resumes } from '@rolefit/testing';
import { setTimeout as wait } from 'node:timers/promises';
import { type Page } from 'playwright-core';
import { call, scanIs, tryCall } from './support/api.js';
import { type Visitor } from './support/browser.js';
import {
  card,
  chooseAction,
  dropFile,
  openScreen,
  pastePosting,
  signIn,
  signInWithResume,
} from './support/journey.js';
import { ownProduct } from './support/product.js';
import { waitUntil } from './support/wait-until.js';

const pdf = makePdf(resumes.software);
const company = 'Harbourlight Software';
const postingUrl = 'https://jobs.example.com/front-end?ref=42';

describe('the main job', () => {
  const product = ownProduct();
  let ada: Visitor;
  let page: Page;
  let letWorkerGoOn: () => void;
  beforeAll(async () => {
    // With everything that moves, as for most users.
    ada = await product.arrive({ reducedMotion: 'no-preference' });
    page = ada.page;
  });

  /** The id of the scan that the journey is about. */
  const scanId = async () =>
    (await call(ada, 'listScans')).jobs.find(({ companyName }) => companyName === company)!._id;

  it('signs a visitor in with GitHub and opens the onboarding', async () => {
    await ada.goto('/');
    await page.getByRole('heading', { name: 'Find Your Best Job Match in Minutes' }).waitFor();
    await page.getByRole('link', { name: 'Get Started', exact: true }).click();
    await page.getByRole('heading', { name: 'Start your career with Rolefit.' }).waitFor();
    await signIn(ada, 'ada-demo');
    await page.getByRole('heading', { name: 'Welcome to Rolefit' }).waitFor();
    expect(ada.path).toBe('/onboarding');
  });

  it('reads a dropped PDF without another click, with progress by stage', async () => {
    letWorkerGoOn = product.rolefit.pause('worker');
    await dropFile(ada, { name: 'Mira Solvang.pdf', mimeType: 'application/pdf', buffer: pdf });
    await page.getByRole('heading', { name: 'Check your skills' }).waitFor();
    await page.getByRole('status', { name: 'Queued' }).waitFor();
    letWorkerGoOn();
    await page.getByText(/^TypeScript \d+%$/).waitFor();

    const { skills } = await call(ada, 'getProfile');
    await page.getByRole('button', { name: /^Show all \d+ proven skills$/ }).click();
    const badges = await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: '%' })
      .allInnerTexts();
    expect(badges.map((text) => text.replace(/\s+/g, ' ')).sort()).toEqual(
      skills.map(({ name, score }) => `${name} ${score}%`).sort(),
    );
    expect(skills.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['React', 'TypeScript', 'Jest', 'Figma']),
    );
  });

  it('goes on to the first posting', async () => {
    await page.getByRole('button', { name: 'Looks right' }).click();
    await page.getByRole('heading', { name: 'Paste your first posting' }).waitFor();
    expect(ada.path).toBe('/job-scan');
    // The code of the form may come later than the heading.
    await waitUntil('the form has the focus', () =>
      page.getByLabel('Job Description').evaluate((field) => field === document.activeElement),
    );
  });

  it('leads from a pasted posting to its live match', async () => {
    letWorkerGoOn = product.rolefit.pause('worker');
    await pastePosting(ada, { text: postings.frontend, company, url: postingUrl });
    await page.waitForURL(/\/job-match\//);
    await page.getByRole('main').getByText('Waiting for its turn').waitFor();
  });

  it('shows the score on the card without a reload, in every tab', async () => {
    const otherTab = await product.arrive();
    await signIn(otherTab, 'ada-demo');
    await otherTab.goto('/job-match');
    await openScreen(ada, 'Job Matches');
    const tabs = [ada, otherTab];
    for (const tab of tabs) {
      await card(tab, company).getByText('Waiting for its turn').waitFor();
      await tab.markPage();
    }
    letWorkerGoOn();
    for (const tab of tabs)
      await card(tab, company)
        .getByText(/^\d+%$/)
        .waitFor();
    const { score, title } = await scanIs(ada, await scanId(), 'completed');
    for (const tab of tabs) {
      expect(
        await card(tab, company)
          .getByText(/^\d+%$/)
          .innerText(),
      ).toBe(`${score!.overallScore}%`);
      await card(tab, company).getByRole('rowheader', { name: title! }).waitFor();
      expect(await tab.isStillTheSamePage()).toBe(true);
    }
    await otherTab.leave();
  });

  it('adds a card to another tab without a reload', async () => {
    const otherTab = await product.arrive();
    await signIn(otherTab, 'ada-demo');
    await otherTab.goto('/job-match');
    await card(otherTab, company).waitFor();
    await otherTab.markPage();
    await openScreen(ada, 'Job Scan');
    await pastePosting(ada, { text: postings.nurse, company: 'Saint Elwin Medical Center' });
    await card(otherTab, 'Saint Elwin Medical Center')
      .getByText(/^\d+%$/)
      .waitFor();
    expect(await otherTab.isStillTheSamePage()).toBe(true);
    await otherTab.leave();
  });

  describe('the match', () => {
    let job: JobDetail;

    it('shows the score that its points sum to', async () => {
      await openScreen(ada, 'Job Matches');
      await card(ada, company).getByRole('link', { name: /^View/ }).click();
      const ring = page.getByRole('img', { name: /^Overall score/ });
      await ring.waitFor();
      job = await call(ada, 'getScan', { id: await scanId() });
      const { overallScore } = job.score!;
      expect(await ring.getAttribute('aria-label')).toContain(
        `Overall score ${overallScore} of 100`,
      );
      expect(job.points.reduce((sum, { points }) => sum + points, 0)).toBe(overallScore);
      expect(job.points.reduce((sum, { pointsPossible }) => sum + pointsPossible, 0)).toBe(100);
      await page
        .getByRole('region', { name: 'Verdict' })
        .getByText(job.scanSummary!.split('. ')[0]!)
        .waitFor();
      await page
        .getByText(job.readyToApply ? 'Applicable' : 'Not Applicable', { exact: true })
        .waitFor();
    });

    it('quotes lines that occur in the two texts shown', async () => {
      const shown = (label: string) =>
        page.getByRole('region', { name: label }).evaluate((region) => region.textContent);
      expect(await shown('Text of the posting')).toBe(job.jobDescription);
      expect(await shown('Text of your resume')).toBe(job.resumeText);
      expect(job.jobDescription).toBe(postings.frontend);
      expect(job.points.some(({ resumeQuote }) => resumeQuote !== null)).toBe(true);
      for (const { postingQuote, resumeQuote } of job.points) {
        expect(job.jobDescription.slice(postingQuote.start, postingQuote.end)).toBe(
          postingQuote.text,
        );
        if (resumeQuote)
          expect(job.resumeText!.slice(resumeQuote.start, resumeQuote.end)).toBe(resumeQuote.text);
      }
    });

    const lit = (label: string) =>
      page
        .getByRole('region', { name: label })
        .locator('mark[data-active="true"]')
        .allTextContents();
    const rows = () => page.locator('li > button[aria-expanded]');
    /** The highlights of a row according to the match: its label and both quotes. */
    const expected = () =>
      job.points.map(({ label, postingQuote, resumeQuote }) => [
        label,
        postingQuote.text,
        resumeQuote?.text ?? '',
      ]);
    async function litBy(look: (index: number) => Promise<void>): Promise<string[][]> {
      const seen: string[][] = [];
      for (let index = 0; index < (await rows().count()); index += 1) {
        const row = rows().nth(index);
        await look(index);
        await page.waitForFunction(
          (button) => button?.getAttribute('aria-expanded') === 'true',
          await row.elementHandle(),
        );
        const label = await row.locator('.font-medium').first().innerText();
        seen.push([
          label,
          (await lit('Text of the posting')).join(''),
          (await lit('Text of your resume')).join(''),
        ]);
      }
      return seen;
    }

    it('highlights both lines of every point on hover', async () => {
      const seen = await litBy((index) => rows().nth(index).hover());
      expect(seen.sort()).toEqual(expected().sort());
      await page.waitForFunction(() => {
        const mark = document.querySelector('mark[data-active="true"]');
        return mark !== null && getComputedStyle(mark).backgroundColor !== 'rgba(0, 0, 0, 0)';
      });
    });

    it('highlights both lines of every point that the arrow keys reach, wherever the pointer is', async () => {
      await rows().nth(3).hover();
      await rows().first().focus();
      const seen = await litBy(async (index) => {
        if (index > 0) await page.keyboard.press('ArrowDown');
        // Long enough for a row that scrolls below the pointer to take over the highlight, if it could.
        await wait(150);
      });
      expect(seen.sort()).toEqual(expected().sort());
    });

    it('links to the posting', async () => {
      const link = page.getByRole('link', { name: 'View posting' });
      expect([
        await link.getAttribute('href'),
        await link.getAttribute('target'),
        await link.getAttribute('rel'),
      ]).toEqual([postingUrl, '_blank', 'noopener noreferrer']);
    });

    it('is not found for other users', async () => {
      const bruno = await product.arrive();
      await signInWithResume(bruno, 'bruno-demo', makePdf(resumes.nurse));
      expect((await call(bruno, 'listScans')).jobs).toEqual([]);
      expect((await tryCall(bruno, 'getScan', { id: job._id })).status).toBe(404);
      expect((await tryCall(bruno, 'deleteScan', { id: job._id })).status).toBe(404);
      bruno.expectProblem(/status of 404/);
      await bruno.goto(`/job-match/${job._id}`);
      await bruno.page.getByText('We couldn’t find this scan.').waitFor();
      expect(await bruno.page.getByText(company).count()).toBe(0);
      await bruno.leave();
    });

    it('survives a reload, with the session kept', async () => {
      await page.reload();
      await page
        .getByRole('img', { name: `Overall score ${job.score!.overallScore} of 100` })
        .waitFor();
    });

    it('is deleted permanently after a confirmation', async () => {
      await chooseAction(page, 'Delete');
      const dialog = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' });
      await dialog
        .getByText(
          'This action cannot be undone. This will permanently delete this job scan report from our servers.',
        )
        .waitFor();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await chooseAction(page, 'Delete');
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await page.waitForURL(/\/job-match$/);
      await card(ada, 'Saint Elwin Medical Center').waitFor();
      expect(await card(ada, company).count()).toBe(0);
      expect((await tryCall(ada, 'getScan', { id: job._id })).status).toBe(404);
    });
  });

  it('counts the scans on the dashboard and shows the latest', async () => {
    await openScreen(ada, 'Dashboard');
    const row = page.getByRole('row').filter({ hasText: 'Saint Elwin Medical Center' });
    await row.getByText(/^\d+%$/).waitFor();
    await page.getByText('01', { exact: true }).first().waitFor();
    expect(
      (await call(ada, 'listScans', { query: { limit: String(limits.pageSizeMax) } })).totalJobs,
    ).toBe(1);
  });

  it('opens the uploaded resume from the profile', async () => {
    await openScreen(ada, 'Profile');
    const href = await page.getByRole('link', { name: 'Open' }).getAttribute('href');
    const file = await fetch(new URL(href!, product.rolefit.url));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true);
  });

  it('logs out, and revokes the session', async () => {
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await page.getByRole('heading', { name: 'Start your career with Rolefit.' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await ada.goto('/dashboard');
    await page.waitForURL(/\/login/);
  });
});
