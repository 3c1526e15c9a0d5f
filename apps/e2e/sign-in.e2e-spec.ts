import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Visitor } from './support/browser.js';
import { overflowing, violations } from './support/accessibility.js';
import { sharedProduct } from './support/product.js';
import { desk, phone } from './support/viewport-checks.js';

/** Where pictures go, for people to look at; none are taken where it is not set. */
const picturesDir = process.env['ROLEFIT_SCREENSHOTS'];

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

  describe('by e-mail', () => {
    const anAddress = () => `ada-${randomUUID()}@example.org`;
    const button = (name: string | RegExp) => guest.page.getByRole('button', { name });

    /** Asks for a link on the login page, and returns it from the inbox. */
    async function askForLink(email: string): Promise<string> {
      const { page } = guest;
      await page.getByLabel('E-mail').fill(email);
      await button('Send me a link').click();
      await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
      await page.getByRole('link', { name: 'Open the inbox' }).click();
      const mail = page.getByRole('listitem').filter({ hasText: `To ${email}` });
      await mail.waitFor();
      const link = mail.getByRole('link', { name: /\/sign-in#/ });
      // Other tests of this Rolefit get mails too, and only the newest is open.
      if (!(await link.isVisible())) await mail.locator('summary').click();
      return (await link.getAttribute('href')) ?? '';
    }

    it('leads from the landing page over the inbox to onboarding', async () => {
      const { page } = guest;
      const email = anAddress();
      await guest.goto('/');
      await page.getByRole('link', { name: 'Get Started' }).first().click();
      const link = await askForLink(email);
      await page.getByRole('link', { name: link }).click();
      await button(`Sign in as ${email}`).click();
      await page.waitForURL(/\/onboarding/);
      await page.waitForFunction(() => localStorage.getItem('token') !== null);

      await page.goto(link);
      await page.getByRole('heading', { name: 'This link has been used' }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Send a new link' }).waitFor();
    });

    it('asks in another browser whether it was the user who wanted the link', async () => {
      const email = anAddress();
      await guest.goto('/login?returnTo=/profile');
      const link = await askForLink(email);
      const elsewhere = await product.arrive();
      const { page } = elsewhere;
      await page.goto(link);
      await page.getByRole('heading', { name: 'Did you ask for this link?' }).waitFor();
      for (const viewport of [desk, phone]) {
        await page.setViewportSize(viewport);
        expect(await violations(page)).toEqual([]);
        expect(await overflowing(page)).toEqual([]);
      }
      await page.getByRole('button', { name: `Sign in as ${email}` }).click();
      await page.waitForURL(/\/(profile|onboarding)/);
      await elsewhere.leave();
    });

    it('says what is wrong with an address and with a link', async () => {
      const { page } = guest;
      await guest.goto('/login');
      await page.getByLabel('E-mail').fill('ada@');
      await button('Send me a link').click();
      await page.getByText('Enter an e-mail address such as').waitFor();
      expect(await violations(page)).toEqual([]);
      await guest.goto('/sign-in#half-a-link');
      await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
      await page.getByRole('link', { name: 'Send a new link' }).click();
      await page.getByLabel('E-mail').waitFor();
    });

    it.each(['light', 'dark'] as const)('has screens without flaws, %s', async (colorScheme) => {
      const { page } = guest;
      await page.emulateMedia({ colorScheme });
      const email = `a.rather.long.name.${randomUUID()}@a-long-domain.example.org`;
      await guest.goto('/login');
      await page.getByLabel('E-mail').fill(email);
      await button('Send me a link').click();
      await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
      await faultless('login-sent', colorScheme);
      await page.getByRole('link', { name: 'Open the inbox' }).click();
      await page
        .getByRole('listitem')
        .filter({ hasText: `To ${email}` })
        .waitFor();
      await faultless('inbox', colorScheme);
      await page
        .getByRole('link', { name: /\/sign-in#/ })
        .first()
        .click();
      await page.getByRole('button', { name: /^Sign in as/ }).waitFor();
      await faultless('link', colorScheme);
    });

    async function faultless(name: string, colorScheme: string): Promise<void> {
      const { page } = guest;
      for (const viewport of [desk, { width: 830, height: 1000 }, phone]) {
        await page.setViewportSize(viewport);
        expect(await violations(page)).toEqual([]);
        expect(await overflowing(page)).toEqual([]);
        if (picturesDir !== undefined)
          await page.screenshot({
            path: join(picturesDir, `${name}-${colorScheme}-${viewport.width}.png`),
          });
      }
    }
  });
});
