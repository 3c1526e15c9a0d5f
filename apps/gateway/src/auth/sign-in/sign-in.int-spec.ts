import { apiBasePath } from '@rolefit/contracts';
import {
  cookiesOf,
  githubUser,
  goToGithub,
  startGithub,
  type TestGithub,
} from '../../testing/github.fixture.js';
import { dataOf, freePort, startGateway, type TestGateway } from '../../testing/gateway.fixture.js';
import { signInMaxAgeS } from './sign-in-state.js';

let github: TestGithub;
let gateway: TestGateway;

beforeAll(async () => {
  github = await startGithub(await freePort());
  gateway = await startGateway(github.env);
});
afterAll(async () => {
  await gateway?.close();
  github?.stop();
});

const locationOf = (answer: { headers: Headers }) => answer.headers.get('location');

describe('signing in with GitHub', () => {
  it('offers GitHub and declares it a demo', async () => {
    const { providers } = dataOf(
      'listProviders',
      await gateway.call('GET', `${apiBasePath}/auth/providers`),
    );
    expect(providers).toEqual([
      { id: 'github', label: 'GitHub', url: '/api/v1/auth/github', isDemo: true },
    ]);
  });

  it('ends at the dashboard with a session of the GitHub user', async () => {
    const { callback, cookie } = await goToGithub(gateway);
    const back = await gateway.call('GET', callback, { headers: { cookie } });
    expect([back.status, locationOf(back)]).toEqual([302, '/dashboard']);

    const session = back.headers.getSetCookie().find((one) => one.startsWith('rolefit_session='));
    expect(session).toMatch(/; Path=\/api\/v1\/auth; HttpOnly; SameSite=Lax$/);
    const answer = dataOf(
      'createSession',
      await gateway.call('POST', `${apiBasePath}/auth/session`, {
        headers: { cookie: cookiesOf(back.headers) },
      }),
    );
    expect(answer).toMatchObject({
      isError: false,
      user: {
        name: githubUser.name,
        email: githubUser.email,
        githubUsername: githubUser.login,
        isOnboarding: true,
      },
    });

    const me = await gateway.call('GET', `${apiBasePath}/auth/me`, {
      headers: { authorization: `Bearer ${answer.accessToken}` },
    });
    expect(dataOf('getMe', me)).toEqual(answer.user);
  });

  it('finds the same user the second time', async () => {
    const ids = [];
    for (let round = 0; round < 2; round += 1) {
      const { callback, cookie } = await goToGithub(gateway);
      const back = await gateway.call('GET', callback, { headers: { cookie } });
      const answer = dataOf(
        'createSession',
        await gateway.call('POST', `${apiBasePath}/auth/session`, {
          headers: { cookie: cookiesOf(back.headers) },
        }),
      );
      ids.push(answer.user?.id);
    }
    expect(ids[0]).toBe(ids[1]);
  });

  it('neither stores nor exposes GitHub’s token', async () => {
    const asked = jest.spyOn(globalThis, 'fetch');
    const { callback, cookie } = await goToGithub(gateway);
    const back = await gateway.call('GET', callback, { headers: { cookie } });
    const session = await gateway.call('POST', `${apiBasePath}/auth/session`, {
      headers: { cookie: cookiesOf(back.headers) },
    });
    const [token = ''] = asked.mock.calls.flatMap(([url, options]) =>
      String(url).endsWith('/user')
        ? [new Headers(options?.headers).get('authorization')?.replace('Bearer ', '') ?? '']
        : [],
    );
    asked.mockRestore();
    expect(token).not.toBe('');
    const { dataSource } = gateway.database;
    const tables: { name: string }[] = await dataSource.query(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    const rows = await Promise.all(
      tables.map(({ name }) => dataSource.query(`SELECT t::text FROM ${name} AS t`)),
    );
    expect(JSON.stringify(rows)).toContain(githubUser.login);
    for (const place of [rows, gateway.log, [...back.headers], session.body])
      expect(JSON.stringify(place)).not.toContain(token);
  });

  it('ends the previous session of the browser, and no other', async () => {
    const signIn = async (cookies: string[]) => {
      const { callback, cookie } = await goToGithub(gateway);
      return cookiesOf(
        (
          await gateway.call('GET', callback, {
            headers: { cookie: [cookie, ...cookies].join('; ') },
          })
        ).headers,
      );
    };
    const renew = async (cookie: string) =>
      (await gateway.call('POST', `${apiBasePath}/auth/session`, { headers: { cookie } })).status;
    const [here, elsewhere] = [await signIn([]), await signIn([])];
    const again = await signIn([here]);
    expect([await renew(here), await renew(elsewhere), await renew(again)]).toEqual([
      401, 200, 200,
    ]);
    // A forged cookie ends no session.
    const sessionId = /rolefit_session=([\w-]+)/.exec(again)?.[1] ?? '';
    await signIn([`rolefit_session=${sessionId}.2.${'A'.repeat(43)}`]);
    expect(await renew(again)).toBe(200);
  });

  it('returns to the page that requested it', async () => {
    const { callback, cookie } = await goToGithub(gateway, '?returnTo=%2Fjob-match%3Fpage%3D2');
    expect(locationOf(await gateway.call('GET', callback, { headers: { cookie } }))).toBe(
      '/job-match?page=2',
    );
  });

  it('returns to a page whose address contains non-ASCII characters', async () => {
    const { callback, cookie } = await goToGithub(
      gateway,
      `?returnTo=${encodeURIComponent('/job-match?q=日本%20é😀')}`,
    );
    expect(locationOf(await gateway.call('GET', callback, { headers: { cookie } }))).toBe(
      `/job-match?q=${encodeURIComponent('日本')}%20${encodeURIComponent('é😀')}`,
    );
  });

  it('preserves the extension’s parameter', async () => {
    const { callback, cookie } = await goToGithub(gateway, '?source=extension');
    expect(locationOf(await gateway.call('GET', callback, { headers: { cookie } }))).toBe(
      '/login?source=extension',
    );
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/\u0000', '/a\r\nb: c'])(
    'does not return to %j',
    async (returnTo) => {
      const answer = await gateway.call(
        'GET',
        `${apiBasePath}/auth/github?returnTo=${encodeURIComponent(returnTo)}`,
      );
      expect(locationOf(answer)).toBe('/login?error=REQUEST_INVALID');
    },
  );

  it('rejects a callback whose state another browser started', async () => {
    const mine = await goToGithub(gateway);
    const theirs = await goToGithub(gateway);
    const answer = await gateway.call('GET', theirs.callback, { headers: { cookie: mine.cookie } });
    expect([answer.status, locationOf(answer)]).toEqual([
      302,
      '/login?error=SIGN_IN_STATE_INVALID',
    ]);
    expect(cookiesOf(answer.headers)).not.toContain('rolefit_session');
  });

  it('rejects a callback without the cookie, or with a manipulated one', async () => {
    const { callback, cookie } = await goToGithub(gateway);
    const [name, value = ''] = cookie.split('=');
    const [text = '', signature] = value.split('.');
    // Correct except for its signature.
    const started: object = JSON.parse(Buffer.from(text, 'base64url').toString());
    const forged = `${name}=${Buffer.from(JSON.stringify({ ...started, expiresAtMs: Date.now() + 500_000 })).toString('base64url')}.${signature}`;
    const attempts: Record<string, string>[] = [{}, { cookie: forged }];
    for (const headers of attempts) {
      expect(locationOf(await gateway.call('GET', callback, { headers }))).toBe(
        '/login?error=SIGN_IN_STATE_INVALID',
      );
    }
  });

  it('rejects a callback after the time limit of a sign-in', async () => {
    const { callback, cookie } = await goToGithub(gateway);
    const later = Date.now() + (signInMaxAgeS + 1) * 1_000;
    jest.useFakeTimers({
      now: later,
      doNotFake: [
        'setTimeout',
        'setInterval',
        'setImmediate',
        'nextTick',
        'queueMicrotask',
        'performance',
        'hrtime',
        'clearTimeout',
        'clearInterval',
        'clearImmediate',
      ],
    });
    const answer = await gateway
      .call('GET', callback, { headers: { cookie } })
      .finally(() => jest.useRealTimers());
    expect(locationOf(answer)).toBe('/login?error=SIGN_IN_STATE_INVALID');
  });

  it('rejects a reused code', async () => {
    const first = await goToGithub(gateway);
    await gateway.call('GET', first.callback, { headers: { cookie: first.cookie } });
    const used = new URL(first.callback, gateway.url).searchParams.get('code') ?? '';
    const second = await goToGithub(gateway);
    const replay = new URL(second.callback, gateway.url);
    replay.searchParams.set('code', used);
    const answer = await gateway.call('GET', replay.pathname + replay.search, {
      headers: { cookie: second.cookie },
    });
    expect(locationOf(answer)).toBe('/login?error=SIGN_IN_REFUSED');
  });

  it('redirects to the sign-in page when the user declines', async () => {
    const { callback, cookie } = await goToGithub(gateway);
    const state = new URL(callback, gateway.url).searchParams.get('state');
    const answer = await gateway.call(
      'GET',
      `${apiBasePath}/auth/github/callback?error=access_denied&state=${state}`,
      { headers: { cookie } },
    );
    expect(locationOf(answer)).toBe('/login?error=SIGN_IN_REFUSED');
  });

  it('preserves the parameters of the sign-in for the next attempt', async () => {
    const { callback, cookie } = await goToGithub(
      gateway,
      `?source=extension&returnTo=${encodeURIComponent('/job-match?q=a&page=2')}`,
    );
    const state = new URL(callback, gateway.url).searchParams.get('state');
    const answer = await gateway.call(
      'GET',
      `${apiBasePath}/auth/github/callback?error=access_denied&state=${state}`,
      { headers: { cookie } },
    );
    expect(Object.fromEntries(new URL(locationOf(answer) ?? '', gateway.url).searchParams)).toEqual(
      { error: 'SIGN_IN_REFUSED', source: 'extension', returnTo: '/job-match?q=a&page=2' },
    );
  });

  it.each(['', '&code='])('does not start over when GitHub sends no code (%j)', async (rest) => {
    const { callback, cookie } = await goToGithub(gateway);
    const state = new URL(callback, gateway.url).searchParams.get('state');
    const answer = await gateway.call(
      'GET',
      `${apiBasePath}/auth/github/callback?state=${state}${rest}`,
      { headers: { cookie } },
    );
    expect(locationOf(answer)).toBe('/login?error=SIGN_IN_REFUSED');
  });

  it('reports when GitHub is down', async () => {
    const { callback, cookie } = await goToGithub(gateway);
    github.stop();
    const answer = await gateway.call('GET', callback, { headers: { cookie } });
    expect(locationOf(answer)).toBe('/login?error=SIGN_IN_PROVIDER_DOWN');
  });
});
