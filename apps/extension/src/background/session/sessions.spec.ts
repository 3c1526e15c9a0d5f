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

/** Sessions on a disk of their own; `again` is what a background that was started anew sees of it. */
function someSessions(answer: (sent: Sent) => Response | Promise<Response>) {
  const database = openDatabase(`sessions-${(names += 1)}`);
  const sent: Sent[] = [];
  const again = () =>
    new Sessions({
      database,
      onChange: () => undefined,
      fetch: async (url, init) => {
        const one = { path: new URL(url).pathname.replace('/api/v1', ''), token: new Headers(init.headers).get('authorization'), body: String(init.body ?? '') };
        sent.push(one);
        return answer(one);
      },
    });
  return { sessions: again(), again, sent, database };
}

const takesNewToken = ({ path, token }: Sent) => (path === '/auth/session' ? ok(renewed) : token === 'Bearer access-2' || path === '/auth/logout' ? ok(path === '/auth/logout' ? null : user) : problem(401, 'AUTHERROR', 'SESSION_EXPIRED'));
const takesAll = ({ path }: Sent) => (path === '/auth/session' ? ok(renewed) : ok(path === '/auth/logout' ? null : user));

describe('Sessions', () => {
  it('open with tokens that the server knows, and are there for the background that comes after', async () => {
    const { sessions, again } = someSessions(takesAll);
    await sessions.open(server, pair);
    expect(await again().read(server)).toEqual({ status: 'signed-in', server, user, ...pair });
    expect(await again().read('https://other.example')).toBeNull();
  });

  it('open with no others', async () => {
    const { sessions } = someSessions(() => problem(401, 'AUTHERROR', 'SESSION_INVALID'));
    await expect(sessions.open(server, pair)).rejects.toMatchObject({ name: 'AUTHERROR' });
    expect(await sessions.read(server)).toBeNull();
  });

  it('have a new pair on disk before anything is sent with it', async () => {
    const kept: unknown[] = [];
    const { sessions, database } = someSessions(async (sent) => {
      if (sent.token === 'Bearer access-2') kept.push((await (await database).get('session', 'current'))?.status === 'signed-in' && (await sessions.token(server)));
      return sent.path === '/auth/me' && sent.token === 'Bearer access-1' && kept.length === 0 && opened ? problem(401, 'AUTHERROR', 'SESSION_EXPIRED') : takesAll(sent);
    });
    let opened = false;
    await sessions.open(server, pair);
    opened = true;
    await (await sessions.api(server))?.call('getMe');
    expect(kept).toEqual(['access-2']);
  });

  it('spend a refresh token once, however many calls find the old one expired', async () => {
    let isOld = false;
    const { sessions, sent } = someSessions((one) => (isOld ? takesNewToken(one) : takesAll(one)));
    await sessions.open(server, pair);
    isOld = true;
    await Promise.all([1, 2, 3].map(async () => (await sessions.api(server))?.call('getMe')));
    expect(sent.filter(({ path }) => path === '/auth/session').map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ refreshToken: 'refresh-1' }]);
  });

  it('are expired where the server says so, and remember whose they were', async () => {
    let isOver = false;
    const { sessions } = someSessions((one) => (isOver ? problem(401, 'AUTHERROR', 'SESSION_EXPIRED') : takesAll(one)));
    await sessions.open(server, pair);
    isOver = true;
    await expect((await sessions.api(server))?.call('getMe')).rejects.toMatchObject({ name: 'AUTHERROR' });
    // Whoever made the call is told first; a test that waits in vain ends by its own limit.
    while ((await sessions.read(server))?.status !== 'expired') await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await sessions.read(server)).toEqual({ status: 'expired', server, user });
    expect(await sessions.api(server)).toBeNull();
  });

  it('go on where a renewal gets no answer', async () => {
    let isAway = false;
    const { sessions } = someSessions((one) => {
      if (isAway && one.path === '/auth/session') throw new TypeError('Failed to fetch');
      return isAway ? problem(401, 'AUTHERROR', 'SESSION_EXPIRED') : takesAll(one);
    });
    await sessions.open(server, pair);
    isAway = true;
    await expect((await sessions.api(server))?.call('getMe')).rejects.toMatchObject({ name: 'NETWORK' });
    expect(await sessions.read(server)).toMatchObject({ status: 'signed-in', refreshToken: 'refresh-1' });
  });

  it('end at once when the user leaves, and on the server as soon as it can be told', async () => {
    let isAway = true;
    const { sessions, again, sent } = someSessions((one) => {
      if (isAway && one.path === '/auth/logout') throw new TypeError('Failed to fetch');
      return takesAll(one);
    });
    await sessions.open(server, pair);
    await sessions.close(server);
    await sessions.tellLeft();
    expect(await sessions.read(server)).toBeNull();
    isAway = false;
    await again().tellLeft();
    await again().tellLeft();
    expect(sent.filter(({ path }) => path === '/auth/logout').map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ refreshToken: 'refresh-1' }, { refreshToken: 'refresh-1' }]);
  });

  it('are left on the server where another one takes their place', async () => {
    const { sessions, sent } = someSessions(takesAll);
    await sessions.open(server, pair);
    await sessions.open('https://other.example', { accessToken: 'access-9', refreshToken: 'refresh-9' });
    await sessions.tellLeft();
    expect(sent.filter(({ path }) => path === '/auth/logout').map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ refreshToken: 'refresh-1' }]);
    expect(await sessions.read('https://other.example')).toMatchObject({ status: 'signed-in', refreshToken: 'refresh-9' });
  });

  it('are not brought back by an answer that comes after the user has left', async () => {
    let isOld = false;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { sessions } = someSessions(async (one) => {
      if (isOld && one.path === '/auth/session') await held;
      return isOld ? takesNewToken(one) : takesAll(one);
    });
    await sessions.open(server, pair);
    isOld = true;
    const call = (await sessions.api(server))?.call('getMe');
    await sessions.close(server);
    release();
    await call;
    expect(await sessions.read(server)).toBeNull();
  });
});
