import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type INestApplication, Injectable, Module } from '@nestjs/common';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { type OnGatewayConnection, WebSocketGateway } from '@nestjs/websockets';
import { type Config, ConfigModule, createLogger, loadConfig, type Logger } from '@rolefit/config';
import { socketPath, userRoom } from '@rolefit/contracts';
import { openLink } from '@rolefit/testing';
import { Redis } from 'ioredis';
import type { Socket as ServerSocket } from 'socket.io';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { RealtimeEmitter } from './realtime-emitter.js';
import { sendMissedEvents } from './missed-events.js';
import { RealtimeModule } from './realtime.module.js';
import { createStreamsAdapter } from './streams-io-adapter.js';

const redisUrl = process.env.TEST_REDIS_URL ?? '';
const scanId = '0198c0de-0000-7000-8000-000000000001';
const publicOrigin = 'http://rolefit.test';

/** A minimal gateway; the handshake names the user of a socket. */
@WebSocketGateway()
class Rooms implements OnGatewayConnection {
  static recovered: boolean[] = [];

  async handleConnection(socket: ServerSocket): Promise<void> {
    Rooms.recovered.push(socket.recovered);
    if (socket.recovered) sendMissedEvents(socket);
    else await socket.join(userRoom(String(socket.handshake.auth['userId'])));
    socket.emit('joined' as never);
  }
}

@Module({ providers: [Rooms] })
class RoomsModule {}

@Injectable()
class Work {
  constructor(readonly emitter: RealtimeEmitter) {}
}

@Module({ providers: [Work] })
class WorkModule {}

async function until(condition: () => boolean, withinMs = 120_000): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!condition()) {
    if (performance.now() > deadline) throw new Error('condition not met in time');
    await wait(5);
  }
}

describe('live events', () => {
  const prefix = `test-${randomUUID()}`;
  const lines: Record<string, unknown>[] = [];
  const opened: { close(): unknown }[] = [];

  beforeEach(() => {
    lines.length = 0;
    Rooms.recovered = [];
  });

  afterEach(async () => {
    for (const { close } of opened.splice(0).reverse()) await close();
  });

  afterAll(async () => {
    const redis = new Redis(redisUrl);
    const keys = await redis.keys(`${prefix}:*`);
    if (keys.length > 0) await redis.del(keys);
    await redis.quit();
  });

  function configFor(url = redisUrl): Config {
    return loadConfig({
      DATABASE_URL: 'postgres://127.0.0.1/unused',
      REDIS_URL: url,
      REDIS_PREFIX: prefix,
      SESSION_SECRET: 's'.repeat(32),
      OBJECTS_DIR: '/unused',
      PUBLIC_URL: publicOrigin,
    });
  }

  function logger(): Logger {
    return createLogger({ log: { level: 'info' } }, 'test', {
      write: (line) => void lines.push(JSON.parse(line)),
    });
  }

  async function startGateway(url?: string): Promise<number> {
    const config = configFor(url);
    const module = await Test.createTestingModule({
      imports: [ConfigModule.forRoot(config, logger()), RoomsModule],
    }).compile();
    const app: INestApplication = module.createNestApplication(new FastifyAdapter());
    app.useWebSocketAdapter(createStreamsAdapter(app, config, logger()));
    await app.listen(0, '127.0.0.1');
    opened.push({ close: () => app.close() });
    return (app.getHttpServer().address() as AddressInfo).port;
  }

  async function startWorker(url?: string): Promise<RealtimeEmitter> {
    const module = await Test.createTestingModule({
      imports: [
        ConfigModule.forRoot(configFor(url), logger()),
        RealtimeModule.forRoot(),
        WorkModule,
      ],
    }).compile();
    await module.init();
    opened.push({ close: () => module.close() });
    return module.get(Work).emitter;
  }

  function openSocket(
    port: number,
    userId: string,
    options: Partial<ManagerOptions & SocketOptions> = {},
  ): { socket: Socket; received: unknown[][] } {
    const socket = io(`http://127.0.0.1:${port}`, {
      path: socketPath,
      transports: ['websocket'],
      auth: { userId },
      forceNew: true,
      reconnectionDelay: 50,
      reconnectionDelayMax: 100,
      ...options,
    });
    const received: unknown[][] = [];
    socket.onAny((name: string, ...args: unknown[]) => {
      if (name !== 'joined') received.push([name, args[0]]);
    });
    opened.push({ close: () => socket.disconnect() });
    return { socket, received };
  }

  async function join(
    port: number,
    userId: string,
    options: Partial<ManagerOptions & SocketOptions> = {},
  ) {
    const opening = openSocket(port, userId, options);
    await new Promise<void>((resolve, reject) => {
      opening.socket.once('joined', resolve);
      opening.socket.once('connect_error', reject);
    });
    return opening;
  }

  const last = 1_000_000;
  const progress = { _id: scanId, status: 'reading' } as const;

  /** Waits until the adapters read the stream, which they start to do some time after creation. */
  async function untilReceived(
    emitter: RealtimeEmitter,
    userId: string,
    ...sockets: { received: unknown[][] }[]
  ): Promise<void> {
    await until(() => {
      emitter.emit(userId, 'matches.rescored', { count: 0 });
      return sockets.every(({ received }) => received.length > 0);
    });
    // Events arrive in order, so no other event is in flight after the last one.
    emitter.emit(userId, 'matches.rescored', { count: last });
    await until(() =>
      sockets.every(({ received }) =>
        received.some(([, payload]) => (payload as { count: number }).count === last),
      ),
    );
    for (const { received } of sockets) received.length = 0;
  }

  it('are trimmed once they are old, and not before', async () => {
    const emitter = await startWorker();
    const redis = new Redis(redisUrl);
    opened.push({ close: () => redis.quit() });
    const stream = `${prefix}:events`;
    await redis.del(stream);
    const [now] = await redis.time();
    const at = (seconds: number) =>
      redis.xadd(stream, `${(Number(now) - seconds) * 1_000}-0`, 'title', 'Baker');
    await at(3_600);
    await at(60);
    const left = async () => (await redis.xrange(stream, '-', '+')).length;
    let count = await left();
    expect(count).toBe(2);
    for (
      const deadline = performance.now() + 120_000;
      count > 1 && performance.now() < deadline;
      count = await left()
    )
      emitter.trimEventsOlderThan(600_000);
    emitter.trimEventsOlderThan(600_000);
    expect(await left()).toBe(1);
  });

  it('reach every socket of the user on every gateway, and no others', async () => {
    const [first, second] = [await startGateway(), await startGateway()];
    const emitter = await startWorker();
    const [mine, mineElsewhere, other] = [
      await join(first, 'me'),
      await join(second, 'me'),
      await join(second, 'other'),
    ];
    await untilReceived(emitter, 'me', mine, mineElsewhere);
    emitter.emit('me', 'scan.progress', progress);
    emitter.emit('me', 'scan.completed', {
      _id: scanId,
      status: 'completed',
      title: 'Baker',
      overallScore: 61,
      readyToApply: true,
    });
    await until(() => mine.received.length === 2 && mineElsewhere.received.length === 2);
    expect(mine.received).toEqual([
      ['scan.progress', progress],
      [
        'scan.completed',
        { _id: scanId, status: 'completed', title: 'Baker', overallScore: 61, readyToApply: true },
      ],
    ]);
    expect(mineElsewhere.received).toEqual(mine.received);
    expect(other.received).toEqual([]);
  });

  it("never carry more than the event's schema, and never throw", async () => {
    const port = await startGateway();
    const emitter = await startWorker();
    const mine = await join(port, 'me');
    await untilReceived(emitter, 'me', mine);
    const withText = { ...progress, jobDescription: 'the whole posting' };
    emitter.emit('me', 'scan.progress', withText);
    emitter.emit('me', 'scan.progress', { _id: 'no uuid', status: 'reading' });
    emitter.emit('me', 'matches.rescored', { count: 3 });
    await until(() => mine.received.length === 2);
    expect(mine.received).toEqual([
      ['scan.progress', progress],
      ['matches.rescored', { count: 3 }],
    ]);
    expect(lines).toEqual([
      expect.objectContaining({ level: 'error', event: 'scan.progress', userId: 'me' }),
    ]);
  });

  it('arrive completely when Redis was down while they were emitted', async () => {
    const link = await openLink(redisUrl);
    const port = await startGateway(link.url);
    const emitter = await startWorker(link.url);
    opened.unshift(link);
    const mine = await join(port, 'me');
    await untilReceived(emitter, 'me', mine);
    emitter.emit('me', 'matches.rescored', { count: 1 });
    await until(() => mine.received.length === 1);
    await link.cut();
    for (let count = 2; count <= 50; count += 1) emitter.emit('me', 'matches.rescored', { count });
    await wait(300);
    await link.mend();
    // A command whose answer was under way when the connection broke is sent again, so an event may arrive twice.
    const different = () => [
      ...new Set(mine.received.map(([, payload]) => JSON.stringify(payload))),
    ];
    await until(() => different().length === 50);
    expect(different()).toEqual(
      Array.from({ length: 50 }, (_, index) => JSON.stringify({ count: index + 1 })),
    );
  });

  it('are recovered when a socket reconnects to another gateway', async () => {
    const [first, second] = [await startGateway(), await startGateway()];
    const emitter = await startWorker();
    const link = await openLink(`http://127.0.0.1:${first}`);
    opened.push(link);
    const mine = await join(Number(new URL(link.url).port), 'me');
    await untilReceived(emitter, 'me', mine);
    emitter.emit('me', 'matches.rescored', { count: 1 });
    await until(() => mine.received.length === 1);

    await link.cut();
    await until(() => !mine.socket.connected);
    emitter.emit('me', 'matches.rescored', { count: 2 });
    // The load balancer now routes to another gateway.
    Reflect.set(mine.socket.io, 'uri', `http://127.0.0.1:${second}`);
    await until(() => mine.socket.connected);
    await until(() => mine.received.length === 2);
    expect(mine.socket.recovered).toBe(true);
    expect(Rooms.recovered).toEqual([false, true]);
    emitter.emit('me', 'matches.rescored', { count: 3 });
    await until(() => mine.received.length === 3);
    expect(mine.received.map(([, payload]) => payload)).toEqual([
      { count: 1 },
      { count: 2 },
      { count: 3 },
    ]);
  });

  it('are refused to other sites, and use WebSocket only', async () => {
    const port = await startGateway();
    await expect(
      join(port, 'me', { extraHeaders: { origin: 'http://evil.test' }, reconnection: false }),
    ).rejects.toThrow();
    await expect(
      join(port, 'me', { transports: ['polling'], reconnection: false }),
    ).rejects.toThrow();
    const { socket } = await join(port, 'me', { extraHeaders: { origin: publicOrigin } });
    expect(socket.connected).toBe(true);
  });

  it.each(['never available', 'stopped'])(
    'let both processes stop soon when Redis is %s',
    async (where) => {
      const link = await openLink(redisUrl, where === 'never available');
      await startGateway(link.url);
      await startWorker(link.url);
      if (where === 'stopped') {
        await wait(100);
        await link.cut();
        await wait(100);
      }
      const startedAt = performance.now();
      for (const { close } of opened.splice(0).reverse()) await close();
      // A process that waits for Redis here would never stop.
      expect(performance.now() - startedAt).toBeLessThan(60_000);
      await link.close();
    },
  );
});
