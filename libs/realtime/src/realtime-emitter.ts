import type { OnApplicationShutdown } from '@nestjs/common';
import { type Config, type Logger, logThrottled } from '@rolefit/config';
import { type EventName, type EventPayload, events, userRoom } from '@rolefit/contracts';
import { eventsEmitted, addSpanEvent } from '@rolefit/telemetry';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Server } from 'socket.io';
import { StreamsRedis, streamsOptions } from './streams-redis.js';

/**
 * Sends live events to all sockets of a user, from any process to any gateway: a Socket.IO server without an HTTP server writes them to the Redis stream that
 * the gateways read.
 */
export class RealtimeEmitter implements OnApplicationShutdown {
  private readonly redis: StreamsRedis;
  private readonly server: Server;
  private readonly streamName: string;

  constructor(
    config: Pick<Config, 'redis'>,
    private readonly logger: Logger,
  ) {
    this.streamName = streamsOptions(config).streamName;
    this.redis = StreamsRedis.from(config);
    this.redis.on('error', logThrottled(logger, 'Redis unavailable; live events are buffered'));
    this.server = new Server({
      adapter: createAdapter(this.redis, streamsOptions(config)),
      serveClient: false,
    });
  }

  /**
   * Emits an event to the user's room. Events are hints: this returns immediately, never throws, and logs failures. While Redis is unavailable, events are
   * buffered in this process and sent later.
   * @param payload ids, state and the fields of a card; validated with the event's schema, unknown fields are dropped
   */
  emit<Name extends EventName>(userId: string, eventName: Name, payload: EventPayload<Name>): void {
    try {
      this.server.to(userRoom(userId)).emit(eventName, events[eventName].parse(payload));
      eventsEmitted.inc({ event: eventName });
      addSpanEvent(eventName);
      this.logger.debug({ event: eventName, userId }, 'Live event sent');
    } catch (error) {
      this.logger.error({ event: eventName, userId, err: error }, 'Live event failed');
    }
  }

  /**
   * Trims old events from the stream, because they contain titles and scores that deleted users must not leave behind. Not awaited; while Redis is
   * unavailable, the next run catches up.
   * @param ageMs minimum age of trimmed events; must far exceed `recoveryMs` of the gateways
   */
  trimEventsOlderThan(ageMs: number): void {
    if (this.redis.status !== 'ready') return;
    this.redis
      .xtrim(this.streamName, 'MINID', Date.now() - ageMs)
      .catch((error: unknown) =>
        this.logger.warn({ err: error }, 'Live event stream could not be trimmed'),
      );
  }

  async onApplicationShutdown(): Promise<void> {
    // Server.close() requires an engine, which is missing without an HTTP server.
    await this.server.of('/').adapter.close();
    await this.redis.closeAll();
  }
}
