import { sessionEndpoints } from '@rolefit/contracts';
import 'fake-indexeddb/auto';
import { ok, problem, server, user } from '@/testing/server.fake';
import { openDatabase } from '../database';
import { Sessions } from './sessions';

const pair = { accessToken: 'access-1', refreshToken: 'refresh-1' };
const renewed = { accessToken: 'access-2', refreshToken: 'refresh-2', user, isError: false };

let names = 0;

interface Sent {
  readonly path: string;
  readonly token: string | null;
  readonly body: string;
}

/** Sessions with a separate database; `again` is how a restarted background script sees them. */
function someSessions(answer: (sent: Sent) => Response | Promise<Response>) {
  const database = openDatabase(`sessions-${(names += 1)}`);
  const sent: Sent[] = [];
  const again = () =>
    new Sessions({
      database,
      onChange: () => undefined,
      fetch: async (url, init) => {
        const one = {
          path: new URL(url).pathname.replace('/api/v1', ''),
          token: new Headers(init.headers).get('authorization'),
          body: String(init.body ?? ''),
        };
        sent.push(one);
        return answer(one);
      },
    });
  return { sessions: again(), again, sent, database };
}

/** Hands over tokens that the server confirms. */
async function signIn(sessions: Sessions, at = server, tokens = pair): Promise<void> {
  await sessions.receive(at, tokens);
  await sessions.confirm();
}
const anyServer = async () => true;
const leftOf = (sent: readonly Sent[]) =>
  sent.filter(({ path }) => path === '/auth/logout').map(({ body }) => JSON.parse(body) as unknown);

const takesNewToken = ({ path, token }: Sent) =>
  path === '/auth/session'
    ? ok(renewed)
    : token === 'Bearer access-2' || path === '/auth/logout'
      ? ok(path === '/auth/logout' ? null : user)
      : problem(401, 'AUTHERROR', 'SESSION_EXPIRED');
const takesAll = ({ path }: Sent) =>
  path === '/auth/session' ? ok(renewed) : ok(path === '/auth/logout' ? null : user);

describe('Sessions', () => {
  it('open with valid tokens and survive a restart', async () => {
    const { sessions, again } = someSessions(takesAll);
    await signIn(sessions);
    expect(await again().read(server)).toEqual({ status: 'signed-in', server, user, ...pair });
    expect(await again().read('https://other.example')).toBeNull();
  });

  it('reject invalid tokens', async () => {
    const { sessions } = someSessions(() => problem(401, 'AUTHERROR', 'SESSION_INVALID'));
    await signIn(sessions);
    expect([await sessions.read(server), await sessions.isArriving(server)]).toEqual([null, false]);
  });

  it('store tokens while the server is unreachable and confirm them after a restart', async () => {
    let isAway = true;
    const { sessions, again } = someSessions((one) => {
      if (isAway) throw new TypeError('Failed to fetch');
      return takesAll(one);
    });
    await expect(signIn(sessions)).rejects.toMatchObject({ name: 'NETWORK' });
    expect([await again().isArriving(server), await again().read(server)]).toEqual([true, null]);
    isAway = false;
    await again().confirm();
    expect([await sessions.isArriving(server), await sessions.read(server)]).toEqual([
      false,
      { status: 'signed-in', server, user, ...pair },
    ]);
  });

  it('confirm with the refresh token if the access token has expired', async () => {
    const { sessions } = someSessions(takesNewToken);
    await signIn(sessions);
    expect(await sessions.read(server)).toEqual({
      status: 'signed-in',
      server,
      user,
      accessToken: 'access-2',
      refreshToken: 'refresh-2',
    });
  });

  it('store renewed tokens before the confirmation completes', async () => {
    let isCut = true;
    const { sessions, again } = someSessions((one) => {
      if (isCut && one.token === 'Bearer access-2') throw new TypeError('Failed to fetch');
      return takesNewToken(one);
    });
    await expect(signIn(sessions)).rejects.toMatchObject({ name: 'NETWORK' });
    isCut = false;
    await again().confirm();
    expect(await sessions.read(server)).toMatchObject({
      status: 'signed-in',
      refreshToken: 'refresh-2',
    });
  });

  it('are closed if the user signs out before they are confirmed', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { sessions, sent } = someSessions(async (one) => {
      if (one.path === '/auth/me') await held;
      return takesAll(one);
    });
    const opening = signIn(sessions);
    await sessions.isArriving(server);
    await sessions.close(server);
    release();
    await opening;
    expect([await sessions.read(server), await sessions.isArriving(server)]).toEqual([null, false]);
    await sessions.revokeClosed(anyServer);
    expect(leftOf(sent)).toEqual([{ refreshToken: 'refresh-1' }]);
  });

  it('log out of unconfirmed tokens that others replace', async () => {
    const { sessions, sent } = someSessions(takesAll);
    await sessions.receive(server, pair);
    await signIn(sessions, server, { accessToken: 'access-9', refreshToken: 'refresh-9' });
    await sessions.revokeClosed(anyServer);
    expect([leftOf(sent), await sessions.read(server)]).toEqual([
      [{ refreshToken: 'refresh-1' }],
      expect.objectContaining({ refreshToken: 'refresh-9' }),
    ]);
  });

  it('call no server without permission', async () => {
    const { sessions, sent } = someSessions(takesAll);
    await signIn(sessions);
    await sessions.close(server);
    expect(await sessions.revokeClosed(async () => false)).toBe(false);
    expect(leftOf(sent)).toEqual([]);
    await sessions.revokeClosed(anyServer);
    expect(leftOf(sent)).toEqual([{ refreshToken: 'refresh-1' }]);
  });

  it('store new tokens before their first use', async () => {
    const kept: unknown[] = [];
    const { sessions, database } = someSessions(async (sent) => {
      if (sent.token === 'Bearer access-2')
        kept.push(
          (await (await database).get('session', 'current'))?.status === 'signed-in' &&
            (await sessions.token(server)),
        );
      return sent.path === '/auth/me' &&
        sent.token === 'Bearer access-1' &&
        kept.length === 0 &&
        opened
        ? problem(401, 'AUTHERROR', 'SESSION_EXPIRED')
        : takesAll(sent);
    });
    let opened = false;
    await signIn(sessions);
    opened = true;
    await (await sessions.api(server))?.call(sessionEndpoints.getMe);
    expect(kept).toEqual(['access-2']);
  });

  it('use a refresh token once for concurrent calls', async () => {
    let isOld = false;
    const { sessions, sent } = someSessions((one) => (isOld ? takesNewToken(one) : takesAll(one)));
    await signIn(sessions);
    isOld = true;
    await Promise.all(
      [1, 2, 3].map(async () => (await sessions.api(server))?.call(sessionEndpoints.getMe)),
    );
    expect(
      sent
        .filter(({ path }) => path === '/auth/session')
        .map(({ body }) => JSON.parse(body) as unknown),
    ).toEqual([{ refreshToken: 'refresh-1' }]);
  });

  it('expire if the server says so and remember their user', async () => {
    let isOver = false;
    const { sessions } = someSessions((one) =>
      isOver ? problem(401, 'AUTHERROR', 'SESSION_EXPIRED') : takesAll(one),
    );
    await signIn(sessions);
    isOver = true;
    await expect((await sessions.api(server))?.call(sessionEndpoints.getMe)).rejects.toMatchObject({
      name: 'AUTHERROR',
    });
    // The caller is notified first.
    while ((await sessions.read(server))?.status !== 'expired')
      await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await sessions.read(server)).toEqual({ status: 'expired', server, user });
    expect(await sessions.api(server)).toBeNull();
  });

  it('survive a renewal without an answer', async () => {
    let isAway = false;
    const { sessions } = someSessions((one) => {
      if (isAway && one.path === '/auth/session') throw new TypeError('Failed to fetch');
      return isAway ? problem(401, 'AUTHERROR', 'SESSION_EXPIRED') : takesAll(one);
    });
    await signIn(sessions);
    isAway = true;
    await expect((await sessions.api(server))?.call(sessionEndpoints.getMe)).rejects.toMatchObject({
      name: 'NETWORK',
    });
    expect(await sessions.read(server)).toMatchObject({
      status: 'signed-in',
      refreshToken: 'refresh-1',
    });
  });

  it('close immediately on sign-out, and on the server as soon as it can be reached', async () => {
    let isAway = true;
    const { sessions, again, sent } = someSessions((one) => {
      if (isAway && one.path === '/auth/logout') throw new TypeError('Failed to fetch');
      return takesAll(one);
    });
    await signIn(sessions);
    await sessions.close(server);
    expect(await sessions.revokeClosed(anyServer)).toBe(true);
    expect(await sessions.read(server)).toBeNull();
    isAway = false;
    await again().revokeClosed(anyServer);
    await again().revokeClosed(anyServer);
    expect(leftOf(sent)).toEqual([{ refreshToken: 'refresh-1' }, { refreshToken: 'refresh-1' }]);
  });

  it('log out on the server when another session replaces them', async () => {
    const { sessions, sent } = someSessions(takesAll);
    await signIn(sessions);
    await signIn(sessions, 'https://other.example', {
      accessToken: 'access-9',
      refreshToken: 'refresh-9',
    });
    await sessions.revokeClosed(anyServer);
    expect(leftOf(sent)).toEqual([{ refreshToken: 'refresh-1' }]);
    expect(await sessions.read('https://other.example')).toMatchObject({
      status: 'signed-in',
      refreshToken: 'refresh-9',
    });
  });

  it('are not restored by an answer that arrives after sign-out', async () => {
    let isOld = false;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { sessions } = someSessions(async (one) => {
      if (isOld && one.path === '/auth/session') await held;
      return isOld ? takesNewToken(one) : takesAll(one);
    });
    await signIn(sessions);
    isOld = true;
    const call = (await sessions.api(server))?.call(sessionEndpoints.getMe);
    await sessions.close(server);
    release();
    await call;
    expect(await sessions.read(server)).toBeNull();
  });
});
