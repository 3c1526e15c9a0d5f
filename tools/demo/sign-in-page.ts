import { type Page } from 'playwright-core';

/** Signs a demo user in on a page of Playwright and waits for the next screen. */
export async function signInPage(page: Page, url: string, who: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByRole('link', { name: 'Sign in with Github' }).click();
  await page.getByRole('button', { name: who }).click();
  await page.waitForURL(/\/(dashboard|onboarding|restore)/);
  await page.waitForFunction(() => localStorage.getItem('token') !== null);
}
