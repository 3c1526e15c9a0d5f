import type { Config } from './config.js';
import { reconnectAfterFailover } from './redis-failover.js';

/** How long one Sentinel may take to say which server is the primary. */
const sentinelTimeoutMs = 2_000;

/**
 * What every connection to Redis has in common, as options of ioredis beside the URL. With Sentinels they say which server is the primary, whenever a
 * connection is made and after each failover; the URL then gives user, password, database and TLS, and its host is not used.
 */
export function redisConnection({ url, sentinels }: Config['redis']) {
  const failover = { reconnectOnError: reconnectAfterFailover };
  if (sentinels === null) return failover;
  const isTls = url.startsWith('rediss:');
  return {
    ...failover,
    sentinels: [...sentinels.addresses],
    name: sentinels.name,
    ...(sentinels.password === null ? {} : { sentinelPassword: sentinels.password }),
    sentinelCommandTimeout: sentinelTimeoutMs,
    sentinelRetryStrategy: (times: number) => Math.min(times * 100, 1_000),
    ...(isTls ? { enableTLSForSentinelMode: true, sentinelTLS: {} } : {}),
  };
}
