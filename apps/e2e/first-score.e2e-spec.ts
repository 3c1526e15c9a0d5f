import { makePdf, postings, resumes } from '@rolefit/testing';
import { call } from './support/api.js';
import { type Visitor } from './support/browser.js';
import { sharedProduct } from './support/product.js';

describe('from the landing page to the first score', () => {
  const product = sharedProduct();
  let ada: Visitor;
  const actions: string[] = [];

  /** One click, choice or paste of the user; everything else happens without them. */
  async function act(name: string, action: () => Promise<unknown>): Promise<void> {
    actions.push(name);
    await action();
  }

  beforeAll(async () => {
    ada = await product.arrive({ permissions: ['clipboard-read', 'clipboard-write'] });
  });

  it('takes seven actions', async () => {
    const { page } = ada;
    await ada.goto('/');
    await act('Get started', () =>
      page.getByRole('link', { name: 'Get Started', exact: true }).click(),
    );
    await act('Sign in', () => page.getByRole('link', { name: 'Sign in with Github' }).click());
    await act('Choose the account', () =>
      page.getByRole('button', { name: product.users.ada }).click(),
    );
    await act('Choose the resume', () =>
      page.getByLabel('Resume file').setInputFiles({
        name: 'Mira Solvang.pdf',
        mimeType: 'application/pdf',
        buffer: makePdf(resumes.software),
      }),
    );
    await act('Looks right', () => page.getByRole('button', { name: 'Looks right' }).click());
    await page.getByRole('heading', { name: 'Paste your first posting' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
    const posting = `${postings.frontend}\n\nApply at https://jobs.example.com/7.`;
    await page.evaluate((text) => navigator.clipboard.writeText(text), posting);
    // Into the field that has the focus.
    await act('Paste the posting', () => page.keyboard.press('Control+v'));
    // Read from the text, and nothing that the user has to do.
    await page.getByRole('button', { name: /^Title: .*Front-end Developer/ }).waitFor();
    await act('Scan', () => page.keyboard.press('Control+Enter'));
    await page.getByRole('img', { name: /^Overall score \d+ of 100/ }).waitFor();

    expect(actions).toHaveLength(7);
    expect(ada.path).toMatch(/^\/job-match\//);
    const [job] = (await call(ada, 'listScans')).jobs;
    expect(job).toMatchObject({
      companyName: 'Harbourlight Software',
      url: 'https://jobs.example.com/7',
      status: 'completed',
    });
  });
});
