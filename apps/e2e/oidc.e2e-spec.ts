import { type Visitor } from './support/browser.js';
import { freePort } from './support/free-port.js';
import { startOidcProvider, type TestOidcProvider } from './support/oidc-provider.js';
import { ownProduct } from './support/product.js';

describe('signing in with an OpenID Connect provider', () => {
  let port = 0;
  let provider: TestOidcProvider;
  beforeAll(async () => {
    port = await freePort();
    provider = await startOidcProvider(`http://127.0.0.1:${port}`);
  });
  const product = ownProduct(() => ({ args: ['--port', String(port)], env: provider.env }));
  let ada: Visitor;
  beforeAll(async () => {
    ada = await product.arrive();
  });
  afterAll(() => provider?.stop());

  it('leads over the provider’s own page to onboarding, under the provider’s name', async () => {
    const { page } = ada;
    await ada.goto('/login');
    await page.getByRole('link', { name: 'Sign in with Home login' }).click();
    await page.getByPlaceholder('Enter any login').fill('ada');
    await page.getByPlaceholder('and password').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(/\/onboarding/);
    await page.waitForFunction(() => localStorage.getItem('token') !== null);
  });

  it('leads back to the sign-in page who declines', async () => {
    const bob = await product.arrive();
    await bob.goto('/login?returnTo=/profile');
    await bob.page.getByRole('link', { name: 'Sign in with Home login' }).click();
    await bob.page.getByRole('link', { name: 'Cancel' }).click();
    await bob.page.getByText('You aren’t signed in').waitFor();
    expect(bob.path).toContain('returnTo=%2Fprofile');
    await bob.leave();
  });

  it('says so while the provider is away', async () => {
    provider.stop();
    await product.rolefit.terminate('gateway');
    const cy = await product.arrive();
    await cy.goto('/login');
    await cy.page.getByRole('link', { name: 'Sign in with Home login' }).click();
    await cy.page.getByText('You aren’t signed in').waitFor();
    await cy.page.getByText('The sign-in provider does not answer right now.').waitFor();
    await cy.leave();
  });
});
