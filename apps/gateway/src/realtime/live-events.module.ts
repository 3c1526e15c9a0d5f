import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { RealtimeGateway } from './realtime.gateway.js';
import { SocketCounts } from './socket-counts.js';
import { UnauthenticatedSockets } from './unauthenticated-sockets.js';

/** Live events over WebSocket. */
@Module({
  imports: [AuthModule],
  providers: [RealtimeGateway, SocketCounts, UnauthenticatedSockets],
  exports: [RealtimeGateway],
})
export class LiveEventsModule {}
