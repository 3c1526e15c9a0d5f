import type { OnApplicationShutdown } from '@nestjs/common';
import { type Config, type Logger, logThrottled } from '@rolefit/config';
import { type EventName, type EventPayload, events, userRoom } from '@rolefit/contracts';
import { eventsEmitted, noteOnSpan } from '@rolefit/telemetry';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Server } from 'socket.io';
import { StreamsRedis, streamsOptions } from './streams-redis.js';

/**
 * Sends live events to all sockets of a user, from any process, on whichever gateway they are: a Socket.IO server that no
 * HTTP server is attached to writes them to the stream that the gateways read.
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
    this.server = new Server({ adapter: createAdapter(this.redis, streamsOptions(config)), serveClient: false });
  }

  /**
   * Sends one event to the user's room. An event is a hint: this returns at once, never throws, and what goes wrong is
   * logged. While Redis is away, events wait in this process and go out when it is back.
   * @param payload ids, state and what a card needs; checked against the event's schema, unknown fields are dropped
   */
  emit<Name extends EventName>(userId: string, eventName: Name, payload: EventPayload<Name>): void {
    try {
      this.server.to(userRoom(userId)).emit(eventName, events[eventName].parse(payload));
      eventsEmitted.inc({ event: eventName });
      noteOnSpan(eventName);
      this.logger.debug({ event: eventName, userId }, 'Live event sent');
    } catch (error) {
      this.logger.error({ event: eventName, userId, err: error }, 'Live event failed');
    }
  }

  /**
   * Takes events off the stream that nobody can have missed any more: they hold titles and scores, and what a user deletes is not to stay there until ten
   * thousand others have come. Waits for nothing: while Redis is away, the next time will do.
   * @param ageMs of the youngest that goes; far more than `recoveryMs` of the gateways
   */
  trimEventsOlderThan(ageMs: number): void {
    if (this.redis.status !== 'ready') return;
    this.redis.xtrim(this.streamName, 'MINID', Date.now() - ageMs).catch((error: unknown) => this.logger.warn({ err: error }, 'Live event stream could not be trimmed'));
  }

  async onApplicationShutdown(): Promise<void> {
    // The server's own close() expects an engine, which one that is attached to nothing does not have.
    await this.server.of('/').adapter.close();
    await this.redis.endAll();
  }
}
