import { type OnGatewayConnection, type OnGatewayInit, WebSocketGateway } from '@nestjs/websockets';
import { Inject } from '@nestjs/common';
import { CONFIG, type Config, LOGGER, type Logger } from '@rolefit/config';
import { type ServerToClientEvents, sessionRoom, socketsFull, userRoom } from '@rolefit/contracts';
import { socketsConnected } from '@rolefit/telemetry';
import { sendMissedEvents } from '@rolefit/realtime';
import type { Server, Socket } from 'socket.io';
import { z } from 'zod';
import { AccessService } from '../auth/guards/access.service.js';
import { SessionRevocations } from '../auth/sessions/session-revocations.js';
import type { AccessToken } from '../auth/tokens/tokens.service.js';
import { addressOf, ipOf } from '../http/client-address.js';
import { SocketCounts, type SocketOwner } from './socket-counts.js';
import { UnauthenticatedSockets } from './unauthenticated-sockets.js';

type None = Record<string, never>;
type LiveServer = Server<None, ServerToClientEvents, None, { access?: AccessToken }>;
type LiveSocket = Socket<None, ServerToClientEvents, None, { access?: AccessToken }>;

const handshakeSchema = z.object({ token: z.string() });

/**
 * Lets signed-in users' sockets into their room, where the workers' events arrive. A socket lives no longer than the token
 * that it came with: the client comes back with a fresh one. It lives no longer than its session either, wherever that is ended.
 */
@WebSocketGateway()
export class RealtimeGateway implements OnGatewayInit<LiveServer>, OnGatewayConnection<LiveSocket> {
  private server: LiveServer | null = null;

  constructor(
    private readonly access: AccessService,
    private readonly revocations: SessionRevocations,
    private readonly counts: SocketCounts,
    private readonly unauthenticated: UnauthenticatedSockets,
    @Inject(CONFIG) private readonly config: Pick<Config, 'server'>,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  afterInit(server: LiveServer): void {
    this.server = server;
    this.revocations.ids.subscribe((sessionId) => this.cut(sessionRoom(sessionId)));
    server.use((socket, next) => {
      this.authenticate(socket).then(
        // Here and not once it is connected: a client that is let in and sent away comes back at once.
        (owner) => next(this.counts.hasCapacity(owner) ? undefined : new Error(socketsFull)),
        () => next(new Error('SESSION_INVALID')),
      );
    });
  }

  async handleConnection(socket: LiveSocket): Promise<void> {
    const { access } = socket.data;
    if (access === undefined) return void socket.disconnect(true);
    const owner = this.ownerOf(socket, access);
    // Many that came in the same moment have all been let in.
    if (!this.counts.hasCapacity(owner)) return void socket.disconnect(true);
    const release = this.counts.add(owner);
    this.unauthenticated.release(socket.request);
    const room = userRoom(access.userId);
    // A recovered socket has its rooms already. They must be this user's: what it recovers by is not a proof of who it is.
    const isStranger = socket.recovered && !socket.rooms.has(room);
    if (isStranger) {
      release();
      return void socket.disconnect(true);
    }
    sendMissedEvents(socket);
    const timer = setTimeout(() => socket.disconnect(true), Math.max(0, access.expiresAt.getTime() - Date.now()));
    socketsConnected.inc();
    socket.once('disconnect', () => {
      clearTimeout(timer);
      release();
      socketsConnected.dec();
      // A client may leave its room and keep the connection, which nobody would count any more.
      socket.conn.close();
    });
    await socket.join([room, sessionRoom(access.sessionId)]);
    // A session that ended after the handshake and before the socket was in its room was not there to be cut.
    if (!(await this.isOpen(socket))) return void socket.disconnect(true);
    this.logger.debug({ userId: access.userId }, 'A socket joined');
  }

  /** Ends all sockets of a user, on every gateway; those of this one also while Redis is away. */
  disconnect(userId: string): void {
    this.cut(userRoom(userId));
  }

  private cut(room: string): void {
    this.server?.local.in(room).disconnectSockets(true);
    this.server?.in(room).disconnectSockets(true);
  }

  private async authenticate(socket: LiveSocket): Promise<SocketOwner> {
    const access = await this.access.check(tokenOf(socket));
    socket.data.access = access;
    return this.ownerOf(socket, access);
  }

  private ownerOf({ handshake }: LiveSocket, { userId }: AccessToken): SocketOwner {
    return { userId, address: addressOf(ipOf(handshake.headers, handshake.address, this.config.server.trustedProxies)) };
  }

  private isOpen(socket: LiveSocket): Promise<boolean> {
    return this.access.check(tokenOf(socket)).then(
      () => true,
      () => false,
    );
  }
}

function tokenOf(socket: LiveSocket): string {
  return handshakeSchema.parse(socket.handshake.auth).token;
}
