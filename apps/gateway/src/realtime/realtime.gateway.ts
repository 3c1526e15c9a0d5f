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
import { closeGradually } from './close-gradually.js';
import { SocketCounts, type SocketOwner } from './socket-counts.js';
import { UnauthenticatedSockets } from './unauthenticated-sockets.js';

type None = Record<string, never>;
type LiveServer = Server<None, ServerToClientEvents, None, { access?: AccessToken }>;
type LiveSocket = Socket<None, ServerToClientEvents, None, { access?: AccessToken }>;

const handshakeSchema = z.object({ token: z.string() });

/**
 * Authenticates sockets and joins them to their user's room, which receives the workers' events. A socket closes when its access token expires, and the
 * client reconnects with a new one, or when its session ends on any gateway.
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
    this.revocations.ids.subscribe((sessionId) => this.disconnectRoom(sessionRoom(sessionId)));
    server.use((socket, next) => {
      this.authenticate(socket).then(
        // Reject in the handshake: a client that is disconnected after connecting would reconnect immediately.
        (owner) => next(this.counts.hasCapacity(owner) ? undefined : new Error(socketsFull)),
        () => next(new Error('SESSION_INVALID')),
      );
    });
  }

  async handleConnection(socket: LiveSocket): Promise<void> {
    const { access } = socket.data;
    if (access === undefined) return void socket.disconnect(true);
    const owner = this.ownerOf(socket, access);
    // Concurrent handshakes may all have passed the first check.
    if (!this.counts.hasCapacity(owner)) return void socket.disconnect(true);
    const release = this.counts.add(owner);
    this.unauthenticated.release(socket.request);
    const room = userRoom(access.userId);
    // A recovered socket is already in its rooms. Verify that they belong to this user: the recovery id proves no identity.
    const isForeign = socket.recovered && !socket.rooms.has(room);
    if (isForeign) {
      release();
      return void socket.disconnect(true);
    }
    sendMissedEvents(socket);
    const timer = setTimeout(
      () => socket.disconnect(true),
      Math.max(0, access.expiresAt.getTime() - Date.now()),
    );
    socketsConnected.inc();
    socket.once('disconnect', () => {
      clearTimeout(timer);
      release();
      socketsConnected.dec();
      // A client may leave the namespace but keep the connection open, which would then be uncounted.
      socket.conn.close();
    });
    await socket.join([room, sessionRoom(access.sessionId)]);
    // The session may have ended after the handshake but before the socket joined its room.
    if (!(await this.isAuthenticated(socket))) return void socket.disconnect(true);
    this.logger.debug({ userId: access.userId }, 'Socket connected');
  }

  /** Disconnects all sockets of a user on every gateway. While Redis is unavailable, only the local ones are disconnected. */
  disconnect(userId: string): void {
    this.disconnectRoom(userRoom(userId));
  }

  /** Sends the clients of this gateway to others before it ends, a few at a time. */
  async closeGradually(withinMs: number): Promise<void> {
    await closeGradually([...(this.server?.sockets.sockets.values() ?? [])], withinMs);
  }

  private disconnectRoom(room: string): void {
    this.server?.local.in(room).disconnectSockets(true);
    this.server?.in(room).disconnectSockets(true);
  }

  private async authenticate(socket: LiveSocket): Promise<SocketOwner> {
    const access = await this.access.check(tokenOf(socket));
    socket.data.access = access;
    return this.ownerOf(socket, access);
  }

  private ownerOf({ handshake }: LiveSocket, { userId }: AccessToken): SocketOwner {
    return {
      userId,
      address: addressOf(
        ipOf(handshake.headers, handshake.address, this.config.server.trustedProxies),
      ),
    };
  }

  private isAuthenticated(socket: LiveSocket): Promise<boolean> {
    return this.access.check(tokenOf(socket)).then(
      () => true,
      () => false,
    );
  }
}

function tokenOf(socket: LiveSocket): string {
  return handshakeSchema.parse(socket.handshake.auth).token;
}
