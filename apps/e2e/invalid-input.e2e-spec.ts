import {
  errorCodes,
  limits,
  resumeEmptyMessage,
  resumeRefusedMessage,
  resumeTooLargeMessage,
} from '@rolefit/contracts';
import {
  makeBrokenPdf,
  makePdf,
  makeScannedPdf,
  postings,
  resumes,
  truncatePdf,
} from '@rolefit/testing';
import { type Page } from 'playwright-core';
import { call, giveResume } from './support/api.js';
import { type Visitor } from './support/browser.js';
import { openDetail, card, dropFile, openScreen, pastePosting, signIn } from './support/journey.js';
import { sharedProduct } from './support/product.js';

const pdf = makePdf(resumes.software);
const asPdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

describe('bad input', () => {
  const product = sharedProduct();

  describe('as a resume', () => {
    let ada: Visitor;
    let page: Page;
    beforeAll(async () => {
      ada = await product.arrive();
      page = ada.page;
      await signIn(ada, product.users.ada);
    });

    const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
      page.getByLabel('Resume file').setInputFiles(file);

    it.each([
      [
        'is a picture',
        resumeRefusedMessage,
        { name: 'resume.png', mimeType: 'image/png', buffer: Buffer.from('PNG') },
      ],
      [
        'is larger than 5 MB',
        resumeTooLargeMessage,
        asPdf('large.pdf', Buffer.concat([pdf, Buffer.alloc(limits.resumeBytes)])),
      ],
      ['is empty', resumeEmptyMessage, asPdf('empty.pdf', Buffer.alloc(0))],
    ])('says at once that a file which %s is not taken', async (_, reason, file) => {
      await page.reload();
      await choose(file);
      await page.getByRole('alert').getByText(reason).waitFor();
      expect((await call(ada, 'getProfile')).resume).toBeNull();
    });

    it('shows the same error for a dropped file', async () => {
      await page.reload();
      await dropFile(ada, { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('PNG') });
      await page.getByRole('alert').getByText(resumeRefusedMessage).waitFor();
    });

    it('shows the error of the server for a file that only has the name of a PDF', async () => {
      ada.expectProblem(/status of 415/);
      await choose(asPdf('resume.pdf', Buffer.from('GIF89a\u0001\u0000')));
      await page
        .getByRole('alert')
        .getByText(errorCodes.RESUME_FORMAT_UNSUPPORTED.message)
        .waitFor();
      expect((await call(ada, 'getProfile')).resume).toBeNull();
    });

    it.each([
      [
        'is protected by a password',
        makePdf(resumes.software, { userPassword: 'secret' }),
        'RESUME_ENCRYPTED',
      ],
      ['is a scan without text', makeScannedPdf(2), 'RESUME_NO_TEXT'],
      ['is cut off in the middle', truncatePdf(pdf), 'RESUME_UNREADABLE'],
      ['is broken', makeBrokenPdf(), 'RESUME_UNREADABLE'],
    ] as const)(
      'explains why a PDF that %s has no skills, and offers another upload',
      async (_, buffer, code) => {
        await page.reload();
        await choose(asPdf('resume.pdf', buffer));
        const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t read this resume' });
        await alert.getByText(errorCodes[code].message).waitFor();
        await alert.getByRole('button', { name: 'Upload another file' }).click();
        await page.getByText('Drop your resume here or').waitFor();
      },
    );

    it('reads a valid resume after all of these', async () => {
      await choose(asPdf('resume.pdf', pdf));
      await page.getByText(/^TypeScript \d+%$/).waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });

  describe('as a posting', () => {
    let bruno: Visitor;
    let page: Page;
    beforeAll(async () => {
      bruno = await product.arrive();
      page = bruno.page;
      await signIn(bruno, product.users.bruno);
      await giveResume(bruno, pdf);
      await call(bruno, 'completeOnboarding', { query: { onboarding: 'true' } });
      await bruno.goto('/job-scan');
    });

    /** Waits for the message below a field. */
    const says = async (label: string, message: string) => {
      const notes =
        (await page.getByLabel(label, { exact: true }).getAttribute('aria-describedby')) ?? '';
      const below = page.locator(
        notes
          .split(' ')
          .map((note) => `[id="${note}"]`)
          .join(', '),
      );
      await below
        .and(page.getByRole('alert'))
        .and(page.getByText(message, { exact: true }))
        .waitFor();
    };

    it('shows the error of each field while the user types', async () => {
      const details = [
        ['Company', 'a', 'Company name must have at least 2 characters'],
        ['Link', 'jobs', 'Paste a link that starts with https://'],
      ] as const;
      for (const [label, wrong, message] of details) {
        await (await openDetail(page, label)).fill(wrong);
        await says(label, message);
        await page.getByLabel(label, { exact: true }).fill('');
      }
      for (const text of ['abcd', '']) {
        await page.getByLabel('Job Description').fill(text);
        await says('Job Description', 'Job Description Required');
      }
    });

    it('sends nothing while a field is invalid', async () => {
      await page.getByRole('button', { name: 'Scan job' }).click();
      expect((await call(bruno, 'listScans')).totalJobs).toBe(0);
    });

    it.each(['javascript:alert(1)', 'data:text/html,hello', 'ftp://jobs.example.com'])(
      'does not take %s for the address of a posting',
      async (url) => {
        await pastePosting(bruno, { text: postings.frontend, company: 'Harbourlight', url });
        await says('Link', 'Paste a link that starts with https://');
        expect((await call(bruno, 'listScans')).totalJobs).toBe(0);
      },
    );

    it.each([
      ['is under 40 words', postings.short, 'Short Ltd'],
      ['is no posting', postings.recipe, 'Soup Ltd'],
      ['asks for nothing that can be judged', postings.vague, 'Meadow Ltd'],
    ])('makes up no score for a text that %s', async (_, text, company) => {
      await openScreen(bruno, 'Job Scan');
      await pastePosting(bruno, { text, company });
      await page.waitForURL(/\/job-match\//);
      await openScreen(bruno, 'Job Matches');
      await card(bruno, company).getByText('Not scored').waitFor();
      await card(bruno, company).getByText('so we made up no score').waitFor();
      expect(await card(bruno, company).getByText('%').count()).toBe(0);
    });

    it('ignores a posting’s instruction to give it a certain score', async () => {
      await openScreen(bruno, 'Job Scan');
      await pastePosting(bruno, { text: postings.hostile, company: 'Copperleaf' });
      await openScreen(bruno, 'Job Matches');
      const shown = await card(bruno, 'Copperleaf')
        .getByText(/^\d+%$/)
        .innerText();
      expect(Number.parseInt(shown, 10)).toBeLessThan(60);
    });
  });

  describe('before the resume is read', () => {
    it('keeps a posting that was scanned before the resume was read, and scores it automatically', async () => {
      const chiara = await product.arrive();
      const { page } = chiara;
      await signIn(chiara, product.users.chiara);
      await call(chiara, 'uploadResume', { pdf: makePdf(resumes.nurse) });
      await page.reload();
      await page.getByRole('button', { name: /^Continue with/ }).click();
      // The next step does not require an evaluation.
      await page.getByRole('button', { name: 'Continue without waiting' }).click();
      await page.getByRole('heading', { name: 'Paste your first posting' }).waitFor();
      await pastePosting(chiara, { text: postings.nurse, company: 'Saint Elwin' });
      await page.getByRole('main').getByText('Waiting for your resume').waitFor();
      await chiara.markPage();
      await page.getByRole('link', { name: 'Go to your resume' }).click();
      await page.getByRole('button', { name: 'Evaluate Resume' }).click();
      await page.getByText('Resume Evaluated successfully 🎉').waitFor();
      await openScreen(chiara, 'Job Matches');
      await card(chiara, 'Saint Elwin')
        .getByText(/^\d+%$/)
        .waitFor();
      expect(await chiara.isStillTheSamePage()).toBe(true);
      await chiara.leave();
    });
  });
});
