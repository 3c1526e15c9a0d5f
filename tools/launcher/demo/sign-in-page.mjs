/**
 * Signs a demo user in on a page of Playwright, as a person does, and waits for the screen that this leads to.
 * @param {import('playwright-core').Page} page
 * @param {string} url
 * @param {string} who
 */
export async function signInPage(page, url, who) {
  await page.goto(`${url}/login`);
  await page.getByRole('link', { name: 'Sign in with Github' }).click();
  await page.getByRole('button', { name: who }).click();
  await page.waitForURL(/\/(dashboard|onboarding|restore)/);
  await page.waitForFunction(() => localStorage.getItem('token') !== null);
}
