import { limits, normaliseLine } from '@rolefit/contracts';
import { makePdf, postings, resumes } from '@rolefit/testing';
import { type Page } from 'playwright-core';
import { overflowing } from '../support/accessibility.js';
import { call, scan, scanIs } from '../support/api.js';
import { type Visitor } from '../support/browser.js';
import { openDetail, signInWithResume } from '../support/journey.js';
import { desk, phone } from '../support/viewport-checks.js';
import { sharedProduct } from '../support/product.js';

/** Requests an image, which would reveal it, and does what only a script can do. */
const trap = (place: string) =>
  `<img src="/trap-${place}.png" onerror="window.trapped='${place}'"><script>window.trapped='${place}'</script>`;
const markdown =
  '![x](/trap-markdown.png) [more](javascript:window.trapped=1) <a href="javascript:window.trapped=1">here</a>';
/** Text after it would be displayed in reverse. */
const override = '\u202e';
const invisible = '\u200b\u2060\u200d';
const longWord = 'x'.repeat(3_000);

const company = `Trap ${trap('company')}`;
const title = `Sous-chef ${trap('title')} ${invisible}`;
const turned = `Turned ${override}Ltd`;
const posting = `${postings.frontend}\n\n${trap('posting')}\n${markdown}\n${override}reversed\n${invisible}\n- Experience with ${trap('skill')} and React\n${longWord}`;
const note = `${trap('note')}\n${markdown}\n${longWord.slice(0, 1_000)}`;
const bio = `${trap('bio')}`.slice(0, limits.bioChars);
const skill = '<img src=/trap-x.png onerror=trapped=1>';

describe('untrusted text', () => {
  const product = sharedProduct();
  let ada: Visitor;
  let page: Page;
  let id: string;
  beforeAll(async () => {
    ada = await product.arrive();
    page = ada.page;
    await signInWithResume(
      ada,
      product.users.ada,
      makePdf([...resumes.software, trap('resume'), markdown]),
    );
    id = await scan(ada, posting, {
      companyName: company,
      title,
      logo: 'javascript:window.trapped=1',
    });
    await scan(ada, postings.short, { companyName: turned, title: `Cook ${override}evil` });
    await scanIs(ada, id, 'completed');
    await call(ada, 'saveScan', { id, body: { note } });
    const { skills } = await call(ada, 'getProfile');
    await call(ada, 'updateSkills', {
      body: {
        skills: [...skills.map(({ name, score }) => ({ name, score })), { name: skill, score: 7 }],
      },
    });
    await call(ada, 'updateProfile', {
      body: { bio, location: longWord.slice(0, limits.locationChars) },
    });
    await call(ada, 'updateAnswers', {
      body: { licences: { items: [trap('licence').slice(0, limits.credentialNameChars)] } },
    });
  });

  const main = () => page.getByRole('main');

  it.each([
    {
      name: 'the dashboard',
      path: () => '/dashboard',
      shows: () => [main().getByText(company), main().getByText(normaliseLine(title))],
    },
    {
      name: 'the matches',
      path: () => '/job-match',
      shows: () => [
        main().getByText(company),
        main().getByRole('rowheader', { name: normaliseLine(title) }),
      ],
    },
    {
      name: 'the saved jobs',
      path: () => '/saved-job',
      shows: () => [main().getByText(company), main().getByText(trap('note'))],
    },
    {
      name: 'the match',
      path: () => `/job-match/${id}`,
      open: () => page.getByRole('button', { name: 'Edit note' }).click(),
      shows: () => [
        main().getByText(company),
        main().getByRole('heading', { name: normaliseLine(title) }),
        main().getByText(trap('posting')),
        main().getByRole('textbox', { name: /^Note/ }),
      ],
    },
    {
      name: 'the profile',
      path: () => '/profile',
      shows: () => [main().getByText(bio).first(), main().getByText(skill)],
    },
    {
      name: 'what was read of the resume',
      path: () => '/profile',
      open: () => page.getByRole('button', { name: 'What we read' }).click(),
      shows: () => [page.getByRole('dialog').getByText(trap('resume'))],
    },
    {
      name: 'the search',
      path: () => '/job-scan',
      open: () => page.getByRole('button', { name: 'Search' }).click(),
      shows: () => [page.getByRole('option').filter({ hasText: '<img' }).first()],
    },
    {
      name: 'a list of postings',
      path: () => '/job-scan?many',
      open: async () => {
        await page
          .getByLabel('Paste postings')
          .fill(
            `Company: ${company}\nTitle: ${trap('title')}\nURL: javascript:window.trapped=1\n\n${posting}`,
          );
        await page.getByRole('button', { name: 'Add 1 posting' }).click();
      },
      shows: () => [page.getByLabel('Company of posting 1')],
    },
  ])('is nothing but text: $name', async ({ path, shows, open }) => {
    const asked: string[] = [];
    const watch = (request: { url: () => string }) => void asked.push(request.url());
    page.on('request', watch);
    await ada.goto(path());
    await open?.();
    for (const sight of shows()) await sight.first().waitFor();
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      expect({ width: size.width, wide: await overflowing(page) }).toEqual({
        width: size.width,
        wide: [],
      });
    }
    await page.waitForLoadState('networkidle');
    page.off('request', watch);
    expect(asked.filter((url) => url.includes('trap'))).toEqual([]);
    expect(await page.evaluate(() => (window as { trapped?: string }).trapped ?? null)).toBeNull();
    expect(
      await page
        .locator('a[href^="javascript:" i], img[src*="trap"], img[src^="javascript:" i]')
        .count(),
    ).toBe(0);
  });

  it('does not change the direction of the text around it', async () => {
    await ada.goto('/job-match');
    const card = main().locator('tbody tr').filter({ hasText: 'Turned' });
    await card.waitFor();
    // A word is reversed if its first letter is to the right of its last.
    const backwards = await card.evaluate((element) => {
      const found: string[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const letters = node.textContent ?? '';
        const left = (at: number) => {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          return range.getBoundingClientRect().left;
        };
        for (const { index, 0: word } of letters.matchAll(/[a-z]{2,}/gi))
          if (left(index) > left(index + word.length - 1)) found.push(word);
      }
      return found;
    });
    expect(backwards).toEqual([]);
  });

  it('is rejected with its limit when too long, and widens no page', async () => {
    await ada.goto('/job-scan');
    await page.getByLabel('Job Description').fill('x'.repeat(200_000));
    await page.getByText('Job Description must be at most 50,000 characters').waitFor();
    await (await openDetail(page, 'Company')).fill('y'.repeat(10_000));
    await page.getByText('Company name must be at most 200 characters').waitFor();
    await (await openDetail(page, 'Link')).fill(`https://jobs.example.com/${'z'.repeat(10_000)}`);
    await page.getByText('Paste a link that starts with https://').waitFor();
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      expect(await overflowing(page)).toEqual([]);
    }
    await page.getByLabel('Job Description').fill('');
    await page.getByLabel('Company', { exact: true }).fill('');
  });

  it('is shown in full when a posting is one word of maximum length', async () => {
    const long = await scan(ada, 'w'.repeat(limits.postingChars), {
      companyName: 'L'.repeat(limits.companyNameChars),
      title: 'T'.repeat(limits.postingTitleChars),
    });
    await scanIs(ada, long, 'needs-text');
    for (const path of [`/job-match/${long}`, '/job-match', '/dashboard']) {
      await ada.goto(path);
      await main().getByText('T'.repeat(limits.postingTitleChars)).first().waitFor();
      for (const size of [phone, desk]) {
        await page.setViewportSize(size);
        expect({ path, wide: await overflowing(page) }).toEqual({ path, wide: [] });
      }
    }
  });
});
