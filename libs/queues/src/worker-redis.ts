import { closeWhenSilent, type Config, redisConnection } from '@rolefit/config';
import { Redis, type RedisOptions } from 'ioredis';
import { closeConnection, disconnectMs, reconnectDelayMs } from './connection.js';

/**
 * The workers' connections: one shared by all of a process's workers, and for each worker a blocking duplicate. They wait for Redis without limit, and can
 * still be closed: ioredis cannot close while it waits to reconnect, nor BullMQ while it waits for a first connection, so a worker would never stop while
 * Redis is down.
 */
export class WorkerRedis extends Redis {
  private readonly copies: WorkerRedis[] = [];
  private isEnding = false;

  constructor(
    private readonly settings: Config['redis'],
    options: RedisOptions = {},
  ) {
    super(settings.url, {
      ...options,
      maxRetriesPerRequest: null,
      disconnectTimeout: disconnectMs,
      ...redisConnection(settings),
    });
    closeWhenSilent(this);
    this.options.retryStrategy = (times) => (this.isEnding ? null : reconnectDelayMs(times));
    this.on('connect', () => {
      if (this.isEnding) super.disconnect();
    });
    this.on('end', () => {
      this.isEnding = false;
    });
  }

  static from(config: Pick<Config, 'redis'>): WorkerRedis {
    return new WorkerRedis(config.redis);
  }

  override duplicate(override?: Partial<RedisOptions>): WorkerRedis {
    const copy = new WorkerRedis(this.settings, { ...override });
    this.copies.push(copy);
    return copy;
  }

  override disconnect(reconnect = false): void {
    // It is connecting already; with Sentinels, ioredis would end the connection for good.
    if (reconnect && this.status === 'connecting') return;
    // While it waits to reconnect, ioredis would only drop its timer: no "end" event, and pending commands would never fail. So the next attempt, at most a
    // second away, happens and is the last.
    if (this.status === 'reconnecting' && !reconnect) this.isEnding = true;
    // Disconnecting an ended connection would keep the process alive for two seconds.
    else if (this.status !== 'end' || reconnect) super.disconnect(reconnect);
  }

  /** Closes this connection and all its duplicates; pending commands fail. */
  async endAll(): Promise<void> {
    await Promise.all([this, ...this.copies].map((connection) => closeConnection(connection)));
  }
}
