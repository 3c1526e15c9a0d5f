import { type EventName, userRoom } from '@rolefit/contracts';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';

/** An event as a browser got it. */
export interface ReceivedEvent {
  readonly name: EventName;
  readonly payload: Record<string, unknown>;
}

/** The adapter makes copies of its connection that it never closes. */
class ListeningRedis extends Redis {
  private readonly copies: Redis[] = [];

  override duplicate(): Redis {
    const copy = new Redis(this.options);
    this.copies.push(copy);
    return copy;
  }

  disconnectAll(): void {
    for (const connection of [this, ...this.copies]) connection.disconnect();
  }
}

/** What a gateway and a browser do with events, without the rest of them: real sockets joined by the real stream. */
export class EventListener {
  private readonly sockets: Socket[] = [];

  private constructor(
    private readonly http: HttpServer,
    private readonly server: Server,
    private readonly redis: ListeningRedis,
  ) {}

  static async start(redisUrl: string, prefix: string): Promise<EventListener> {
    const redis = new ListeningRedis(redisUrl);
    const http = createServer();
    const server = new Server(http, {
      transports: ['websocket'],
      adapter: createAdapter(redis, { streamName: `${prefix}:events`, channelPrefix: `${prefix}:events`, sessionKeyPrefix: `${prefix}:socket:`, onlyPlaintext: true }),
    });
    server.on('connection', (socket) => void socket.join(userRoom(String(socket.handshake.auth['userId']))));
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    return new EventListener(http, server, redis);
  }

  /** Collects all events of a user from now on. */
  async follow(userId: string): Promise<ReceivedEvent[]> {
    const { port } = this.http.address() as AddressInfo;
    const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], auth: { userId } });
    this.sockets.push(socket);
    const received: ReceivedEvent[] = [];
    socket.onAny((name: EventName, payload: Record<string, unknown>) => received.push({ name, payload }));
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    return received;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.disconnect();
    await this.server.close();
    this.redis.disconnectAll();
  }
}
