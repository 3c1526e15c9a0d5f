import type { Config } from '@rolefit/config';
import { Redis, type RedisOptions } from 'ioredis';
import { closeConnection, disconnectMs, reconnectDelayMs } from './connection.js';

/**
 * Redis as workers need it: one connection for all of a process's workers, and for each a copy that waits for its next job.
 * They wait for Redis as long as it takes, and can all be ended, which neither ioredis (while it waits to reconnect) nor
 * BullMQ (while it waits for a first connection) does by itself: a worker would never stop while Redis is away.
 */
export class WorkerRedis extends Redis {
  private readonly copies: WorkerRedis[] = [];
  private isEnding = false;

  constructor(
    private readonly url: string,
    options: RedisOptions = {},
  ) {
    super(url, { ...options, maxRetriesPerRequest: null, disconnectTimeout: disconnectMs });
    this.options.retryStrategy = (times) => (this.isEnding ? null : reconnectDelayMs(times));
    this.on('connect', () => {
      if (this.isEnding) super.disconnect();
    });
    this.on('end', () => {
      this.isEnding = false;
    });
  }

  static from(config: Pick<Config, 'redis'>): WorkerRedis {
    return new WorkerRedis(config.redis.url);
  }

  override duplicate(override?: Partial<RedisOptions>): WorkerRedis {
    const copy = new WorkerRedis(this.url, { ...override });
    this.copies.push(copy);
    return copy;
  }

  override disconnect(reconnect = false): void {
    // Between two tries ioredis would only drop its timer: no "end" would come and no waiting command fail. The next try, at
    // most a second away, is therefore let happen, and is the last.
    if (this.status === 'reconnecting' && !reconnect) this.isEnding = true;
    // Disconnecting what has ended would keep the process alive for two seconds.
    else if (this.status !== 'end' || reconnect) super.disconnect(reconnect);
  }

  /** Ends this connection and all its copies; commands that still wait fail. */
  async endAll(): Promise<void> {
    await Promise.all([this, ...this.copies].map((connection) => closeConnection(connection)));
  }
}
