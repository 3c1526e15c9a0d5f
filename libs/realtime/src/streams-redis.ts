import type { Config } from '@rolefit/config';
import { Redis, type RedisOptions } from 'ioredis';
import type { createAdapter } from '@socket.io/redis-streams-adapter';

/** Longest wait between two tries to reach Redis again. Source: MEASURED.md, settings. */
const reconnectMaxMs = 1_000;

/** ioredis keeps a process alive this long over a socket that may long be gone; two seconds by default. */
const disconnectMs = 200;

type CommandStream = Parameters<Redis['sendCommand']>;

/**
 * Redis as the streams adapter needs it. Commands wait for a connection as long as it takes, so that what is emitted while
 * Redis is away arrives when it is back. The adapter leaves some commands without a listener for their failure and makes
 * copies of the connection that it never hands out; a process must neither die of the one nor hang on the other.
 */
export class StreamsRedis extends Redis {
  private readonly copies: StreamsRedis[] = [];

  constructor(private readonly settings: RedisOptions & { readonly url: string }) {
    super(settings.url, settings);
  }

  /** @param config only where Redis is */
  static from(config: Pick<Config, 'redis'>): StreamsRedis {
    return new StreamsRedis({
      url: config.redis.url,
      maxRetriesPerRequest: null,
      disconnectTimeout: disconnectMs,
      retryStrategy: (times) => Math.min(times * 100, reconnectMaxMs),
    });
  }

  override duplicate(override?: Partial<RedisOptions>): Redis {
    const copy = new StreamsRedis({ ...this.settings, ...override });
    this.copies.push(copy);
    return copy;
  }

  override sendCommand(...[command, stream]: CommandStream): unknown {
    // Whoever awaits the promise still sees it fail; this only keeps an unawaited one from ending the process.
    command.promise.catch(() => undefined);
    return super.sendCommand(command, stream);
  }

  override disconnect(reconnect = false): void {
    // The adapter disconnects its copies once more, and ioredis would keep the process alive for two seconds over it.
    if (this.status !== 'end' || reconnect) super.disconnect(reconnect);
  }

  /** Ends this connection and its copies. Close the adapter first: it reads again at once when a read fails. */
  async endAll(): Promise<void> {
    await Promise.all([this, ...this.copies].map((connection) => connection.finish()));
  }

  /** Between two tries ioredis drops its timer and tells nobody; otherwise the socket's end is worth waiting for. */
  private async finish(): Promise<void> {
    const isTalking = this.status !== 'reconnecting' && this.status !== 'end';
    const ended = isTalking ? new Promise<void>((resolve) => this.once('end', () => resolve())) : undefined;
    this.disconnect();
    await ended;
  }
}

/** The adapter's keys, all below the installation's prefix. */
export function streamsOptions(config: Pick<Config, 'redis'>): NonNullable<Parameters<typeof createAdapter>[1]> & { readonly streamName: string } {
  const { prefix } = config.redis;
  return { streamName: `${prefix}:events`, channelPrefix: `${prefix}:events`, sessionKeyPrefix: `${prefix}:socket:`, onlyPlaintext: true };
}
