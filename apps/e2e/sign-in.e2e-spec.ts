import { type Visitor } from './support/browser.js';
import { overflowing, violations } from './support/accessibility.js';
import { sharedProduct } from './support/product.js';
import { desk, phone } from './support/viewport-checks.js';

describe('signing in', () => {
  const product = sharedProduct();
  let guest: Visitor;
  beforeEach(async () => {
    guest = await product.arrive();
  });
  afterEach(() => guest.leave());

  describe('with the demo', () => {
    it.each(['light', 'dark'] as const)(
      'shows a card for each sample user in our own look, %s',
      async (colorScheme) => {
        const { page } = guest;
        await page.emulateMedia({ colorScheme });
        await guest.goto('/login');
        await page.getByRole('link', { name: 'Sign in with Github' }).click();
        await page.getByRole('heading', { name: 'Choose a sample user' }).waitFor();
        const card = page.getByRole('button', { name: product.users.bruno });
        expect(await card.innerText()).toContain('Intensive care nurse');
        for (const viewport of [desk, phone]) {
          await page.setViewportSize(viewport);
          expect(await violations(page)).toEqual([]);
          expect(await overflowing(page)).toEqual([]);
        }
      },
    );

    it('signs in by keyboard, and leads back without signing in', async () => {
      const { page } = guest;
      await guest.goto('/login');
      await page.getByRole('link', { name: 'Sign in with Github' }).click();
      await page.getByRole('link', { name: 'Back to the sign-in page' }).click();
      await page.getByRole('link', { name: 'Sign in with Github' }).click();
      await page.getByRole('button', { name: product.users.chiara }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/onboarding/);
    });
  });
});
