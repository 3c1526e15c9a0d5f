import { apiBasePath } from '@rolefit/contracts';
import {
  dataOf,
  problemOf,
  type SignedInCaller,
  startGateway,
  type TestGateway,
} from '../../testing/gateway.fixture.js';
import { connectExtension } from '../../testing/browser-calls.js';

let gateway: TestGateway;
let ada: SignedInCaller;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(async () => {
  ada = await gateway.signIn();
});
afterAll(() => gateway?.close());

const path = `${apiBasePath}/auth/sessions`;
const firefox = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
};
const devicesOf = async (caller: SignedInCaller) =>
  dataOf('listSessions', await caller.call('GET', path)).devices;
const end = (caller: SignedInCaller, sessionId: string) =>
  caller.call('DELETE', `${path}/${sessionId}`);
const renew = (refreshToken: string, headers = {}) =>
  gateway.call('POST', `${apiBasePath}/auth/session`, { body: { refreshToken }, headers });
const isIn = async (caller: SignedInCaller) =>
  (await caller.call('GET', `${apiBasePath}/auth/me`)).status === 200;
const movedBack = (sessionId: string, days: number) =>
  gateway.database.dataSource.query(
    `UPDATE sessions SET created_at = created_at - $2 * interval '1 day' WHERE id = $1`,
    [sessionId, days],
  );

describe('the list of devices', () => {
  it('shows this device first and the others by last use, each with its kind and names', async () => {
    const phone = await gateway.signIn(ada.user);
    await connectExtension(gateway, ada, firefox);
    await movedBack(phone.sessionId, 3);
    await movedBack(ada.sessionId, 5);
    const devices = await devicesOf(ada);
    expect(
      devices.map(({ kind, browser, system, isThis }) => ({ kind, browser, system, isThis })),
    ).toEqual([
      { kind: 'web', browser: null, system: null, isThis: true },
      { kind: 'extension', browser: 'Firefox', system: 'Windows', isThis: false },
      { kind: 'web', browser: null, system: null, isThis: false },
    ]);
    expect((await devicesOf(phone)).filter(({ isThis }) => isThis).map(({ id }) => id)).toEqual([
      phone.sessionId,
    ]);
  });

  it('shows when a device signed in and when it was last used', async () => {
    await movedBack(ada.sessionId, 5);
    const [before] = await devicesOf(ada);
    expect(before?.lastUsedAt).toBe(before?.signedInAt);
    await renew(ada.refreshToken);
    const [after] = await devicesOf(ada);
    expect(after?.signedInAt).toBe(before?.signedInAt);
    expect(
      Date.parse(after?.lastUsedAt ?? '') - Date.parse(after?.signedInAt ?? ''),
    ).toBeGreaterThan(4.9 * 86_400_000);
  });

  it('names a device without names at its next renewal, and keeps existing names', async () => {
    const session = dataOf('createSession', await renew(ada.refreshToken, firefox));
    await renew(session.refreshToken ?? '', {
      'user-agent':
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    });
    expect(await devicesOf(ada)).toMatchObject([{ browser: 'Firefox', system: 'Windows' }]);
  });

  it('omits other users’ devices, and devices that are signed out or expired', async () => {
    await gateway.signIn();
    const [gone, unused] = [await gateway.signIn(ada.user), await gateway.signIn(ada.user)];
    await gateway.call('POST', `${apiBasePath}/auth/logout`, {
      body: { refreshToken: gone.refreshToken },
    });
    await gateway.database.dataSource.query(
      'UPDATE sessions SET expires_at = now() WHERE id = $1',
      [unused.sessionId],
    );
    expect((await devicesOf(ada)).map(({ id }) => id)).toEqual([ada.sessionId]);
  });

  it('shows all that is stored about a device: no address and no header', async () => {
    const columns = (await gateway.database.dataSource.query(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'sessions'`,
    )) as { name: string }[];
    expect(columns.map(({ name }) => name).sort()).toEqual([
      'browser',
      'created_at',
      'expires_at',
      'generation',
      'id',
      'kind',
      'lost_generations',
      'revoked_at',
      'rotations',
      'system',
      'user_id',
    ]);
  });
});

describe('signing out another device', () => {
  it('ends its access immediately and permanently, and that of no other device', async () => {
    const [lost, kept] = [await gateway.signIn(ada.user), await gateway.signIn(ada.user)];
    expect(dataOf('endSession', await end(ada, lost.sessionId))).toBeNull();
    expect(problemOf(await lost.call('GET', `${apiBasePath}/auth/me`)).error.code).toBe(
      'SESSION_EXPIRED',
    );
    expect(problemOf(await renew(lost.refreshToken)).error.code).toBe('SESSION_EXPIRED');
    expect([await isIn(ada), await isIn(kept)]).toEqual([true, true]);
  });

  it('is idempotent', async () => {
    const lost = await gateway.signIn(ada.user);
    await end(ada, lost.sessionId);
    expect((await end(ada, lost.sessionId)).status).toBe(200);
  });

  it.each([
    ['another user’s device', async () => (await gateway.signIn()).sessionId],
    ['an unknown device', () => Promise.resolve('01890a5d-ac96-774b-8cce-000000000001')],
    ['nonsense', () => Promise.resolve('nonsense')],
  ])('does not find %s', async (_, id) => {
    expect(problemOf(await end(ada, await id())).error.code).toBe('SESSION_NOT_FOUND');
  });

  it('clears the cookie only if this browser’s own session was ended', async () => {
    const other = await gateway.signIn(ada.user);
    const headers = { cookie: `rolefit_session=${ada.refreshToken}` };
    expect(
      (await ada.call('DELETE', `${path}/${other.sessionId}`, { headers })).headers.getSetCookie(),
    ).toEqual([]);
    expect(
      (await ada.call('DELETE', `${path}/${ada.sessionId}`, { headers })).headers.getSetCookie()[0],
    ).toMatch(/^rolefit_session=;/);
    expect(await isIn(ada)).toBe(false);
  });
});

describe('signing out everywhere', () => {
  it('ends all sessions of the user, including the extension’s and this one', async () => {
    const [other, bob] = [await gateway.signIn(ada.user), await gateway.signIn()];
    const extension = dataOf('createExtensionSession', await connectExtension(gateway, ada));
    expect(dataOf('endSessions', await ada.call('DELETE', path))).toEqual({ ended: 3 });
    expect([await isIn(ada), await isIn(other), await isIn(bob)]).toEqual([false, false, true]);
    for (const token of [ada.refreshToken, other.refreshToken, extension.refreshToken])
      expect(problemOf(await renew(token)).error.code).toBe('SESSION_EXPIRED');
  });

  it('keeps this session on request', async () => {
    const other = await gateway.signIn(ada.user);
    expect(dataOf('endSessions', await ada.call('DELETE', `${path}?except=this`))).toEqual({
      ended: 1,
    });
    expect([await isIn(ada), await isIn(other)]).toEqual([true, false]);
  });

  it('ends no session for an invalid query', async () => {
    expect(problemOf(await ada.call('DELETE', `${path}?except=others`)).error.code).toBe(
      'REQUEST_INVALID',
    );
    expect(await isIn(ada)).toBe(true);
  });
});

describe('the session cookie', () => {
  it('ends no session of another device, from any origin', async () => {
    const other = await gateway.signIn(ada.user);
    for (const target of [path, `${path}/${other.sessionId}`]) {
      const answer = await gateway.call('DELETE', target, {
        headers: { cookie: `rolefit_session=${ada.refreshToken}`, origin: gateway.url },
      });
      expect(problemOf(answer).error.code).toBe('SESSION_MISSING');
    }
    expect([await isIn(ada), await isIn(other)]).toEqual([true, true]);
  });
});
