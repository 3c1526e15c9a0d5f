import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { apiBasePath } from '@rolefit/contracts';
import { IdentitiesRepository } from '@rolefit/database';
import { openSignUp } from '@rolefit/database/testing';
import { dataOf, freePort, startGateway, type TestGateway } from '../../testing/gateway.fixture.js';
import {
  goToOidcProvider,
  startOidcProvider,
  type TestOidcProvider,
} from '../../testing/oidc.fixture.js';
import { cookiesOf, type ProviderCallback } from '../../testing/provider-page.js';

const ada = {
  email: 'ada@test.example',
  email_verified: true,
  name: 'Ada',
  preferred_username: 'ada',
};
const users = {
  ada,
  bob: { email: 'bob@test.example', email_verified: true },
  /** Claims Ada's address. */
  eve: { email: ada.email, email_verified: false },
  /** Has no address. */
  cy: { name: 'Cy' },
};

let provider: TestOidcProvider;
let gateway: TestGateway;
beforeAll(async () => {
  const port = await freePort();
  provider = await startOidcProvider(`http://127.0.0.1:${port}`, users);
  gateway = await startGateway({ PORT: String(port), ...provider.env });
});
beforeEach(() => gateway.database.dataSource.query('DELETE FROM users'));
afterAll(async () => {
  await gateway?.close();
  provider?.stop();
});

const locationOf = (answer: { headers: Headers }) => answer.headers.get('location');
const back = ({ callback, cookie }: ProviderCallback) =>
  gateway.call('GET', callback, { headers: { cookie } });
const failed = (code: string) => `/login?error=${code}`;
async function userOf(way: ProviderCallback) {
  const answer = await back(way);
  const session = dataOf(
    'createSession',
    await gateway.call('POST', `${apiBasePath}/auth/session`, {
      headers: { cookie: cookiesOf(answer.headers) },
    }),
  );
  if (session.isError) throw new Error(`not signed in: ${locationOf(answer)}`);
  return session.user;
}
const signIn = async (login: string) => userOf(await goToOidcProvider(gateway, login));
const withQuery = (way: ProviderCallback, change: (query: URLSearchParams) => void) => {
  const url = new URL(way.callback, 'http://gateway');
  change(url.searchParams);
  return { ...way, callback: url.pathname + url.search };
};

describe('signing in with a provider of the operator’s own', () => {
  it('is offered under its name', async () => {
    const { providers } = dataOf(
      'listProviders',
      await gateway.call('GET', `${apiBasePath}/auth/providers`),
    );
    expect(providers).toEqual([
      { id: 'oidc', label: 'Home login', url: '/api/v1/auth/oidc', isDemo: false },
    ]);
  });

  it('requests only the identity, with state, nonce and PKCE', async () => {
    const { headers } = await gateway.call('GET', `${apiBasePath}/auth/oidc`);
    const asked = Object.fromEntries(new URL(locationOf({ headers }) ?? '').searchParams);
    expect(asked).toEqual({
      client_id: 'rolefit-test',
      response_type: 'code',
      redirect_uri: `${gateway.config.server.publicUrl}/api/v1/auth/oidc/callback`,
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
  });

  it('creates an account, finds it the next time, and returns where the visitor wanted to go', async () => {
    const user = await signIn('ada');
    expect(user).toMatchObject({ name: 'Ada', email: ada.email, githubUsername: null });
    expect((await signIn('ada')).id).toBe(user.id);
    const way = await goToOidcProvider(gateway, 'ada', '?returnTo=%2Fjob-match');
    expect(locationOf(await back(way))).toBe('/job-match');
    const [identity] = await gateway.database.dataSource.query<{ subject: string }[]>(
      `SELECT subject FROM identities WHERE provider = 'oidc'`,
    );
    expect(identity?.subject).toBe(`${provider.issuer}#ada`);
  });

  it('joins the account of the same verified address, and never by one that is not verified', async () => {
    const { id } = await gateway.app.get(IdentitiesRepository).signIn(
      {
        provider: 'email',
        subject: ada.email,
        login: null,
        name: null,
        email: ada.email,
        isEmailVerified: true,
        avatar: null,
      },
      openSignUp,
    );
    expect((await signIn('eve')).id).not.toBe(id);
    expect((await signIn('ada')).id).toBe(id);
  });

  it('works without an address', async () => {
    expect(await signIn('cy')).toMatchObject({ name: 'Cy', email: null });
  });

  it('ends the session that the browser had, so that nobody can plant one', async () => {
    const planted = await gateway.signIn();
    const way = await goToOidcProvider(gateway, 'ada');
    await back({ ...way, cookie: `${way.cookie}; rolefit_session=${planted.refreshToken}` });
    expect((await planted.call('GET', `${apiBasePath}/auth/me`)).status).toBe(401);
  });
});

describe('a callback', () => {
  it.each(['a made-up state', ''])('with %j for a state is refused', async (state) => {
    const way = await goToOidcProvider(gateway, 'ada');
    const changed = withQuery(way, (query) => query.set('state', state));
    expect(locationOf(await back(changed))).toBe(failed('SIGN_IN_STATE_INVALID'));
  });

  it('is refused in another browser, without the cookie, and with the cookie of another sign-in', async () => {
    const way = await goToOidcProvider(gateway, 'ada');
    const other = await goToOidcProvider(gateway, 'bob');
    for (const cookie of ['', other.cookie])
      expect(locationOf(await back({ ...way, cookie }))).toBe(failed('SIGN_IN_STATE_INVALID'));
  });

  it.each([
    ['of another issuer', (query: URLSearchParams) => query.set('iss', 'https://evil.example')],
    ['that hides its issuer', (query: URLSearchParams) => query.delete('iss')],
    ['without a code', (query: URLSearchParams) => query.delete('code')],
    ['with a made-up code', (query: URLSearchParams) => query.set('code', randomUUID())],
  ])('%s is refused', async (_, change) => {
    const way = withQuery(await goToOidcProvider(gateway, 'ada'), change);
    expect(locationOf(await back(way))).toBe(failed('SIGN_IN_REFUSED'));
  });

  it('with the stolen code of another sign-in is refused', async () => {
    const [own, stolen] = [
      await goToOidcProvider(gateway, 'bob'),
      await goToOidcProvider(gateway, 'ada'),
    ];
    const code = new URL(stolen.callback, 'http://gateway').searchParams.get('code') ?? '';
    const way = withQuery(own, (query) => query.set('code', code));
    expect(locationOf(await back(way))).toBe(failed('SIGN_IN_REFUSED'));
  });

  it('works once', async () => {
    const way = await goToOidcProvider(gateway, 'ada');
    expect(locationOf(await back(way))).toBe('/dashboard');
    expect(locationOf(await back(way))).toBe(failed('SIGN_IN_REFUSED'));
  });

  it('of somebody who declined leads back to the sign-in page, with what they wanted', async () => {
    const way = await goToOidcProvider(gateway, null, '?returnTo=%2Fprofile');
    expect(locationOf(await back(way))).toBe(`${failed('SIGN_IN_REFUSED')}&returnTo=%2Fprofile`);
  });
});

describe('a provider that cannot be used', () => {
  it('is one sentence for users and one for operators, and is asked again the next time', async () => {
    const port = await freePort();
    const issuer = `http://127.0.0.1:${port}`;
    const lost = await startGateway({ ...provider.env, OIDC_ISSUER: issuer });
    const metadata = {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    };
    const server = createServer((_, response) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(metadata)),
    );
    try {
      const start = () => lost.call('GET', `${apiBasePath}/auth/oidc`);
      expect(locationOf(await start())).toBe(failed('SIGN_IN_PROVIDER_DOWN'));
      expect(lost.log.join('\n')).toContain('OIDC_ISSUER cannot be used: it does not answer');
      await once(server.listen(port, '127.0.0.1'), 'listening');
      expect(locationOf(await start())).toContain(`${issuer}/auth?`);
    } finally {
      server.close();
      await lost.close();
    }
  });

  it('and is none at all leads back to the sign-in page', async () => {
    const without = await startGateway();
    try {
      for (const path of ['/auth/oidc', '/auth/oidc/callback?code=x&state=y'])
        expect(locationOf(await without.call('GET', apiBasePath + path))).toBe(
          failed('ROUTE_NOT_FOUND'),
        );
    } finally {
      await without.close();
    }
  });
});
