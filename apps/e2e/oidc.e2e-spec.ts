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
  /** The provider's pages ask for a font of the network. */
  async function arrive(): Promise<Visitor> {
    const visitor = await product.arrive();
    await visitor.page.route(/^https:\/\/fonts\.googleapis\.com\//, (route) =>
      route.fulfill({ contentType: 'text/css', body: '' }),
    );
    return visitor;
  }
  const product = ownProduct(() => ({ args: ['--port', String(port)], env: provider.env }));
  let ada: Visitor;
  beforeAll(async () => {
    ada = await arrive();
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
    const bob = await arrive();
    await bob.goto('/login?returnTo=/profile');
    await bob.page.getByRole('link', { name: 'Sign in with Home login' }).click();
    await bob.page.getByRole('link', { name: 'Cancel' }).click();
    await bob.page.getByText('You aren’t signed in').waitFor();
    expect(bob.path).toContain('returnTo=%2Fprofile');
    await bob.leave();
  });
});
