import { limits } from '@rolefit/contracts';
import { isNightly, makePdf, postings, resumes, sampleOf } from '@rolefit/testing';
import { type Locator, type Page } from 'playwright-core';
import { call, scan, scanIs } from '../support/api.js';
import { type Visitor } from '../support/browser.js';
import { chooseAction, signIn, signInWithResume } from '../support/journey.js';
import { unreachable } from '../support/keyboard.js';
import { flaws, motions } from '../support/viewport-checks.js';
import { sharedProduct } from '../support/product.js';
import { waitUntil } from '../support/wait-until.js';

interface State {
  readonly name: string;
  readonly path: () => string;
  /** Text that must be visible. */
  readonly sees: (page: Page) => readonly Locator[];
  readonly seesNot?: (page: Page) => Locator;
  /** Opens it, if it is not shown from the start. */
  readonly open?: (page: Page) => Promise<void>;
  /** Console message of the browser for an error response. */
  readonly refusal?: RegExp;
}

const main = (page: Page) => page.getByRole('main');
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true });
const link = (name: string) => (page: Page) => main(page).getByRole('link', { name, exact: true });
const button = (name: string | RegExp) => (page: Page) => main(page).getByRole('button', { name });
const text = (words: string | RegExp) => (page: Page) => main(page).getByText(words);
const all =
  (...finders: readonly ((page: Page) => Locator)[]) =>
  (page: Page) =>
    finders.map((find) => find(page));
const number = (title: string, count: string) => (page: Page) =>
  page
    .locator('div')
    .filter({ has: heading(title)(page) })
    .last()
    .getByText(count, { exact: true });
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

describe('every screen', () => {
  const product = sharedProduct();
  let matchId: string;

  /** Checks each state for every kind of user: in light and dark, with a screen reader, with the keyboard alone, and with reduced motion. */
  function shows(visitor: () => Visitor, states: readonly State[]): void {
    it.each(sampleOf(states, 3))('$name', async ({ path, sees, seesNot, open, refusal }) => {
      const { page } = visitor();
      if (refusal) visitor().expectProblem(refusal);
      await visitor().goto(path());
      await open?.(page);
      for (const sight of sees(page)) await sight.first().waitFor();
      if (seesNot) expect(await seesNot(page).count()).toBe(0);
      expect([
        ...(await flaws(page)),
        ...(await motions(page)),
        ...(await unreachable(page)),
      ]).toEqual([]);
    });
  }

  describe('without data', () => {
    let chiara: Visitor;
    beforeAll(async () => {
      chiara = await product.arrive();
      await signIn(chiara, product.users.chiara);
      await call(chiara, 'uploadResume', { pdf: makePdf(resumes.nurse) });
      await call(chiara, 'completeOnboarding', { query: { onboarding: 'true' } });
    });
    const card = (page: Page) =>
      main(page).getByRole('listitem').getByRole('heading', { level: 2 });
    shows(
      () => chiara,
      [
        {
          name: 'the dashboard',
          path: () => '/dashboard',
          sees: all(
            number('Total Jobs Scanned', '00'),
            number('Jobs Saved for Later', '00'),
            number('Scanned this week', '00'),
            text('No scans yet'),
            link('Scan Job Now'),
          ),
          seesNot: (page) => page.getByRole('table'),
        },
        {
          name: 'the profile',
          path: () => '/profile',
          sees: all(
            text('No Skills Found!'),
            button('Evaluate Resume'),
            text('resume.pdf'),
            text('Not answered'),
            button('Edit Skills'),
            button('Edit Profile'),
          ),
        },
        {
          name: 'what was read of the resume',
          path: () => '/profile',
          open: press('What we read'),
          refusal: /status of 404 .*\/resume\/reading/,
          sees: (page) => [
            page.getByRole('dialog').getByText('Not read yet'),
            page.getByRole('dialog').getByRole('button', { name: 'Evaluate Resume' }),
          ],
        },
        {
          name: 'the skills to edit',
          path: () => '/profile',
          open: press('Edit Skills'),
          sees: all(button('Add skill'), button('Save Changes')),
        },
        {
          name: 'the scan form',
          path: () => '/job-scan',
          sees: all(
            heading('Scan a job'),
            (page) => page.getByLabel('Job Description'),
            button('Scan job'),
          ),
        },
        {
          name: 'many at once',
          path: () => '/job-scan?many',
          sees: all(
            heading('Scan many jobs'),
            (page) => page.getByLabel('Paste postings'),
            (page) => page.getByLabel('File of postings'),
          ),
        },
        {
          name: 'the matches',
          path: () => '/job-match',
          sees: all(heading('No Job Score Yet'), link('Scan Job Now'), link('Learn More')),
          seesNot: card,
        },
        {
          name: 'the saved jobs',
          path: () => '/saved-job',
          sees: all(heading('No saved jobs yet'), link('Go to your matches')),
          seesNot: card,
        },
        {
          name: 'the search',
          path: () => '/dashboard',
          open: press('Search'),
          sees: (page) => [page.getByRole('option', { name: 'Job Matches' })],
          seesNot: (page) => page.getByRole('group', { name: 'Recent jobs' }),
        },
      ],
    );
  });

  describe('with one scan', () => {
    let bruno: Visitor;
    beforeAll(async () => {
      bruno = await product.arrive();
      await signInWithResume(bruno, product.users.bruno, makePdf(resumes.nurse));
      matchId = await scan(bruno, postings.nurse, { companyName: 'Saint Elwin' });
      await scanIs(bruno, matchId, 'completed');
      await call(bruno, 'saveScan', { id: matchId, body: {} });
    });
    const card = (page: Page) =>
      main(page).locator('tbody tr, ul > li').filter({ hasText: 'Saint Elwin' });
    shows(
      () => bruno,
      [
        {
          name: 'the dashboard',
          path: () => '/dashboard',
          sees: all(
            number('Total Jobs Scanned', '01'),
            number('Jobs Saved for Later', '01'),
            number('Scanned this week', '01'),
            (page) => page.getByRole('row', { name: /Saint Elwin/ }).getByText(/^\d+%$/),
            heading('Skill gaps'),
          ),
        },
        {
          name: 'the profile',
          path: () => '/profile',
          sees: all(text(/^Wound care \d+%$/), text('Last updated')),
        },
        {
          name: 'the matches',
          path: () => '/job-match',
          sees: all(text('1 scan'), card),
          seesNot: (page) => page.getByRole('navigation', { name: 'Pages' }),
        },
        {
          name: 'the match',
          path: () => `/job-match/${matchId}`,
          sees: all(
            (page) => page.getByRole('img', { name: /^Overall score/ }),
            heading('All skills'),
            heading('What to do'),
            (page) => page.getByLabel('Stage'),
          ),
        },
        {
          name: 'the saved jobs',
          path: () => '/saved-job',
          sees: all((page) => page.getByRole('link', { name: 'All 1' }), card),
          seesNot: (page) => page.getByRole('navigation', { name: 'Pages' }),
        },
        {
          name: 'the question before a scan is deleted',
          path: () => `/job-match/${matchId}`,
          open: (page) => chooseAction(page, 'Delete'),
          sees: (page) => [page.getByRole('alertdialog', { name: 'Are you absolutely sure?' })],
        },
      ],
    );
  });

  if (isNightly)
    describe('with many scans', () => {
      let ada: Visitor;
      const many = limits.batchPostings;
      beforeAll(async () => {
        ada = await product.arrive();
        await signInWithResume(ada, product.users.ada, makePdf(resumes.software));
        const posting = (n: number) => ({
          jobId: `many-${n}`,
          companyName: `Tiny Crew ${n}`,
          url: `https://jobs.example.com/${n}`,
          jobDescription:
            n % 20 === 0 ? `${postings.frontend}\n\nReference ${n}` : `Cook number ${n}`,
        });
        await call(ada, 'createScans', {
          body: { postings: Array.from({ length: many }, (_, n) => posting(n)) },
        });
        await waitUntil(
          'all scans are done',
          async () =>
            (await call(ada, 'listScans', { query: { status: 'queued,reading,matching' } }))
              .totalMatching === 0,
        );
        const { jobs } = await call(ada, 'listScans', { query: { limit: '12' } });
        for (const { _id } of jobs) await call(ada, 'saveScan', { id: _id, body: {} });
        const names = Array.from({ length: 30 }, (_, n) => ({
          name: `Skill number ${n} of a long list`,
          score: n,
        }));
        await call(ada, 'updateSkills', { body: { skills: names } });
        // Its toast would cover part of the first screen.
        await ada.page.getByText(/scores were updated/).waitFor();
      });
      const cards = (page: Page) =>
        main(page).locator('tbody tr, ul > li').filter({ hasText: 'Tiny Crew' });
      const pasted = Array.from(
        { length: many },
        (_, n) => `Company: Tiny Crew ${n}\n\nCook number ${n}`,
      ).join('\n---\n');
      shows(
        () => ada,
        [
          {
            name: 'the dashboard',
            path: () => '/dashboard',
            sees: all(
              number('Total Jobs Scanned', String(many)),
              number('Jobs Saved for Later', '12'),
              (page) =>
                page.getByRole('row', { name: /Tiny Crew/ }).nth(limits.pageSizeDefault - 1),
              heading('Skill gaps'),
            ),
            seesNot: (page) =>
              page.getByRole('row', { name: /Tiny Crew/ }).nth(limits.pageSizeDefault),
          },
          {
            name: 'the profile',
            path: () => '/profile',
            sees: all(text('Skill number 29 of a long list 29%')),
          },
          {
            name: 'the skills to edit',
            path: () => '/profile',
            open: press('Edit Skills'),
            sees: (page) => [page.getByLabel('Name of skill 30', { exact: true })],
          },
          {
            name: 'the matches',
            path: () => '/job-match',
            sees: all(text(`${many} scans`), text('Page 1 of 2'), (page) =>
              cards(page).nth(limits.pageSizeTriage - 1),
            ),
            seesNot: (page) => cards(page).nth(limits.pageSizeTriage),
          },
          {
            name: 'the filters of the matches',
            path: () => '/job-match?status=completed',
            open: press(/^Filter/),
            sees: all(text('5 scans match'), (page) =>
              page.getByRole('group', { name: 'Filters' }),
            ),
          },
          {
            name: 'the saved jobs',
            path: () => '/saved-job',
            sees: all(
              (page) => page.getByRole('link', { name: 'All 12' }),
              text('Page 1 of 2'),
              (page) => cards(page).nth(limits.pageSizeDefault - 1),
            ),
          },
          {
            name: 'the search',
            path: () => '/dashboard',
            open: press('Search'),
            sees: (page) => [page.getByRole('option', { name: /Tiny Crew/ })],
          },
        ],
      );

      it('many at once', async () => {
        const { page } = ada;
        await ada.goto('/job-scan?many');
        await page.getByLabel('Paste postings').fill(pasted);
        await page.getByRole('button', { name: `Add ${many} postings` }).click();
        await page.getByLabel(`Company of posting ${many}`).waitFor();
        expect(await flaws(page)).toEqual([]);
      });
    });

  it('animates unless reduced motion is preferred', async () => {
    const guest = await product.arrive({ reducedMotion: 'no-preference' });
    await guest.goto('/login');
    await guest.page.getByRole('link', { name: 'Sign in with Github' }).waitFor();
    expect(await motions(guest.page)).not.toEqual([]);
  });
});
