import { apiBasePath, limits } from '@rolefit/contracts';
import {
  goToGithub,
  githubUser,
  startGithub,
  type TestGithub,
} from '../../testing/github.fixture.js';
import { dataOf, freePort, startGateway, type TestGateway } from '../../testing/gateway.fixture.js';
import { goToGoogle, startGoogle, type TestGoogle } from '../../testing/google.fixture.js';
import { cookiesOf, type ProviderCallback } from '../../testing/provider-page.js';

/** Each gateway starts with two emulators. */
/** The same address as at GitHub, verified, in a Workspace. */
const ada = {
  email: githubUser.email,
  name: 'Ada at Google',
  email_verified: true,
  hd: 'test.example',
};
const bob = { email: 'bob@test.example', name: 'Bob Test', email_verified: true };
/** Claims the address, but Google has not verified it. */
const impostor = { email: 'eve@test.example', name: 'Eve Test', email_verified: false };
/** Not verified by Google to own the address at GitHub. */
const unverified = { ...ada, email_verified: false };
/** Verified by Google when the account was created, but hosted elsewhere. */
const foreign = { ...ada, hd: '' };

let github: TestGithub;
let google: TestGoogle;
let gateway: TestGateway;

async function start(users: Parameters<typeof startGoogle>[1]): Promise<void> {
  const port = await freePort();
  [github, google] = await Promise.all([startGithub(port), startGoogle(port, users)]);
  gateway = await startGateway({ ...github.env, ...google.env });
}

async function stop(): Promise<void> {
  await gateway?.close();
  github?.stop();
  google?.stop();
}

const locationOf = (answer: { headers: Headers }) => answer.headers.get('location');
const back = ({ callback, cookie }: ProviderCallback) =>
  gateway.call('GET', callback, { headers: { cookie } });

/** The signed-in user, the redirect and the access token. */
async function signIn(way: ProviderCallback) {
  const answer = await back(way);
  const session = dataOf(
    'createSession',
    await gateway.call('POST', `${apiBasePath}/auth/session`, {
      headers: { cookie: cookiesOf(answer.headers) },
    }),
  );
  if (session.isError) throw new Error(`not signed in: ${locationOf(answer)}`);
  return {
    location: locationOf(answer),
    user: session.user,
    as: { headers: { authorization: `Bearer ${session.accessToken}` } },
  };
}

describe('signing in with Google', () => {
  beforeAll(() => start([ada, bob, impostor]));
  afterAll(stop);

  it('is offered after GitHub', async () => {
    const { providers } = dataOf(
      'listProviders',
      await gateway.call('GET', `${apiBasePath}/auth/providers`),
    );
    expect(providers.map(({ id, url }) => [id, url])).toEqual([
      ['github', '/api/v1/auth/github'],
      ['google', '/api/v1/auth/google'],
    ]);
  });

  it('requests only the identity, with state, nonce and PKCE', async () => {
    const asked = new URL(locationOf(await gateway.call('GET', `${apiBasePath}/auth/google`)) ?? '')
      .searchParams;
    expect(Object.fromEntries(asked)).toEqual({
      client_id: 'rolefit-test',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${gateway.url}/api/v1/auth/google/callback`,
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
  });

  it('ends at the dashboard with a session of the Google user, and finds the same user the second time', async () => {
    const first = await signIn(await goToGoogle(gateway, bob.email));
    expect(first).toMatchObject({
      location: '/dashboard',
      user: { name: bob.name, email: bob.email, githubUsername: null, isOnboarding: true },
    });
    const second = await signIn(await goToGoogle(gateway, bob.email, '?returnTo=%2Fjob-match'));
    expect([second.location, second.user.id]).toEqual(['/job-match', first.user.id]);
  });

  it('limits its cookie to the callback, and clears it there', async () => {
    const started = await gateway.call('GET', `${apiBasePath}/auth/google`);
    expect(started.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^rolefit_sign_in=.*; Path=\/api\/v1\/auth\/google; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect(
      (await back(await goToGoogle(gateway, bob.email))).headers.getSetCookie(),
    ).toContainEqual(expect.stringMatching(/^rolefit_sign_in=; .*Path=\/api\/v1\/auth\/google;/));
  });

  it('rejects a callback whose state another browser started, and one without the cookie', async () => {
    const [mine, theirs] = [
      await goToGoogle(gateway, bob.email),
      await goToGoogle(gateway, bob.email),
    ];
    for (const cookie of [mine.cookie, '']) {
      const answer = await back({ ...theirs, cookie });
      expect(locationOf(answer)).toBe('/login?error=SIGN_IN_STATE_INVALID');
      expect(cookiesOf(answer.headers)).not.toContain('rolefit_session');
    }
  });

  it('rejects a sign-in that was started at GitHub, and vice versa', async () => {
    const [here, there] = [await goToGoogle(gateway, bob.email), await goToGithub(gateway)];
    const swap = (way: ProviderCallback, other: ProviderCallback) => ({
      callback: way.callback.replace(
        /state=[\w-]+/,
        /state=[\w-]+/.exec(other.callback)?.[0] ?? '',
      ),
      cookie: other.cookie,
    });
    for (const way of [swap(here, there), swap(there, here)])
      expect(locationOf(await back(way))).toBe('/login?error=SIGN_IN_STATE_INVALID');
  });

  it.each(['nonce', 'code_challenge'])(
    'rejects a code that was requested with another %s',
    async (field) => {
      const way = await goToGoogle(gateway, bob.email, '', { [field]: 'somebody-elses' });
      expect(locationOf(await back(way))).toBe('/login?error=SIGN_IN_REFUSED');
    },
  );

  it('rejects a reused code', async () => {
    const first = await goToGoogle(gateway, bob.email);
    await back(first);
    expect(locationOf(await back(first))).toBe('/login?error=SIGN_IN_REFUSED');
  });

  it.each(['?error=access_denied', '?code=', '?'])(
    'redirects to the sign-in page when Google returns %j, and preserves the parameters of the sign-in',
    async (query) => {
      const { callback, cookie } = await goToGoogle(gateway, bob.email, '?returnTo=%2Fjob-match');
      const state = new URL(callback, gateway.url).searchParams.get('state');
      const answer = await back({
        callback: `${apiBasePath}/auth/google/callback${query}&state=${state}`,
        cookie,
      });
      expect(locationOf(answer)).toBe('/login?error=SIGN_IN_REFUSED&returnTo=%2Fjob-match');
    },
  );

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
    'does not return to %j',
    async (returnTo) => {
      expect(
        locationOf(
          await gateway.call(
            'GET',
            `${apiBasePath}/auth/google?returnTo=${encodeURIComponent(returnTo)}`,
          ),
        ),
      ).toBe('/login?error=REQUEST_INVALID');
    },
  );

  it('shares the user with GitHub where both have verified the same e-mail address, and leads a deleted account to the restore page', async () => {
    const atGithub = await signIn(await goToGithub(gateway));
    const atGoogle = await signIn(await goToGoogle(gateway, ada.email));
    expect(atGoogle.user).toEqual(atGithub.user);

    await gateway.call('DELETE', `${apiBasePath}/users/profile`, atGoogle.as);
    for (const way of [
      await goToGithub(gateway),
      await goToGoogle(gateway, ada.email, '?returnTo=%2Fjob-match'),
    ]) {
      const again = await signIn(way);
      expect([again.location, again.user.id]).toEqual(['/restore', atGithub.user.id]);
    }
    const restoring = await signIn(await goToGoogle(gateway, ada.email));
    expect((await gateway.call('POST', `${apiBasePath}/auth/restore`, restoring.as)).status).toBe(
      200,
    );

    await gateway.database.dataSource.query(
      `UPDATE users SET deleted_at = now() - $2 * interval '24 hours' WHERE id = $1`,
      [atGithub.user.id, limits.accountRestoreDays + 1],
    );
    expect((await signIn(await goToGoogle(gateway, ada.email))).user.id).not.toBe(atGithub.user.id);
  });

  it('rejects a user who entered another user’s e-mail address in the profile', async () => {
    const eve = await signIn(await goToGoogle(gateway, impostor.email));
    const changed = await gateway.call('PUT', `${apiBasePath}/users/profile`, {
      ...eve.as,
      body: { email: bob.email },
    });
    expect(dataOf('updateProfile', changed).email).toBe(bob.email);
    const [victim, again] = [
      await signIn(await goToGoogle(gateway, bob.email)),
      await signIn(await goToGoogle(gateway, impostor.email)),
    ];
    expect(again.user.id).toBe(eve.user.id);
    expect(victim.user.id).not.toBe(eve.user.id);
  });
});

describe('an e-mail address that Google has verified but does not host', () => {
  beforeAll(() => start([foreign]));
  afterAll(stop);

  it('opens a separate account, in either order', async () => {
    const atGoogle = await signIn(await goToGoogle(gateway, foreign.email));
    const atGithub = await signIn(await goToGithub(gateway));
    const again = await signIn(await goToGoogle(gateway, foreign.email));
    expect(atGithub.user.id).not.toBe(atGoogle.user.id);
    expect(again.user.id).toBe(atGoogle.user.id);
  });
});

describe('an e-mail address that Google has not verified', () => {
  beforeAll(() => start([unverified]));
  afterAll(stop);

  it('opens a separate account, in either order', async () => {
    const impostorFirst = await signIn(await goToGoogle(gateway, unverified.email));
    const victim = await signIn(await goToGithub(gateway));
    const impostorAgain = await signIn(await goToGoogle(gateway, unverified.email));
    expect(victim.user.id).not.toBe(impostorFirst.user.id);
    expect(impostorAgain.user.id).toBe(impostorFirst.user.id);
  });

  it('shows an error on the sign-in page when Google is down', async () => {
    const way = await goToGoogle(gateway, unverified.email);
    google.stop();
    expect(locationOf(await back(way))).toBe('/login?error=SIGN_IN_PROVIDER_DOWN');
  });
});

describe('a server without Google', () => {
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway?.close());

  it.each(['', '/callback?code=a&state=b'])('offers no sign-in with Google (%j)', async (path) => {
    expect(
      dataOf('listProviders', await gateway.call('GET', `${apiBasePath}/auth/providers`)).providers,
    ).toEqual([]);
    expect(locationOf(await gateway.call('GET', `${apiBasePath}/auth/google${path}`))).toBe(
      '/login?error=ROUTE_NOT_FOUND',
    );
  });
});
