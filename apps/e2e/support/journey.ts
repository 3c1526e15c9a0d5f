import { type Locator, type Page } from 'playwright-core';
import { call, giveResume } from './api.js';
import { type Visitor } from './browser.js';

/** From the login page through GitHub's own page and back. */
export async function signIn(visitor: Visitor, user: string): Promise<void> {
  const { page } = visitor;
  if (!visitor.path.startsWith('/login')) await visitor.goto('/login');
  await page.getByRole('link', { name: 'Sign in with Github' }).click();
  await page.getByRole('button', { name: user }).click();
  await page.waitForURL(/\/(dashboard|onboarding|job-match|restore)/);
  await page.waitForFunction(() => localStorage.getItem('token') !== null);
}

/** Signs in, with onboarding done and this resume read, without walking through the wizard. */
export async function signInWithResume(visitor: Visitor, user: string, pdf: Buffer): Promise<void> {
  await signIn(visitor, user);
  await giveResume(visitor, pdf);
  await call(visitor, 'completeOnboarding', { query: { onboarding: 'true' } });
  await visitor.goto('/dashboard');
  await visitor.page.getByRole('heading', { name: 'Dashboard' }).waitFor();
}

/** Opens a screen by the sidebar, without reloading the page. */
export async function openScreen(
  visitor: Visitor,
  title: 'Dashboard' | 'Profile' | 'Job Scan' | 'Job Matches' | 'Saved Jobs',
): Promise<void> {
  await visitor.page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: title })
    .click();
}

type Detail = 'Title' | 'Company' | 'Link';

/** The field of a detail of the scan form, which is a button until it is edited. */
export async function openDetail(page: Page, name: Detail): Promise<Locator> {
  const field = page.getByLabel(name, { exact: true });
  if (!(await field.isVisible()))
    await page.getByRole('button', { name: new RegExp(`^(${name}:|Add a ${name})`, 'i') }).click();
  return field;
}

/** Fills in the scan form and sends it. */
export async function pastePosting(
  visitor: Visitor,
  {
    text,
    company,
    url = 'https://jobs.example.com/1',
  }: { text: string; company: string; url?: string },
): Promise<void> {
  const { page } = visitor;
  await page.getByLabel('Job Description').fill(text);
  await (await openDetail(page, 'Company')).fill(company);
  await (await openDetail(page, 'Link')).fill(url);
  await page.getByRole('button', { name: 'Scan job' }).click();
}

/** A scan's row or card in a list, by its company; not its row under "Apply next". */
export function card(visitor: Visitor, company: string): Locator {
  return visitor.page.getByRole('main').locator('tbody tr, ul > li').filter({ hasText: company });
}

/** Chooses a seldom needed action of the open match. */
export async function chooseAction(page: Page, name: 'Scan again' | 'Delete'): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('list', { name: 'More actions' }).getByRole('button', { name }).click();
}

/** Drops a file on the dropzone as a mouse would. */
export async function dropFile(
  visitor: Visitor,
  { name, mimeType, buffer }: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const { page } = visitor;
  const transfer = await page.evaluateHandle(
    ({ name: fileName, type, base64 }) => {
      const data = new DataTransfer();
      data.items.add(
        new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], fileName, {
          type,
        }),
      );
      return data;
    },
    { name, type: mimeType, base64: buffer.toString('base64') },
  );
  await page
    .getByText('Drop your resume here or')
    .dispatchEvent('drop', { dataTransfer: transfer });
}
