import { closeWhenSilent, type Config, redisConnection } from '@rolefit/config';
import { Redis, type RedisOptions } from 'ioredis';
import type { createAdapter } from '@socket.io/redis-streams-adapter';

/** Maximum delay between reconnection attempts. Source: MEASURED.md, settings. */
const reconnectMaxMs = 1_000;

/** ioredis keeps the process alive this long for a closing socket; its default is two seconds. */
const disconnectMs = 200;

const endedPauseMs = 100;

type CommandStream = Parameters<Redis['sendCommand']>;

/**
 * Redis connection for the streams adapter. Commands wait for a connection indefinitely, so events emitted during an outage arrive later. The adapter does
 * not handle the rejections of some commands and does not expose the connections that it duplicates: neither may crash the process or keep it from exiting.
 */
export class StreamsRedis extends Redis {
  private readonly duplicates: StreamsRedis[] = [];

  constructor(private readonly settings: RedisOptions & { readonly url: string }) {
    super(settings.url, settings);
    closeWhenSilent(this);
  }

  /** @param config only the Redis part is used */
  static from(config: Pick<Config, 'redis'>): StreamsRedis {
    return new StreamsRedis({
      url: config.redis.url,
      maxRetriesPerRequest: null,
      disconnectTimeout: disconnectMs,
      retryStrategy: (times) => Math.min(times * 100, reconnectMaxMs),
      ...redisConnection(config.redis),
    });
  }

  override duplicate(override?: Partial<RedisOptions>): Redis {
    const copy = new StreamsRedis({ ...this.settings, ...override });
    this.duplicates.push(copy);
    return copy;
  }

  override sendCommand(...[command, stream]: CommandStream): unknown {
    // Prevents unhandled rejections; callers that await the promise still receive the error.
    command.promise.catch(() => undefined);
    if (this.status !== 'end') return super.sendCommand(command, stream);
    // The adapter retries a failed read immediately. If it were rejected immediately too, as ioredis does, the two would block the event loop.
    setTimeout(() => command.reject(new Error('The connection to Redis is closed.')), endedPauseMs);
    return command.promise;
  }

  override disconnect(reconnect = false): void {
    // The adapter disconnects its copies a second time, for which ioredis would keep the process alive for two seconds.
    if (this.status !== 'end' || reconnect) super.disconnect(reconnect);
  }

  /** Closes this connection and its copies. Close the adapter first, because it retries a failed read immediately. */
  async closeAll(): Promise<void> {
    await Promise.all([this, ...this.duplicates].map((connection) => connection.finish()));
  }

  /** While reconnecting, ioredis cancels its timer without emitting `end`; in other states, wait for that event. */
  private async finish(): Promise<void> {
    const isActive = this.status !== 'reconnecting' && this.status !== 'end';
    const ended = isActive
      ? new Promise<void>((resolve) => this.once('end', () => resolve()))
      : undefined;
    this.disconnect();
    await ended;
  }
}

/** The adapter's keys, all below the installation's prefix. */
export function streamsOptions(
  config: Pick<Config, 'redis'>,
): NonNullable<Parameters<typeof createAdapter>[1]> & { readonly streamName: string } {
  const { prefix } = config.redis;
  return {
    streamName: `${prefix}:events`,
    channelPrefix: `${prefix}:events`,
    sessionKeyPrefix: `${prefix}:socket:`,
    onlyPlaintext: true,
  };
}
