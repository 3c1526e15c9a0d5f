import { createHmac, createSecretKey } from 'node:crypto';
import { apiBasePath } from '@rolefit/contracts';
import { SignJWT } from 'jose';
import {
  dataOf,
  problemOf,
  type SignedInCaller,
  startGateway,
  type TestGateway,
} from '../../testing/gateway.fixture.js';
import { connectExtension, browserHeaders } from '../../testing/browser-calls.js';
import { SignerService } from '../tokens/signer.service.js';
import { TokensService } from '../tokens/tokens.service.js';

let gateway: TestGateway;
let ada: SignedInCaller;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  ada = await gateway.signIn();
});
afterAll(() => gateway?.close());

const sessionPath = `${apiBasePath}/auth/session`;
const renew = (refreshToken: string) =>
  gateway.call('POST', sessionPath, { body: { refreshToken } });
const withCookie = (refreshToken: string, headers: Record<string, string> = {}) =>
  gateway.call('POST', sessionPath, {
    headers: { cookie: `rolefit_session=${refreshToken}`, ...headers },
  });
const agedBy = (seconds: number) =>
  gateway.database.dataSource.query(
    `UPDATE sessions SET expires_at = expires_at - $2 * interval '1 second', rotations = ARRAY(SELECT at - $2 * interval '1 second' FROM unnest(rotations) AS at) WHERE id = $1`,
    [ada.sessionId, seconds],
  );
const refreshed = async (token: string) => {
  const session = dataOf('createSession', await renew(token));
  if (session.isError) throw new Error('a visitor');
  return session;
};

describe('the session call', () => {
  it('responds to a visitor without an error', async () => {
    expect(dataOf('createSession', await gateway.call('POST', sessionPath))).toEqual({
      accessToken: null,
      refreshToken: null,
      user: null,
      isError: true,
    });
  });

  it('exchanges a token for a new pair each time', async () => {
    const first = await refreshed(ada.refreshToken);
    const second = await refreshed(first.refreshToken);
    expect(new Set([ada.refreshToken, first.refreshToken, second.refreshToken]).size).toBe(3);
    expect(second.user.id).toBe(ada.user.id);
  });

  it('gives two tabs that refresh at the same moment the same new token', async () => {
    const sessions = await Promise.all([
      refreshed(ada.refreshToken),
      refreshed(ada.refreshToken),
      refreshed(ada.refreshToken),
    ]);
    expect(new Set(sessions.map(({ refreshToken }) => refreshToken)).size).toBe(1);
    await expect(refreshed(sessions[0]!.refreshToken)).resolves.toMatchObject({ isError: false });
  });

  it('revokes the session when a token is reused after the grace period', async () => {
    const { refreshToken } = await refreshed(ada.refreshToken);
    await agedBy(31);
    expect(problemOf(await renew(ada.refreshToken)).error).toMatchObject({
      name: 'AUTHERROR',
      code: 'SESSION_INVALID',
    });
    expect(problemOf(await renew(refreshToken)).error.code).toBe('SESSION_EXPIRED');
  });

  it('logs a reuse with the session, but without any token', async () => {
    const { refreshToken, accessToken } = await refreshed(ada.refreshToken);
    await agedBy(31);
    await renew(ada.refreshToken);
    const lines = gateway.log.filter(
      (line) => line.includes('Refresh token reuse detected') && line.includes(ada.sessionId),
    );
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      {
        level: 'warn',
        sessionId: ada.sessionId,
        userId: ada.user.id,
        kind: 'web',
        generation: 2,
        givenGeneration: 1,
      },
    ]);
    for (const token of [ada.refreshToken, refreshToken, accessToken])
      expect(gateway.log.join('\n')).not.toContain(token.split('.').at(-1));
  });

  it('keeps the session when calls of many tabs arrive out of order', async () => {
    const first = await refreshed(ada.refreshToken);
    const second = await refreshed(first.refreshToken);
    const late = await Promise.all([
      refreshed(ada.refreshToken),
      refreshed(first.refreshToken),
      refreshed(ada.refreshToken),
    ]);
    expect(new Set(late.map(({ refreshToken }) => refreshToken))).toEqual(
      new Set([second.refreshToken]),
    );
    await expect(refreshed(second.refreshToken)).resolves.toMatchObject({ isError: false });
  });

  it('revokes the session when a token is reused after its grace period, however new the current one is', async () => {
    const first = await refreshed(ada.refreshToken);
    await agedBy(31);
    const second = await refreshed(first.refreshToken);
    expect(problemOf(await renew(ada.refreshToken)).error.code).toBe('SESSION_INVALID');
    expect(problemOf(await renew(second.refreshToken)).error.code).toBe('SESSION_EXPIRED');
  });

  describe('of an extension that is terminated while it refreshes', () => {
    let last: string;
    let sessionId: string;
    beforeEach(async () => {
      const pair = dataOf('createExtensionSession', await connectExtension(gateway, ada));
      last = pair.refreshToken;
      sessionId = last.split('.')[0] ?? '';
    });
    const laterOn = () =>
      gateway.database.dataSource.query(
        `UPDATE sessions SET rotations = ARRAY(SELECT at - interval '1 hour' FROM unnest(rotations) AS at) WHERE id = $1`,
        [sessionId],
      );
    const lose = async (token: string) => {
      const { refreshToken } = await refreshed(token);
      await laterOn();
      return refreshToken;
    };

    it('accepts its last token again where the response was lost, and continues with the new one', async () => {
      await lose(last);
      await lose(last);
      const { refreshToken } = await refreshed(last);
      await laterOn();
      await expect(refreshed(refreshToken)).resolves.toMatchObject({ isError: false });
    });

    it('revokes the session when a token that was assumed lost is used', async () => {
      const lost = await lose(last);
      const found = await lose(last);
      expect(problemOf(await renew(lost)).error.code).toBe('SESSION_INVALID');
      expect(problemOf(await renew(found)).error.code).toBe('SESSION_EXPIRED');
    });

    it('revokes the session when the last token is used after the one that replaced it', async () => {
      await lose(await lose(last));
      expect(problemOf(await renew(last)).error.code).toBe('SESSION_INVALID');
    });

    it('limits the number of consecutive lost responses', async () => {
      for (let lost = 0; lost < 6; lost += 1) await lose(last);
      expect(problemOf(await renew(last)).error.code).toBe('SESSION_INVALID');
    });
  });

  it('reports a session of long ago as expired', async () => {
    await agedBy(31 * 24 * 60 * 60);
    expect(problemOf(await renew(ada.refreshToken)).error.code).toBe('SESSION_EXPIRED');
  });

  it('ends a session half a year after its sign-in, however often it is used', async () => {
    const signedInDaysAgo = (days: number) =>
      gateway.database.dataSource.query(
        `UPDATE sessions SET created_at = now() - $2 * interval '1 day' WHERE id = $1`,
        [ada.sessionId, days],
      );
    const daysLeft = async () => {
      const [row] = await gateway.database.dataSource.query<{ days: number }[]>(
        `SELECT (extract(epoch FROM expires_at - now()) / 86400)::float8 AS days FROM sessions WHERE id = $1`,
        [ada.sessionId],
      );
      return Math.round(row?.days ?? 0);
    };
    await signedInDaysAgo(100);
    const first = await refreshed(ada.refreshToken);
    expect(await daysLeft()).toBe(30);
    await signedInDaysAgo(179);
    const second = await refreshed(first.refreshToken);
    expect(await daysLeft()).toBe(1);
    await agedBy(25 * 60 * 60);
    expect(problemOf(await renew(second.refreshToken)).error.code).toBe('SESSION_EXPIRED');
  });

  it.each([
    ['nonsense', () => 'nonsense'],
    ['another generation', () => ada.refreshToken.replace('.1.', '.2.')],
    [
      'another signature',
      () => `${ada.sessionId}.1.${createHmac('sha256', 'guess').update('x').digest('base64url')}`,
    ],
    ['an access token', () => ada.accessToken.slice(0, 200)],
  ])('rejects %s', async (_, token) => {
    expect(problemOf(await renew(token())).error.code).toBe('SESSION_INVALID');
  });

  it('returns the token in the cookie if it came in one, and clears an invalid cookie', async () => {
    const good = await withCookie(ada.refreshToken);
    const next = dataOf('createSession', good).refreshToken;
    expect(good.headers.getSetCookie()[0]).toMatch(
      new RegExp(
        `^rolefit_session=${next}; Max-Age=2592000; Path=/api/v1/auth; HttpOnly; SameSite=Lax$`,
      ),
    );
    const bad = await withCookie('nonsense');
    expect(bad.status).toBe(401);
    expect(bad.headers.getSetCookie()[0]).toMatch(/^rolefit_session=; .*Expires=Thu, 01 Jan 1970/);
  });

  it("leaves the browser's cookie unchanged where the token came in the body", async () => {
    const answer = await gateway.call('POST', sessionPath, {
      body: { refreshToken: ada.refreshToken },
      headers: { cookie: 'rolefit_session=other' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it("leaves the browser's cookie unchanged where the token in the body is invalid", async () => {
    const answer = await gateway.call('POST', sessionPath, {
      body: { refreshToken: 'nonsense' },
      headers: { cookie: `rolefit_session=${ada.refreshToken}` },
    });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []]);
  });

  it('rejects a cookie from another site', async () => {
    expect(
      problemOf(await withCookie(ada.refreshToken, { origin: 'https://evil.example' })).error.code,
    ).toBe('ORIGIN_REFUSED');
    expect((await withCookie(ada.refreshToken, { origin: gateway.url })).status).toBe(200);
  });

  it.each([
    // Sandboxed frames, `data:` documents and some redirects send "null", which any site can cause.
    ['an opaque origin', () => 'null'],
    ['another port of ours', () => gateway.url.replace(/\d+$/, (port) => String(Number(port) + 1))],
    ['our host with another scheme', () => gateway.url.replace('http:', 'https:')],
    ['a host that starts with ours', () => `${gateway.url}.evil.example`],
    ['a host that ends with ours', () => gateway.url.replace('://', '://evil.')],
  ])('rejects a cookie from %s, and keeps the session', async (_, originOf) => {
    const origin = originOf();
    const token = { body: { refreshToken: ada.refreshToken }, headers: { origin } };
    const cookie = { headers: { origin, cookie: `rolefit_session=${ada.refreshToken}` } };
    for (const path of [sessionPath, `${apiBasePath}/auth/logout`]) {
      expect(problemOf(await gateway.call('POST', path, cookie)).error.code).toBe('ORIGIN_REFUSED');
      expect(problemOf(await gateway.call('POST', path, token)).error.code).toBe('ORIGIN_REFUSED');
    }
    await expect(refreshed(ada.refreshToken)).resolves.toMatchObject({ isError: false });
  });

  it('accepts an extension’s own token from there, and no cookie', async () => {
    const origin = `chrome-extension://${'a'.repeat(32)}`;
    expect(problemOf(await withCookie(ada.refreshToken, { origin })).error.code).toBe(
      'ORIGIN_REFUSED',
    );
    const answer = await gateway.call('POST', sessionPath, {
      body: { refreshToken: ada.refreshToken },
      headers: { origin, cookie: 'rolefit_session=nonsense' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(
      (
        await gateway.call('POST', sessionPath, {
          body: { refreshToken: ada.refreshToken },
          headers: { origin: 'https://evil.example' },
        })
      ).status,
    ).toBe(403);
  });
});

describe('sign-out', () => {
  it('makes the session impossible to renew and clears the cookie', async () => {
    const answer = await gateway.call('POST', `${apiBasePath}/auth/logout`, {
      headers: { cookie: `rolefit_session=${ada.refreshToken}` },
    });
    expect(dataOf('logout', answer)).toBeNull();
    expect(answer.headers.getSetCookie()[0]).toMatch(/^rolefit_session=;/);
    expect(problemOf(await renew(ada.refreshToken)).error.code).toBe('SESSION_EXPIRED');
  });

  it('succeeds for a visitor', async () => {
    expect((await gateway.call('POST', `${apiBasePath}/auth/logout`)).status).toBe(200);
    expect(
      (
        await gateway.call('POST', `${apiBasePath}/auth/logout`, {
          body: { refreshToken: 'nonsense' },
        })
      ).status,
    ).toBe(200);
  });

  it('is rejected from another site', async () => {
    expect(
      (
        await gateway.call('POST', `${apiBasePath}/auth/logout`, {
          headers: { origin: 'https://evil.example' },
        })
      ).status,
    ).toBe(403);
  });
});

describe('the tokens of the extension', () => {
  const extensionPath = `${apiBasePath}/auth/extension`;
  const pair = async () => dataOf('createExtensionSession', await connectExtension(gateway, ada));
  const sessionsOf = async ({ user }: SignedInCaller) =>
    (
      await gateway.database.dataSource.query('SELECT id FROM sessions WHERE user_id = $1', [
        user.id,
      ])
    ).length as number;
  const me = (accessToken: string) =>
    gateway.call('GET', `${apiBasePath}/auth/me`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
  const logOut = (refreshToken: string) =>
    gateway.call('POST', `${apiBasePath}/auth/logout`, { body: { refreshToken } });

  it('belong to the user who requested them, and are not cached', async () => {
    const answer = await connectExtension(gateway, ada);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.getSetCookie()).toEqual([]);
    const { accessToken, refreshToken } = dataOf('createExtensionSession', answer);
    expect(dataOf('getMe', await me(accessToken)).id).toBe(ada.user.id);
    expect((await refreshed(refreshToken)).user.id).toBe(ada.user.id);
  });

  it('belong to a separate session each time, with its own kind', async () => {
    const pairs = [await pair(), await pair()];
    expect(
      new Set(
        [ada.refreshToken, ...pairs.map(({ refreshToken }) => refreshToken)].map(
          (token) => token.split('.')[0],
        ),
      ).size,
    ).toBe(3);
    const rows = await gateway.database.dataSource.query(
      'SELECT kind FROM sessions WHERE user_id = $1 ORDER BY id',
      [ada.user.id],
    );
    expect(rows).toEqual([{ kind: 'web' }, { kind: 'extension' }, { kind: 'extension' }]);
  });

  it('are independent of rotation, reuse and sign-out of the browser, and vice versa', async () => {
    const extension = await pair();
    const web = await refreshed(ada.refreshToken);
    await agedBy(31);
    expect(problemOf(await renew(ada.refreshToken)).error.code).toBe('SESSION_INVALID');
    expect(problemOf(await renew(web.refreshToken)).error.code).toBe('SESSION_EXPIRED');
    const next = await refreshed(extension.refreshToken);

    const bruno = await gateway.signIn(ada.user);
    await logOut(next.refreshToken);
    expect(problemOf(await renew(next.refreshToken)).error.code).toBe('SESSION_EXPIRED');
    await expect(refreshed(bruno.refreshToken)).resolves.toMatchObject({ isError: false });
  });

  it('are not issued for a session that has ended, although its access token has not expired', async () => {
    await logOut(ada.refreshToken);
    expect(problemOf(await connectExtension(gateway, ada)).error.code).toBe('SESSION_EXPIRED');
  });

  it('cannot create further tokens', async () => {
    expect(problemOf(await connectExtension(gateway, await pair())).error.code).toBe(
      'SESSION_INVALID',
    );
  });

  it('require the cookie besides the access token, because scripts can read the latter', async () => {
    const answer = await ada.call('POST', extensionPath, {
      headers: { origin: gateway.config.server.publicUrl },
    });
    expect(problemOf(answer).error).toEqual({ name: 'AUTHERROR', code: 'SESSION_COOKIE_REQUIRED' });
    expect(await sessionsOf(ada)).toBe(1);
  });

  it.each<[string, () => string | Promise<string>]>([
    [
      'of another session of the same user',
      async () => (await gateway.signIn(ada.user)).refreshToken,
    ],
    ['of another user', async () => (await gateway.signIn()).refreshToken],
    ['of an extension', async () => (await pair()).refreshToken],
    ['that was signed by somebody else', () => `${ada.sessionId}.1.${'A'.repeat(43)}`],
    ['that names its session alone', () => ada.sessionId],
    [
      'that was never given out yet',
      () =>
        gateway.app.get(TokensService).refreshToken({ sessionId: ada.sessionId, generation: 2 }),
    ],
  ])('are refused to a cookie %s', async (_, cookie) => {
    const refreshToken = await cookie();
    const before = await sessionsOf(ada);
    expect(problemOf(await connectExtension(gateway, { ...ada, refreshToken })).error.code).toBe(
      'SESSION_COOKIE_REQUIRED',
    );
    expect(await sessionsOf(ada)).toBe(before);
  });

  it('are issued for the current cookie and, within the grace period, for the previous one, while an older one is refused without ending the session', async () => {
    const { refreshToken } = await refreshed(ada.refreshToken);
    expect((await connectExtension(gateway, ada)).status).toBe(200);
    expect((await connectExtension(gateway, { ...ada, refreshToken })).status).toBe(200);
    await agedBy(31);
    expect(problemOf(await connectExtension(gateway, ada)).error.code).toBe(
      'SESSION_COOKIE_REQUIRED',
    );
    expect((await connectExtension(gateway, { ...ada, refreshToken })).status).toBe(200);
  });

  it('do not rotate the cookie', async () => {
    await pair();
    await agedBy(31);
    await expect(refreshed(ada.refreshToken)).resolves.toMatchObject({ isError: false });
  });

  it.each([
    'https://evil.example',
    'null',
    'chrome-extension://abcdefghijklmnopabcdefghijklmnop',
    'moz-extension://5d1a7b9e',
  ])('are refused to a page of %s with valid cookie and token', async (origin) => {
    expect(problemOf(await connectExtension(gateway, ada, { origin })).error).toEqual({
      name: 'FORBIDDEN',
      code: 'ORIGIN_REFUSED',
    });
    expect(await sessionsOf(ada)).toBe(1);
  });

  it('are refused without an origin, which every browser sends', async () => {
    const { cookie } = browserHeaders(gateway, ada);
    expect(
      problemOf(await ada.call('POST', extensionPath, { headers: { cookie: cookie ?? '' } })).error
        .code,
    ).toBe('ORIGIN_REFUSED');
  });

  it('are refused to an extension that is listed among the origins which may call the API', async () => {
    const listed = 'chrome-extension://abcdefghijklmnopabcdefghijklmnop';
    const other = await startGateway({ ALLOWED_ORIGINS: listed });
    try {
      const bea = await other.signIn();
      expect((await connectExtension(other, bea)).status).toBe(200);
      expect(problemOf(await connectExtension(other, bea, { origin: listed })).error.code).toBe(
        'ORIGIN_REFUSED',
      );
    } finally {
      await other.close();
    }
  });

  it('are not issued to a visitor, with or without cookie', async () => {
    const answer = await gateway.call('POST', extensionPath, {
      headers: { cookie: `rolefit_session=${ada.refreshToken}` },
    });
    expect(problemOf(answer).error.code).toBe('SESSION_MISSING');
  });
});

describe('the access token', () => {
  const me = (token: string) =>
    gateway.call('GET', `${apiBasePath}/auth/me`, {
      headers: { authorization: `Bearer ${token}` },
    });
  const signed = (
    change: (jwt: SignJWT) => SignJWT,
    claims: Record<string, unknown> = {},
    { secret, alg = 'HS256' }: { secret?: string; alg?: string } = {},
  ) => {
    const key =
      secret === undefined
        ? gateway.app.get(SignerService).keyFor('access-token')
        : createSecretKey(Buffer.from(secret));
    const jwt = new SignJWT({ sid: ada.sessionId, type: 'access', ...claims })
      .setProtectedHeader({ alg })
      .setSubject(ada.user.id)
      .setAudience('rolefit-api')
      .setIssuedAt()
      .setExpirationTime('5m');
    return change(jwt).sign(key);
  };
  const unsigned = () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${part({ alg: 'none' })}.${part({ sub: ada.user.id, sid: ada.sessionId, type: 'access', aud: 'rolefit-api', exp: 4e9 })}.`;
  };

  it('authenticates its user', async () => {
    expect(dataOf('getMe', await me(await signed((jwt) => jwt))).id).toBe(ada.user.id);
  });

  it('is required', async () => {
    expect(problemOf(await gateway.call('GET', `${apiBasePath}/auth/me`)).error).toEqual({
      name: 'AUTHERROR',
      code: 'SESSION_MISSING',
    });
  });

  it('expires', async () => {
    expect(
      problemOf(await me(await signed((jwt) => jwt.setExpirationTime('-1s')))).error.code,
    ).toBe('SESSION_EXPIRED');
  });

  it.each<[string, () => string | Promise<string>]>([
    ['a refresh token', () => ada.refreshToken],
    ['one without a signature', unsigned],
    [
      'one signed with another secret',
      () => signed((jwt) => jwt, {}, { secret: 'a secret for tests that is long enough' }),
    ],
    ['one signed with another algorithm', () => signed((jwt) => jwt, {}, { alg: 'HS512' })],
    ['one for another audience', () => signed((jwt) => jwt.setAudience('elsewhere'))],
    ['one of another type', () => signed((jwt) => jwt, { type: 'refresh' })],
    ['one without a session', () => signed((jwt) => jwt, { sid: undefined })],
    ['nonsense', () => 'nonsense'],
  ])('is not %s', async (_, token) => {
    expect(problemOf(await me(await token())).error.code).toBe('SESSION_INVALID');
  });

  it('does not outlive its session', async () => {
    await gateway.call('POST', `${apiBasePath}/auth/logout`, {
      body: { refreshToken: ada.refreshToken },
    });
    expect(problemOf(await ada.call('GET', `${apiBasePath}/auth/me`)).error.code).toBe(
      'SESSION_EXPIRED',
    );
  });
});
