import { type WorkerConfig, createLogger } from '@rolefit/config';
import { type EventName, socketPath, userRoom } from '@rolefit/contracts';
import { createStreamsAdapter, type StreamsIoAdapter } from '@rolefit/realtime';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';

/** An event as a browser received it. */
export interface ReceivedEvent {
  readonly name: EventName;
  readonly payload: Record<string, unknown>;
}

/** The event path of gateway and browser without the rest: real sockets connected by the real stream. */
export class EventListener {
  private readonly sockets: Socket[] = [];

  private constructor(
    private readonly http: Server,
    private readonly adapter: StreamsIoAdapter,
  ) {}

  static async start(config: WorkerConfig): Promise<EventListener> {
    const http = createServer();
    const adapter = createStreamsAdapter(
      http as never,
      { redis: config.redis, server: { allowedOrigins: [], extensionOrigins: [] } },
      createLogger(config, 'test'),
    );
    adapter
      .createIOServer(0)
      .on(
        'connection',
        (socket) => void socket.join(userRoom(String(socket.handshake.auth['userId']))),
      );
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    return new EventListener(http, adapter);
  }

  /** Collects all events of a user from now on. */
  async follow(userId: string): Promise<ReceivedEvent[]> {
    const { port } = this.http.address() as AddressInfo;
    const socket = io(`http://127.0.0.1:${port}`, {
      path: socketPath,
      transports: ['websocket'],
      auth: { userId },
      forceNew: true,
    });
    this.sockets.push(socket);
    const received: ReceivedEvent[] = [];
    socket.onAny((name: EventName, payload: Record<string, unknown>) =>
      received.push({ name, payload }),
    );
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    return received;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.disconnect();
    await this.adapter.dispose();
  }
}
