import { randomUUID } from 'node:crypto';
import { type Visitor } from './support/browser.js';
import { sharedProduct } from './support/product.js';

describe('signing in', () => {
  const product = sharedProduct();
  let guest: Visitor;
  beforeEach(async () => {
    guest = await product.arrive();
  });
  afterEach(() => guest.leave());

  describe('with the demo', () => {
    it('shows a card for each sample user', async () => {
      const { page } = guest;
      await guest.goto('/login');
      await page.getByRole('link', { name: 'Sign in with Github' }).click();
      await page.getByRole('heading', { name: 'Choose a sample user' }).waitFor();
      const card = page.getByRole('button', { name: product.users.bruno });
      expect(await card.innerText()).toContain('Intensive care nurse');
    });

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
      await guest.goto('/sign-in#half-a-link');
      await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
      await page.getByRole('link', { name: 'Send a new link' }).click();
      await page.getByLabel('E-mail').waitFor();
    });
  });
});
