import { socketPath } from '@rolefit/contracts';
import { createLogger } from '@rolefit/config';
import { RealtimeEmitter } from '@rolefit/realtime';
import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { SignJWT } from 'jose';
import { SignerService } from '../auth/signer.service.js';
import { type SignedInCaller, startGateway, type TestGateway } from '../testing/gateway.fixture.js';

let gateway: TestGateway;
let ada: SignedInCaller;
let emitter: RealtimeEmitter;
const sockets: Socket[] = [];

beforeAll(async () => {
  gateway = await startGateway();
  ada = await gateway.signIn();
  emitter = new RealtimeEmitter(gateway.config, createLogger(gateway.config, 'test', { write: () => undefined }));
});
afterAll(async () => {
  sockets.forEach((socket) => socket.disconnect());
  await emitter?.onApplicationShutdown();
  await gateway?.close();
});

const connectWith = (token: unknown, extraHeaders: Record<string, string> = {}) => {
  const socket = io(gateway.url, { path: socketPath, transports: ['websocket'], auth: { token }, forceNew: true, reconnection: false, extraHeaders });
  sockets.push(socket);
  return socket;
};
const outcomeOf = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', (error) => resolve(error.message));
  });
const next = (socket: Socket, event: string) => new Promise<unknown>((resolve) => socket.once(event, resolve));
const tokenFor = (expiresIn: string) =>
  new SignJWT({ sid: ada.sessionId, type: 'access' }).setProtectedHeader({ alg: 'HS256' }).setSubject(ada.user.id).setAudience('rolefit-api').setExpirationTime(expiresIn).sign(gateway.app.get(SignerService).keyFor('access-token'));

describe('live events', () => {
  it('reach all sockets of their user and nobody else’s', async () => {
    const bob = await gateway.signIn();
    const [first, second, other] = [connectWith(ada.accessToken), connectWith(ada.accessToken), connectWith(bob.accessToken)];
    expect(await Promise.all([first, second, other].map(outcomeOf))).toEqual(['connected', 'connected', 'connected']);
    const seenByOther: unknown[] = [];
    // Behind the payload comes the place in the stream that a recovery starts from.
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

  it.each([['no token', undefined], ['nonsense', 'nonsense'], ['something else', { a: 1 }]])('are not for %s', async (_, token) => {
    expect(await outcomeOf(connectWith(token))).toBe('SESSION_INVALID');
  });

  it('are not for a token that has expired or that renews a session', async () => {
    expect(await outcomeOf(connectWith(await tokenFor('-1s')))).toBe('SESSION_INVALID');
    expect(await outcomeOf(connectWith(ada.refreshToken))).toBe('SESSION_INVALID');
  });

  it('are not for another site', async () => {
    expect(await outcomeOf(connectWith(ada.accessToken, { origin: 'https://evil.example' }))).not.toBe('connected');
    expect(await outcomeOf(connectWith(ada.accessToken, { origin: gateway.url }))).toBe('connected');
  });

  it('end with the token', async () => {
    const socket = connectWith(await tokenFor('2s'));
    expect(await outcomeOf(socket)).toBe('connected');
    expect(await next(socket, 'disconnect')).toMatch(/server disconnect|transport close/);
  });
});
