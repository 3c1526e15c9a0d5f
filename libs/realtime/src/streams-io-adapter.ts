import type { IncomingMessage } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { type Config, isExtension, type Logger, logThrottled } from '@rolefit/config';
import { socketPath } from '@rolefit/contracts';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Server, ServerOptions } from 'socket.io';
import { holdMissedEvents } from './missed-events.js';
import { StreamsRedis, streamsOptions } from './streams-redis.js';

/** A socket that reconnects within this time receives the events that it missed, on any gateway. Source: MEASURED.md, settings. */
const recoveryMs = 2 * 60 * 1_000;
/** Clients send only an access token, in the handshake. */
const messageBytes = 16 * 1024;
/** Timeout between connecting and authenticating. */
const authenticationMs = 10_000;

/** Whether another unauthenticated socket is allowed. */
export type AdmitSocket = (request: IncomingMessage) => boolean;

type AdapterConfig = Pick<Config, 'redis'> & {
  readonly server: Pick<Config['server'], 'allowedOrigins' | 'extensionOrigins'>;
};

/**
 * Socket.IO adapter of the gateway, connected to all other processes through one Redis stream. Allows only the WebSocket transport, so that load balancers
 * need no sticky sessions, and only configured origins and extensions; clients other than browsers send no origin.
 */
export class StreamsIoAdapter extends IoAdapter {
  private readonly redis: StreamsRedis;
  private readonly servers: Server[] = [];

  constructor(
    app: INestApplicationContext,
    private readonly config: AdapterConfig,
    logger: Logger,
    private readonly admit: AdmitSocket = () => true,
  ) {
    super(app);
    this.redis = StreamsRedis.from(config);
    this.redis.on('error', logThrottled(logger, 'Redis unavailable; live events are buffered'));
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const { allowedOrigins, extensionOrigins } = this.config.server;
    const server = super.createIOServer(port, {
      ...options,
      path: socketPath,
      serveClient: false,
      transports: ['websocket'],
      maxHttpBufferSize: messageBytes,
      connectTimeout: authenticationMs,
      connectionStateRecovery: { maxDisconnectionDuration: recoveryMs, skipMiddlewares: false },
      allowRequest: (request, answer) => {
        const { origin } = request.headers;
        const isAllowed =
          origin === undefined ||
          allowedOrigins.includes(origin) ||
          isExtension({ extensionOrigins }, origin);
        if (isAllowed && !this.admit(request))
          answer('Too many connections are waiting to sign in. Try again in a moment.', false);
        else answer(null, isAllowed);
      },
      adapter: holdMissedEvents(createAdapter(this.redis, streamsOptions(this.config))),
    } as ServerOptions);
    this.servers.push(server);
    return server;
  }

  /** Called by Nest as the last step of shutdown; the adapter stops reading before its connections close. */
  override async dispose(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.close()));
    await this.redis.closeAll();
  }
}

/**
 * Creates the adapter for `app.useWebSocketAdapter(createStreamsAdapter(app, config, logger))`; call it before the application listens. `admit` is called for
 * each client from an allowed origin. Recovered sockets (`socket.recovered`) have rejoined their rooms and wait for `sendMissedEvents`.
 */
export function createStreamsAdapter(
  app: INestApplicationContext,
  config: AdapterConfig,
  logger: Logger,
  admit?: AdmitSocket,
): StreamsIoAdapter {
  return new StreamsIoAdapter(app, config, logger, admit);
}
