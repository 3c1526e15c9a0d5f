import { createHash } from 'node:crypto';
import { apiBasePath } from '@rolefit/contracts';
import { freePort, startGateway, type TestGateway } from '../../testing/gateway.fixture.js';
import { cookiesOf } from '../../testing/provider-page.js';
import { type PkceGithub, startPkceGithub } from '../../testing/pkce-github.fixture.js';

let github: PkceGithub;
let gateway: TestGateway;

beforeAll(async () => {
  github = await startPkceGithub(await freePort());
  gateway = await startGateway(github.env);
});
afterAll(async () => {
  await gateway?.close();
  github?.stop();
});

const locationOf = (headers: Headers) => headers.get('location') ?? '';
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** Starts a sign-in. @returns GitHub's page and the browser's cookie */
async function start() {
  const { headers } = await gateway.call('GET', `${apiBasePath}/auth/github`);
  return { page: new URL(locationOf(headers)), cookie: cookiesOf(headers) };
}
/** Grants consent on GitHub's page. @returns the callback that GitHub redirects to */
async function consent(page: URL): Promise<URL> {
  return new URL(locationOf((await fetch(page, { redirect: 'manual' })).headers));
}
const back = async (callback: URL, cookie: string) => {
  const { headers } = await gateway.call('GET', callback.pathname + callback.search, {
    headers: { cookie },
  });
  return { location: locationOf(headers), cookies: cookiesOf(headers) };
};

describe('PKCE with GitHub', () => {
  it('sends a new S256 challenge with each sign-in, and never the verifier', async () => {
    const [first, second] = [await start(), await start()];
    expect(first.page.searchParams.get('code_challenge_method')).toBe('S256');
    const [one, other] = [first, second].map(({ page }) => page.searchParams.get('code_challenge'));
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(other).not.toBe(one);

    await back(await consent(first.page), first.cookie);
    const verifier = github.exchanges.at(-1)?.get('code_verifier') ?? '';
    expect(first.page.href).not.toContain(verifier);
  });

  it('redeems the code with the verifier of that challenge', async () => {
    const { page, cookie } = await start();
    const { location, cookies } = await back(await consent(page), cookie);
    const verifier = github.exchanges.at(-1)?.get('code_verifier') ?? '';
    expect(verifier).toMatch(/^[\w-]{43}$/);
    expect(challengeOf(verifier)).toBe(page.searchParams.get('code_challenge'));
    expect([location, cookies]).toEqual([
      '/dashboard',
      expect.stringContaining('rolefit_session='),
    ]);
  });

  it.each<[string, (page: URL) => void]>([
    [
      'with another challenge',
      (page) => page.searchParams.set('code_challenge', challengeOf('somebody-elses')),
    ],
    ['without a challenge', (page) => page.searchParams.delete('code_challenge')],
  ])('rejects a code that was requested %s', async (_, change) => {
    const { page, cookie } = await start();
    change(page);
    const { location, cookies } = await back(await consent(page), cookie);
    expect(location).toBe('/login?error=SIGN_IN_REFUSED');
    expect(cookies).not.toContain('rolefit_session=');
  });

  it('rejects a stolen code of another sign-in in the callback of a browser’s own', async () => {
    const [victim, thief] = [await start(), await start()];
    const [stolen, callback] = [await consent(victim.page), await consent(thief.page)];
    callback.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    const { location, cookies } = await back(callback, thief.cookie);
    expect(location).toBe('/login?error=SIGN_IN_REFUSED');
    expect(cookies).not.toContain('rolefit_session=');
  });
});
