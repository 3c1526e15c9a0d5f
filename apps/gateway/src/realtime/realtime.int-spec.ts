import { request } from 'node:http';
import type { Duplex as NodeSocket } from 'node:stream';
import { apiBasePath, limits, socketPath, tokenScopeSchema } from '@rolefit/contracts';
import { createLogger } from '@rolefit/config';
import { RealtimeEmitter } from '@rolefit/realtime';
import { randomUUID } from 'node:crypto';
import { SessionsRepository } from '@rolefit/database';
import { Redis } from 'ioredis';
import { io, type Socket } from 'socket.io-client';
import { SignJWT } from 'jose';
import { SignerService } from '../auth/tokens/signer.service.js';
import {
  dataOf,
  type SignedInCaller,
  startGateway,
  type TestGateway,
} from '../testing/gateway.fixture.js';
import { aPersonalToken, connectExtension } from '../testing/browser-calls.js';

let gateway: TestGateway;
/** Another gateway of the same installation. */
let neighbour: TestGateway;
let ada: SignedInCaller;
let emitter: RealtimeEmitter;
const sockets: Socket[] = [];

beforeAll(async () => {
  neighbour = await startGateway();
  gateway = await startGateway({ REDIS_PREFIX: neighbour.config.redis.prefix }, neighbour.database);
  ada = await gateway.signIn();
  emitter = new RealtimeEmitter(
    gateway.config,
    createLogger(gateway.config, 'test', { write: () => undefined }),
  );
});
afterAll(async () => {
  sockets.forEach((socket) => socket.disconnect());
  await emitter?.onApplicationShutdown();
  await neighbour?.app.close();
  await gateway?.close();
});

const connectWith = (token: unknown, extraHeaders: Record<string, string> = {}, to = gateway) => {
  const socket = io(to.url, {
    path: socketPath,
    transports: ['websocket'],
    auth: { token },
    forceNew: true,
    reconnection: false,
    extraHeaders,
  });
  sockets.push(socket);
  return socket;
};
const outcomeOf = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', (error) => resolve(error.message));
  });
const next = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => socket.once(event, resolve));
/** Waits until a gateway reads events, which it starts to do some time after it was started: emits events until one is received. */
async function untilReceived(userId: string, ...listening: readonly Socket[]): Promise<void> {
  const last = 1_000_000;
  const ended = listening.map(
    (socket) =>
      new Promise<void>((resolve) =>
        socket.on(
          'matches.rescored',
          ({ count }: { count: number }) => count === last && resolve(),
        ),
      ),
  );
  let isReceived = false;
  const heard = Promise.all(listening.map((socket) => next(socket, 'matches.rescored'))).then(
    () => (isReceived = true),
  );
  for (
    ;
    !isReceived;
    await Promise.race([heard, new Promise((resolve) => setTimeout(resolve, 20))])
  )
    emitter.emit(userId, 'matches.rescored', { count: 0 });
  emitter.emit(userId, 'matches.rescored', { count: last });
  await Promise.all(ended);
  for (const socket of listening) socket.off('matches.rescored');
}
const until = async (condition: () => Promise<boolean>) => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 50));
};
const tokenFor = (expiresIn: string) =>
  new SignJWT({ sid: ada.sessionId, type: 'access' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(ada.user.id)
    .setAudience('rolefit-api')
    .setExpirationTime(expiresIn)
    .sign(gateway.app.get(SignerService).keyFor('access-token'));

describe('live events', () => {
  it('reach all sockets of their user and no others', async () => {
    const bob = await gateway.signIn();
    const [first, second, other] = [
      connectWith(ada.accessToken),
      connectWith(ada.accessToken),
      connectWith(bob.accessToken),
    ];
    expect(await Promise.all([first, second, other].map(outcomeOf))).toEqual([
      'connected',
      'connected',
      'connected',
    ]);
    await untilReceived(ada.user.id, first, second);
    await untilReceived(bob.user.id, other);
    const seenByOther: unknown[] = [];
    // The last argument is the offset in the stream for a recovery.
    other.onAny((event, payload) => seenByOther.push([event, payload]));
    const received = Promise.all([next(first, 'scan.progress'), next(second, 'scan.progress')]);
    const payload = { _id: randomUUID(), status: 'reading' as const };
    emitter.emit(ada.user.id, 'scan.progress', payload);
    expect(await received).toEqual([payload, payload]);
    const own = next(other, 'matches.rescored');
    emitter.emit(bob.user.id, 'matches.rescored', { count: 1 });
    await own;
    expect(seenByOther).toEqual([['matches.rescored', { count: 1 }]]);
  });

  it('are limited to a number of sockets per user and per address on one gateway', async () => {
    const few = await startGateway({
      LIMIT_SOCKETS_PER_USER: '2',
      LIMIT_USERS_PER_ADDRESS: '2',
      TRUSTED_PROXIES: '1',
    });
    try {
      const from = (address: string) => ({ 'x-forwarded-for': `made-up, ${address}` });
      const [one, two, three] = [await few.signIn(), await few.signIn(), await few.signIn()];
      const ask = (who: SignedInCaller, address: string) => {
        const socket = connectWith(who.accessToken, from(address), few);
        return outcomeOf(socket).then((outcome) => ({ outcome, socket }));
      };
      const [first, second] = [await ask(one, '203.0.113.1'), await ask(one, '203.0.113.1')];
      expect([first.outcome, second.outcome]).toEqual(['connected', 'connected']);
      expect((await ask(one, '203.0.113.2')).outcome).toBe('SOCKETS_FULL');
      for (let socket = 0; socket < 2; socket += 1)
        expect((await ask(two, '203.0.113.1')).outcome).toBe('connected');
      expect((await ask(three, '203.0.113.1')).outcome).toBe('SOCKETS_FULL');
      expect((await ask(three, '203.0.113.3')).outcome).toBe('connected');
      // A disconnect frees its place.
      first.socket.disconnect();
      await until(async () => (await ask(one, '203.0.113.2')).outcome === 'connected');
    } finally {
      await few.close();
    }
  });

  it.each([
    ['no token', undefined],
    ['a malformed token', 'nonsense'],
    ['an object', { a: 1 }],
  ])('are refused with %s', async (_, token) => {
    expect(await outcomeOf(connectWith(token))).toBe('SESSION_INVALID');
  });

  it('are refused to a personal access token', async () => {
    const { token } = await aPersonalToken(gateway, ada, { scopes: tokenScopeSchema.options });
    expect(await outcomeOf(connectWith(token))).toBe('SESSION_INVALID');
  });

  it('are refused to an expired access token and to a refresh token', async () => {
    expect(await outcomeOf(connectWith(await tokenFor('-1s')))).toBe('SESSION_INVALID');
    expect(await outcomeOf(connectWith(ada.refreshToken))).toBe('SESSION_INVALID');
  });

  it('are refused to another site', async () => {
    for (const origin of [
      'https://evil.example',
      'null',
      `${gateway.url}.evil.example`,
      gateway.url.replace('http:', 'https:'),
    ]) {
      expect([origin, await outcomeOf(connectWith(ada.accessToken, { origin }))]).not.toEqual([
        origin,
        'connected',
      ]);
    }
    expect(await outcomeOf(connectWith(ada.accessToken, { origin: gateway.url }))).toBe(
      'connected',
    );
    expect(
      await outcomeOf(
        connectWith(ada.accessToken, { origin: `chrome-extension://${'a'.repeat(32)}` }),
      ),
    ).toBe('connected');
  });

  it('end with the token', async () => {
    const socket = connectWith(await tokenFor('8s'));
    expect(await outcomeOf(socket)).toBe('connected');
    expect(await next(socket, 'disconnect')).toMatch(/server disconnect|transport close/);
  });
});

describe('the live connections of a session', () => {
  const tab = async ({ accessToken }: { accessToken: string }, to = gateway) => {
    const socket = connectWith(accessToken, {}, to);
    expect(await outcomeOf(socket)).toBe('connected');
    return { socket, ended: next(socket, 'disconnect') };
  };
  const end = (caller: SignedInCaller, path: string) =>
    caller.call('DELETE', `${apiBasePath}/auth/sessions${path}`);
  const renew = (refreshToken: string) =>
    gateway.call('POST', `${apiBasePath}/auth/session`, { body: { refreshToken } });

  it('are closed on sign-out, on every gateway, and those of other devices stay open', async () => {
    const [mine, other] = [await gateway.signIn(ada.user), await gateway.signIn(ada.user)];
    const [here, there, elsewhere] = [
      await tab(mine),
      await tab(mine, neighbour),
      await tab(other, neighbour),
    ];
    await gateway.call('POST', `${apiBasePath}/auth/logout`, {
      headers: { cookie: `rolefit_session=${mine.refreshToken}` },
    });
    expect(await Promise.all([here.ended, there.ended])).toEqual([
      'io server disconnect',
      'io server disconnect',
    ]);
    expect(elsewhere.socket.connected).toBe(true);
    expect(await outcomeOf(connectWith(mine.accessToken))).toBe('SESSION_INVALID');
  });

  it('are closed when another device signs it out', async () => {
    const [lost, mine] = [await gateway.signIn(ada.user), await gateway.signIn(ada.user)];
    const [here, there, own] = [await tab(lost), await tab(lost, neighbour), await tab(mine)];
    await end(mine, `/${lost.sessionId}`);
    expect(await Promise.all([here.ended, there.ended])).toEqual([
      'io server disconnect',
      'io server disconnect',
    ]);
    expect(own.socket.connected).toBe(true);
  });

  it('are closed when their session is evicted, on every gateway', async () => {
    const oldest = await gateway.signIn();
    const mine = await gateway.signIn(oldest.user);
    await gateway.database.dataSource.query(
      `UPDATE sessions SET created_at = now() - interval '2 days' WHERE id = $1`,
      [oldest.sessionId],
    );
    await gateway.database.dataSource.query(
      `INSERT INTO sessions (id, user_id, kind, created_at, expires_at) SELECT gen_random_uuid(), $1, 'web', now() - interval '1 day', now() + interval '1 day' FROM generate_series(3, $2::int)`,
      [oldest.user.id, limits.sessionsPerUser],
    );
    const [here, there, own] = [await tab(oldest), await tab(oldest, neighbour), await tab(mine)];
    expect((await connectExtension(gateway, mine)).status).toBe(200);
    expect(await Promise.all([here.ended, there.ended])).toEqual([
      'io server disconnect',
      'io server disconnect',
    ]);
    expect(own.socket.connected).toBe(true);
  });

  it('are closed when the user signs out everywhere, including the extension’s, except for a session that is kept', async () => {
    const [bea, other] = [await gateway.signIn(), await gateway.signIn()];
    const mine = await gateway.signIn(bea.user);
    const { accessToken } = dataOf('createExtensionSession', await connectExtension(gateway, mine));
    const [phone, extension, own, stranger] = [
      await tab(bea, neighbour),
      await tab({ accessToken }, neighbour),
      await tab(mine),
      await tab(other),
    ];
    await end(mine, '?except=this');
    await Promise.all([phone.ended, extension.ended]);
    expect([own.socket.connected, stranger.socket.connected]).toEqual([true, true]);
    await end(mine, '');
    expect(await own.ended).toBe('io server disconnect');
    expect(stranger.socket.connected).toBe(true);
  });

  it('are closed when a refresh token is reused', async () => {
    const mine = await gateway.signIn(ada.user);
    await renew(mine.refreshToken);
    const [here, there] = [await tab(mine), await tab(mine, neighbour)];
    await gateway.database.dataSource.query(
      `UPDATE sessions SET rotations = ARRAY[now() - interval '31 seconds'] WHERE id = $1`,
      [mine.sessionId],
    );
    expect((await renew(mine.refreshToken)).status).toBe(401);
    expect(await Promise.all([here.ended, there.ended])).toEqual([
      'io server disconnect',
      'io server disconnect',
    ]);
  });

  describe('after a disconnect', () => {
    interface Recovery {
      readonly pid: string;
      readonly offset: string;
    }

    /** Breaks a connection, waits until the server has stored its recovery state, and lets it miss an event. */
    async function missAnEvent(
      mine: SignedInCaller,
      meanwhile: () => Promise<unknown> = () => Promise.resolve(),
    ): Promise<Recovery> {
      const { socket } = await tab(mine);
      const frames: string[] = [];
      socket.io.engine.on(
        'packet',
        ({ data }: { data?: unknown }) => void frames.push(String(data)),
      );
      const heard = next(socket, 'matches.rescored');
      emitter.emit(mine.user.id, 'matches.rescored', { count: 1 });
      await heard;
      const recovery = {
        pid: Reflect.get(socket, '_pid') as string,
        offset:
          frames
            .map((frame) => /"(\d+-\d+)"\]$/.exec(frame)?.[1])
            .findLast((offset) => offset !== undefined) ?? '',
      };
      expect(recovery).toEqual({
        pid: expect.stringMatching(/./),
        offset: expect.stringMatching(/./),
      });
      socket.io.engine.close();
      const redis = new Redis(gateway.config.redis.url);
      const kept = `${gateway.config.redis.prefix}:socket:${recovery.pid}`;
      for (
        const deadline = performance.now() + 120_000;
        (await redis.exists(kept)) === 0 && performance.now() < deadline;
        await new Promise((resolve) => setTimeout(resolve, 10))
      );
      await redis.quit();
      await meanwhile();
      emitter.emit(mine.user.id, 'matches.rescored', { count: 42 });
      return recovery;
    }

    /** Connects with a token and a recovery id. @returns all messages of the server, until `isEnough` or until it closes the connection */
    async function reconnect(
      token: string,
      recovery: Recovery,
      isEnough: (frame: string) => boolean,
    ): Promise<string[]> {
      const client = new WebSocket(
        `${gateway.url.replace('http', 'ws')}${socketPath}/?EIO=4&transport=websocket`,
      );
      const said: string[] = [];
      await new Promise<void>((resolve) => {
        client.onclose = () => resolve();
        client.onmessage = ({ data }: MessageEvent<string>) => {
          said.push(data);
          if (data.startsWith('0')) client.send(`40${JSON.stringify({ token, ...recovery })}`);
          if (isEnough(data)) resolve();
        };
      });
      client.close();
      return said;
    }

    const isRefusal = (frame: string) => frame.startsWith('44');
    const isMissedEvent = (frame: string) =>
      frame.includes('matches.rescored') && frame.includes('42');

    it('deliver missed events to their own user', async () => {
      const mine = await gateway.signIn();
      const said = await reconnect(mine.accessToken, await missAnEvent(mine), isMissedEvent);
      expect(said.some(isMissedEvent)).toBe(true);
    });

    it('deliver no missed events after the session has ended', async () => {
      const mine = await gateway.signIn();
      const recovery = await missAnEvent(mine, () => end(mine, ''));
      const said = await reconnect(mine.accessToken, recovery, isRefusal);
      expect(said.at(-1)).toContain('SESSION_INVALID');
      expect(said.join()).not.toContain('matches.rescored');
    });

    it('deliver no missed events to another user who sends their recovery id, and close', async () => {
      const [mine, stranger] = [await gateway.signIn(), await gateway.signIn()];
      const recovery = await missAnEvent(mine);
      const said = await reconnect(stranger.accessToken, recovery, isMissedEvent);
      expect(said.join()).not.toContain('matches.rescored');
      // Engine.IO's open, Socket.IO's connect, then its disconnect: authenticated by their own token, and disconnected.
      expect(said.map((frame) => frame.slice(0, 2))).toEqual(['0{', '40', '41']);
    });
  });

  it('are closed also where the session ends between the handshake and joining the room', async () => {
    const mine = await gateway.signIn(ada.user);
    const sessions = gateway.app.get(SessionsRepository);
    const access = jest.spyOn(sessions, 'access');
    // The handshake has checked the session, which ends before the next step.
    access.mockImplementationOnce(async () => {
      await sessions.revoke({ id: mine.sessionId, userId: mine.user.id }, 'signed-out');
      return 'account';
    });
    const socket = connectWith(mine.accessToken);
    expect(await next(socket, 'disconnect')).toBe('io server disconnect');
    access.mockRestore();
  });
});

describe('an unauthenticated live connection', () => {
  const address = (to: TestGateway) =>
    `${to.url.replace('http', 'ws')}${socketPath}/?EIO=4&transport=websocket`;
  const clients: NodeSocket[] = [];
  let behindProxy: TestGateway;
  beforeAll(async () => {
    behindProxy = await startGateway({ TRUSTED_PROXIES: '1' });
  });
  afterEach(() => clients.splice(0).forEach((client) => client.destroy()));
  afterAll(() => behindProxy?.close());

  /** Requests a WebSocket upgrade without authenticating. @returns the status of the response */
  const open = (from: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { pathname, search } = new URL(address(behindProxy));
      const headers = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16).toString('base64'),
        'x-forwarded-for': `made-up, ${from}`,
      };
      request(`${behindProxy.url}${pathname}${search}`, { headers }, ({ statusCode }) =>
        resolve(statusCode),
      )
        .on('upgrade', ({ statusCode }, client) => {
          clients.push(client);
          resolve(statusCode);
        })
        .on('error', reject)
        .end();
    });

  /** As many as one address may open. */
  const all = Array.from({ length: 200 });
  /** In parallel, so that the last is open before the first times out. */
  const openAll = (from: string) => Promise.all(all.map(() => open(from)));

  it('is closed after some seconds, also where it keeps sending invalid tokens', async () => {
    const client = new WebSocket(address(gateway));
    const offers = setInterval(
      () => client.readyState === WebSocket.OPEN && client.send('40{"token":"nonsense"}'),
      500,
    );
    const startedAt = performance.now();
    await new Promise((resolve) => (client.onclose = resolve));
    clearInterval(offers);
    // The default of Socket.IO is 45 s.
    expect(performance.now() - startedAt).toBeLessThan(40_000);
  });

  it('is limited in number per address, without affecting other addresses', async () => {
    expect(await openAll('203.0.113.1')).toEqual(all.map(() => 101));
    expect(await open('203.0.113.1')).toBe(400);
    expect(await open('203.0.113.2')).toBe(101);
    // A disconnect frees its place.
    clients[0]?.destroy();
    await until(async () => (await open('203.0.113.1')) === 101);
  });

  it('is no longer counted once the client has authenticated', async () => {
    const bob = await behindProxy.signIn();
    const from = { 'x-forwarded-for': '203.0.113.3' };
    for (let count = 0; count < 20; count += 1)
      expect(await outcomeOf(connectWith(bob.accessToken, from, behindProxy))).toBe('connected');
    expect(await openAll('203.0.113.3')).toEqual(all.map(() => 101));
    expect(await open('203.0.113.3')).toBe(400);
  });

  it('cannot be obtained by leaving the namespace again', async () => {
    const client = new WebSocket(address(gateway));
    await new Promise((resolve) => {
      client.onclose = resolve;
      client.onmessage = ({ data }: MessageEvent<string>) => {
        if (data.startsWith('0')) client.send(`40${JSON.stringify({ token: ada.accessToken })}`);
        if (data.startsWith('40')) client.send('41');
      };
    });
  });
});
