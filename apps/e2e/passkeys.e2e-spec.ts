import { makePdf, resumes } from '@rolefit/testing';
import pg from 'pg';
import { type Visitor } from './support/browser.js';
import { freePort } from './support/free-port.js';
import { openScreen, signInWithResume } from './support/journey.js';
import { ownProduct, sharedProduct } from './support/product.js';
import { VirtualAuthenticator } from './support/virtual-authenticator.js';

describe('passkeys', () => {
  let port = 0;
  beforeAll(async () => {
    port = await freePort();
  });
  const product = ownProduct(() => ({
    args: ['--port', String(port)],
    // Browsers only allow passkeys on a domain name.
    env: { PUBLIC_URL: `http://localhost:${port}` },
  }));
  let ada: Visitor;
  let authenticator: VirtualAuthenticator;
  beforeAll(async () => {
    ada = await product.arrive();
    authenticator = await VirtualAuthenticator.plugInto(ada.page);
    await signInWithResume(ada, product.users.ada, makePdf(resumes.software));
  });

  const button = (visitor: Visitor, name: string) => visitor.page.getByRole('button', { name });
  const rows = () => ada.page.getByRole('listitem').filter({ hasText: 'Rename' });
  async function logOut(): Promise<void> {
    // Other screens would still call the API.
    await ada.goto('/privacy');
    await ada.page.evaluate(async () => {
      await fetch('/api/v1/auth/logout', {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      });
      localStorage.clear();
    });
  }
  async function signInLongAgo(): Promise<void> {
    const client = new pg.Client({ connectionString: product.rolefit.databaseUrl });
    await client.connect();
    await client.query(`UPDATE sessions SET created_at = now() - interval '1 day'`);
    await client.end();
  }
  async function signInWithPasskey(visitor: Visitor, path = '/login'): Promise<void> {
    await visitor.goto(path);
    await button(visitor, 'Sign in with a passkey').click();
  }

  it('are added on the profile, where the browser asks', async () => {
    await ada.goto('/profile');
    await ada.page.getByText('You have no passkeys.').waitFor();
    await button(ada, 'Add a passkey').click();
    await ada.page.getByText('The passkey is added').waitFor();
    expect(await rows().allInnerTexts()).toEqual([
      expect.stringMatching(/^Chrome, Linux\s+Added .+\s+Never used/),
    ]);
    const [passkey] = await authenticator.passkeys();
    expect(passkey).toMatchObject({ rpId: 'localhost', isResidentCredential: true });
  });

  it('are made once for each authenticator', async () => {
    await button(ada, 'Add a passkey').click();
    await ada.page.getByText('already has a passkey for your account').waitFor();
    expect(await rows().count()).toBe(1);
  });

  it('sign in without a name, and go on where the visitor wanted to', async () => {
    await logOut();
    await signInWithPasskey(ada, '/login?returnTo=/profile');
    await ada.page.waitForURL(/\/profile$/);
    await ada.page.waitForFunction(() => localStorage.getItem('token') !== null);
    await ada.goto('/profile');
    await rows().filter({ hasText: 'Last used' }).waitFor();
  });

  it('sign nobody in whose PIN is wrong, and say so', async () => {
    await logOut();
    await authenticator.verifies(false);
    await signInWithPasskey(ada);
    await ada.page.getByText('The request was cancelled, or it took too long.').waitFor();
    await authenticator.verifies(true);
    await button(ada, 'Sign in with a passkey').click();
    await ada.page.waitForURL(/\/dashboard$/);
  });

  it('need a recent sign-in to be added, after which the visitor is back on the profile', async () => {
    await signInLongAgo();
    await ada.goto('/profile');
    ada.expectProblem(/status of 403/);
    await button(ada, 'Add a passkey').click();
    await button(ada, 'Sign in again').click();
    await ada.page.waitForURL(/\/login\?returnTo=%2Fprofile$/);
    await button(ada, 'Sign in with a passkey').click();
    await ada.page.waitForURL(/\/profile$/);
    await rows().filter({ hasText: 'Last used' }).waitFor();
  });

  it('are refused when they were copied and used elsewhere since', async () => {
    const [copy] = await authenticator.passkeys();
    await logOut();
    await signInWithPasskey(ada);
    await ada.page.waitForURL(/\/dashboard$/);
    const thief = await product.arrive();
    thief.expectProblem(/status of 422/);
    const stolen = await VirtualAuthenticator.plugInto(thief.page);
    await stolen.copy({ ...copy!, signCount: 1 });
    await signInWithPasskey(thief);
    await thief.page.getByText('This passkey seems to have been copied').waitFor();
    await thief.leave();
  });

  it('are renamed and removed by keyboard, and then sign nobody in', async () => {
    await ada.goto('/profile');
    await ada.page.waitForFunction(() => localStorage.getItem('token') !== null);
    await button(ada, 'Rename Chrome, Linux').press('Enter');
    await ada.page.keyboard.type('Laptop');
    await ada.page.keyboard.press('Enter');
    await ada.page.getByText('Laptop', { exact: true }).waitFor();
    await button(ada, 'Remove Laptop').press('Enter');
    await ada.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await ada.page.getByText('You have no passkeys.').waitFor();
    await logOut();
    ada.expectProblem(/status of 422/);
    await signInWithPasskey(ada);
    await ada.page.getByText('This passkey doesn’t work here.').waitFor();
  });
});

describe('at an IP address', () => {
  const product = sharedProduct();

  it('no passkeys are offered, and the profile says why', async () => {
    const bruno = await product.arrive();
    await bruno.goto('/login');
    await bruno.page.getByLabel('E-mail').waitFor();
    expect(await bruno.page.getByRole('button', { name: /passkey/ }).count()).toBe(0);
    await signInWithResume(bruno, product.users.bruno, makePdf(resumes.nurse));
    await openScreen(bruno, 'Profile');
    await bruno.page
      .getByText(`Start Rolefit with PUBLIC_URL=http://localhost:${new URL(bruno.baseUrl).port}`)
      .waitFor();
    await bruno.leave();
  });
});
