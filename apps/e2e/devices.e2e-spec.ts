import { makePdf, resumes } from '@rolefit/testing';
import { connectExtension, tryCall } from './support/api.js';
import { type Visitor } from './support/browser.js';
import { openScreen, signIn, signInWithResume } from './support/journey.js';
import { sharedProduct } from './support/product.js';

const phoneAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1';

describe('the devices of a user', () => {
  const product = sharedProduct();
  let ada: Visitor;
  let phone: Visitor;

  beforeAll(async () => {
    ada = await product.arrive();
    await signInWithResume(ada, product.users.ada, makePdf(resumes.software));
    phone = await product.arrive({ userAgent: phoneAgent });
    await signIn(phone, product.users.ada);
    await phone.page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  });

  const rows = () => ada.page.getByRole('listitem').filter({ hasText: 'Signed in' });
  const dialog = () => ada.page.getByRole('alertdialog');

  it('are listed by browser and system', async () => {
    await openScreen(ada, 'Profile');
    await ada.page.getByText('This device').waitFor();
    await rows().nth(1).waitFor();
    expect(await rows().count()).toBe(2);
    expect(await rows().nth(0).textContent()).toMatch(/^Chrome on .+This device/);
    expect(await rows().nth(1).textContent()).toMatch(/^Safari on iOS/);
  });

  it('are logged out remotely, and their open page signs out at once', async () => {
    // Its live connection is cut, and its sign-in cannot be renewed.
    phone.expectProblem(/status of 401/);
    await ada.page.getByRole('button', { name: 'Log out Safari on iOS' }).focus();
    await ada.page.keyboard.press('Enter');
    await dialog().waitFor();
    await dialog().getByRole('button', { name: 'Log out' }).click();
    await ada.page.getByText('The device is logged out').waitFor();
    await ada.page.getByText('You’re not signed in anywhere else.').waitFor();
    await ada.page.waitForFunction(() => document.activeElement?.textContent === 'Devices');
    await phone.page.waitForURL(/\/login/);
    await phone.page.getByText('Your session has ended.').waitFor();
    expect((await tryCall(ada, 'getMe')).status).toBe(200);
  });

  it('are all logged out at once, including this one and its other tabs', async () => {
    await signIn(phone, product.users.ada);
    ada.expectProblem(/status of 401/);
    phone.expectProblem(/status of 401/);
    const tab = await ada.page.context().newPage();
    await tab.goto(`${ada.baseUrl}/job-match`);
    await tab.getByRole('heading', { level: 1 }).first().waitFor();
    await connectExtension(ada);
    await ada.goto('/profile');
    await ada.page.getByText('Extension', { exact: true }).waitFor();
    expect(await rows().count()).toBe(3);
    await ada.page.getByRole('button', { name: 'Log out everywhere', exact: true }).click();
    await dialog().getByRole('button', { name: 'Log out everywhere' }).click();
    for (const page of [ada.page, tab, phone.page]) await page.waitForURL(/\/login/);
    expect(await ada.page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await ada.goto('/dashboard');
    await ada.page.waitForURL(/\/login/);
    await tab.close();
  });
});
