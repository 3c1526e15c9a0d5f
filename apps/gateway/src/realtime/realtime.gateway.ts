import { type OnGatewayConnection, type OnGatewayInit, WebSocketGateway } from '@nestjs/websockets';
import { Inject } from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import { type ServerToClientEvents, userRoom } from '@rolefit/contracts';
import type { Server, Socket } from 'socket.io';
import { z } from 'zod';
import { AccessService } from '../auth/access.service.js';
import type { AccessToken } from '../auth/tokens.service.js';

type None = Record<string, never>;
type LiveServer = Server<None, ServerToClientEvents, None, { access?: AccessToken }>;
type LiveSocket = Socket<None, ServerToClientEvents, None, { access?: AccessToken }>;

const handshakeSchema = z.object({ token: z.string() });

/**
 * Lets signed-in users' sockets into their room, where the workers' events arrive. A socket lives no longer than the token
 * that it came with: the client comes back with a fresh one.
 */
@WebSocketGateway()
export class RealtimeGateway implements OnGatewayInit<LiveServer>, OnGatewayConnection<LiveSocket> {
  private server: LiveServer | null = null;

  constructor(
    private readonly access: AccessService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  afterInit(server: LiveServer): void {
    this.server = server;
    server.use((socket, next) => {
      this.authenticate(socket).then(
        () => next(),
        () => next(new Error('SESSION_INVALID')),
      );
    });
  }

  async handleConnection(socket: LiveSocket): Promise<void> {
    const { access } = socket.data;
    if (access === undefined) return void socket.disconnect(true);
    const room = userRoom(access.userId);
    // A recovered socket has its rooms already. They must be this user's: what it recovers by is not a proof of who it is.
    if (socket.recovered && !socket.rooms.has(room)) return void socket.disconnect(true);
    if (!socket.recovered) await socket.join(room);
    const timer = setTimeout(() => socket.disconnect(true), Math.max(0, access.expiresAt.getTime() - Date.now()));
    socket.once('disconnect', () => clearTimeout(timer));
    this.logger.debug({ userId: access.userId }, 'A socket joined');
  }

  /** Ends all sockets of a user, on every gateway; those of this one also while Redis is away. */
  disconnect(userId: string): void {
    const room = userRoom(userId);
    this.server?.local.in(room).disconnectSockets(true);
    this.server?.in(room).disconnectSockets(true);
  }

  private async authenticate(socket: LiveSocket): Promise<void> {
    socket.data.access = await this.access.check(handshakeSchema.parse(socket.handshake.auth).token);
  }
}
