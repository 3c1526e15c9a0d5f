import { closeWhenSilent, type Config, redisConnection } from '@rolefit/config';
import type { WorkerOptions } from 'bullmq';
import { Redis } from 'ioredis';
import { jobDefinition, type JobName } from './jobs.js';
import { retryDelayMs } from './retry-delay.js';

/** Back-off before the nth reconnect to Redis, at most a second. Source: MEASURED.md, settings. */
export function reconnectDelayMs(times: number): number {
  return Math.min(times * 100, 1_000);
}

/** How long ioredis keeps a process alive for a socket that may be dead; two seconds by default. */
export const disconnectMs = 200;

/** A request must not wait longer for Redis: the row is committed, and the sweeper enqueues it. */
const producerTimeoutMs = 1_500;

/**
 * A connection for requests, which must not wait: without Redis it fails immediately, or within the timeout.
 * @param timeoutMs per command
 */
export function connectProducer(
  config: Pick<Config, 'redis'>,
  timeoutMs = producerTimeoutMs,
): Redis {
  const redis = new Redis(config.redis.url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: producerTimeoutMs,
    commandTimeout: timeoutMs,
    disconnectTimeout: disconnectMs,
    retryStrategy: reconnectDelayMs,
    ...redisConnection(config.redis),
  });
  closeWhenSilent(redis);
  return redis;
}

/**
 * With BullMQ's defaults a killed worker's job runs again only after 58 s and fails the second time, and a worker that lost Redis retries only after 15 s.
 * Source: MEASURED.md, settings.
 */
export const workerSettings = {
  autorun: false,
  lockDuration: 4_000,
  stalledInterval: 1_000,
  maxStalledCount: 5,
  runRetryDelay: 1_000,
  settings: { backoffStrategy: retryDelayMs },
} as const satisfies Partial<WorkerOptions>;

/** How many jobs of a kind this process runs concurrently. */
export function workerConcurrency(name: JobName, config: Pick<Config, 'worker'>): number {
  const { concurrency } = jobDefinition(name);
  return concurrency === 'reading' ? config.worker.concurrency : concurrency;
}

/** Waits for the connection, with a limit, since a process must start without Redis too. */
export async function waitUntilReady(redis: Redis, longestMs: number): Promise<void> {
  if (redis.status === 'ready') return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, longestMs);
    redis.once('ready', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Closes a connection and waits for its end. While ioredis waits to reconnect it only drops its timer and emits no "end". */
export async function closeConnection(connection: Redis): Promise<void> {
  const isTalking = connection.status !== 'reconnecting' && connection.status !== 'end';
  const ended = isTalking
    ? new Promise<void>((resolve) => connection.once('end', () => resolve()))
    : undefined;
  connection.disconnect();
  await ended;
}
