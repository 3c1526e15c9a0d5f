import { makePdf, postings, resumes } from '@rolefit/testing';
import { violations } from './support/accessibility.js';
import { type Visitor } from './support/browser.js';
import { ownProduct } from './support/product.js';
import { desk, phone } from './support/viewport-checks.js';

const posting = `${postings.frontend}\n\nApply at https://jobs.example.com/7.`;

describe('trying it before signing in', () => {
  const product = ownProduct();
  let guest: Visitor;
  beforeEach(async () => {
    guest = await product.arrive({ permissions: ['clipboard-read', 'clipboard-write'] });
  });
  afterEach(async () => {
    await guest.leave();
  });

  /** What the page asks servers for that is no file of its own. */
  function watchCalls(): string[] {
    const calls: string[] = [];
    guest.page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      const isOwnFile = origin === guest.baseUrl && pathname.includes('/assets/');
      if (!isOwnFile) calls.push(`${request.method()} ${request.url()}`);
    });
    return calls;
  }

  async function paste(text: string): Promise<void> {
    const { page } = guest;
    await page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await page.getByLabel('Paste a posting').click();
    await page.keyboard.press('Control+v');
  }

  it('scores a pasted posting in the browser, and has it in the form after the sign-in and the upload', async () => {
    const { page } = guest;
    // Waits for the page's only API call. A slow browser can reach 'networkidle' before it renders and makes that call.
    const facts = page.waitForResponse(/\/auth\/providers$/);
    await guest.goto('/');
    await facts;
    const calls = watchCalls();
    await page.getByText('Front-end developer', { exact: true }).click();
    await paste(posting);
    const start = page.getByRole('link', { name: 'Score it with your own resume' });
    await start.waitFor();
    await page.getByText(/^Your posting, as if you were Daniel Okafor/).waitFor();
    await page
      .getByRole('region', { name: 'Match' })
      .getByRole('img', { name: /^Overall score \d+ of 100: (Strong|Good)/ })
      .waitFor();
    await page
      .getByRole('region', { name: 'Text of the posting' })
      .getByText('Harbourlight builds booking software', { exact: false })
      .waitFor();
    await page.getByRole('button', { name: /GraphQL/ }).waitFor();
    expect(calls).toEqual([]);

    await start.click();
    await page.getByRole('link', { name: 'Sign in with Github' }).click();
    await page.getByRole('button', { name: 'ada-demo' }).click();
    await page.getByLabel('Resume file').setInputFiles({
      name: 'Mira Solvang.pdf',
      mimeType: 'application/pdf',
      buffer: makePdf(resumes.software),
    });
    await page.getByRole('button', { name: 'Looks right' }).click();
    await page.getByRole('button', { name: /^Title: .*Front-end Developer/ }).waitFor();
    expect(await page.getByLabel('Job Description').inputValue()).toBe(posting);
    await page.getByRole('button', { name: 'Scan job' }).click();
    await page.waitForURL(/\/job-match\//);
    await page.getByRole('img', { name: /^Overall score \d+ of 100/ }).waitFor();
    // It is sent, and no longer listed as waiting.
    await guest.goto('/job-scan');
    expect(await page.getByLabel('Job Description').inputValue()).toBe('');
    expect(guest.problems).toEqual([]);
  });

  it.each([
    ['a desk', desk, 'light'],
    ['a desk', desk, 'dark'],
    ['a phone', phone, 'light'],
    ['a phone', phone, 'dark'],
  ] as const)(
    'shows the score on %s (%p, %s) without scrolling, and axe finds nothing',
    async (_, size, colorScheme) => {
      const { page } = guest;
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await guest.goto('/');
      await paste('Nurse wanted.');
      await page
        .getByRole('alert')
        .getByText(/A score needs at least 40/)
        .waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByLabel('Paste a posting').fill('');
      await paste(posting);
      await page.getByRole('link', { name: 'Score it with your own resume' }).waitFor();
      await page.waitForFunction(() => {
        const box = document.querySelector('section[aria-label="Match"]')?.getBoundingClientRect();
        return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight;
      });
      expect(await violations(page)).toEqual([]);
      expect(guest.problems).toEqual([]);
    },
  );
});
