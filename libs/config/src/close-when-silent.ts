/** The part of an ioredis client in use here. */
interface RedisClient {
  readonly status: string;
  readonly stream: { destroy(): unknown };
  ping(): Promise<unknown>;
  on(event: 'ready' | 'end', listener: () => void): unknown;
}

const beatMs = 5_000;
/** More than the longest command that waits: workers wait up to ten seconds for a job, live events five. */
const silenceMs = 15_000;

/**
 * Closes a connection that has not answered a PING for 15 seconds, so that ioredis makes a new one: a server whose machine is gone closes no connection, and TCP
 * takes a quarter of an hour to notice. (ioredis 5.11 has two options for this. After `socketTimeout` has closed a connection, it closes sound ones too;
 * `failoverDetector` ends a connection for good if the news arrive while it connects.)
 */
export function closeWhenSilent(redis: RedisClient): void {
  let heardAt = Date.now();
  const hear = () => {
    heardAt = Date.now();
  };
  const beat = setInterval(() => {
    if (redis.status !== 'ready') return;
    if (Date.now() - heardAt > silenceMs) redis.stream.destroy();
    else redis.ping().then(hear, () => undefined);
  }, beatMs).unref();
  redis.on('ready', hear);
  redis.on('end', () => clearInterval(beat));
}
