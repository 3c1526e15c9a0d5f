/** The part of an ioredis client in use here. */
interface RedisClient {
  readonly status: string;
  readonly stream: { destroy(): unknown; on(event: 'data', listener: () => void): unknown };
  ping(): Promise<unknown>;
  on(event: 'connect' | 'end', listener: () => void): unknown;
}

/** `silenceMs` must be longer than the longest command that waits: workers wait up to ten seconds for a job, live events five. */
const defaults = { beatMs: 5_000, silenceMs: 15_000 };

/**
 * Closes a connection on which nothing has arrived for 15 seconds, neither an answer to a PING nor one to the commands with which ioredis begins, so that
 * ioredis makes a new one: a server whose machine is gone closes no connection, and TCP takes a quarter of an hour to notice; one that hangs even accepts new
 * connections. (ioredis 5.11 has two options for this. After `socketTimeout` has closed a connection, it closes sound ones too; `failoverDetector` ends a
 * connection for good if the news arrives while it connects.)
 */
export function closeWhenSilent(redis: RedisClient, { beatMs, silenceMs } = defaults): void {
  let beat: NodeJS.Timeout | undefined;
  let heardAt = 0;
  const hear = () => {
    heardAt = Date.now();
  };
  const check = () => {
    // While it is "connect", the server has accepted the connection and is not ready: it is silent, or still loads its data.
    if (redis.status !== 'ready' && redis.status !== 'connect') return;
    if (Date.now() - heardAt > silenceMs) redis.stream.destroy();
    else if (redis.status === 'ready') redis.ping().catch(() => undefined);
  };
  // A connection may be made anew after its end: BullMQ does so where a command waits too long.
  redis.on('connect', () => {
    hear();
    redis.stream.on('data', hear);
    clearInterval(beat);
    beat = setInterval(check, beatMs).unref();
  });
  redis.on('end', () => clearInterval(beat));
}
