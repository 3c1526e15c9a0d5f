import type { Config } from '@rolefit/config';
import type { WorkerOptions } from 'bullmq';
import { Redis } from 'ioredis';
import { jobDefinition, type JobName } from './jobs.js';
import { retryDelayMs } from './retry-delay.js';

/** Wait before the nth try to reach Redis again: quick at first, never more than a second. Source: MEASURED.md, settings. */
export function reconnectDelayMs(times: number): number {
  return Math.min(times * 100, 1_000);
}

/** ioredis keeps a process alive this long over a socket that may long be gone; two seconds by default. */
export const disconnectMs = 200;

/** A request must not wait for Redis longer than this; the row is committed and the sweeper hands it over. */
const producerTimeoutMs = 1_500;

/**
 * A connection for requests, which must not wait: it fails at once, or within the time given, when Redis is not there. The one that adds jobs waits
 * for 1.5 s at most.
 * @param timeoutMs for one command
 */
export function connectProducer(config: Pick<Config, 'redis'>, timeoutMs = producerTimeoutMs): Redis {
  return new Redis(config.redis.url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: producerTimeoutMs,
    commandTimeout: timeoutMs,
    disconnectTimeout: disconnectMs,
    retryStrategy: reconnectDelayMs,
  });
}

/**
 * What BullMQ's defaults would get wrong: a killed worker's job would run again only after 58 s and be given up the second time,
 * and a worker that lost Redis would look again only after 15 s. Source: MEASURED.md, settings.
 */
export const workerSettings = {
  autorun: false,
  lockDuration: 4_000,
  stalledInterval: 1_000,
  maxStalledCount: 5,
  runRetryDelay: 1_000,
  settings: { backoffStrategy: retryDelayMs },
} as const satisfies Partial<WorkerOptions>;

/** How many jobs of a kind this process runs at the same time. */
export function workerConcurrency(name: JobName, config: Pick<Config, 'worker'>): number {
  const { concurrency } = jobDefinition(name);
  return concurrency === 'reading' ? config.worker.concurrency : concurrency;
}

/** Waits for a connection that is being made, but not for long: a process starts without Redis too. */
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

/** Ends a connection and waits for it. Between two tries ioredis only drops its timer, and no "end" comes. */
export async function closeConnection(connection: Redis): Promise<void> {
  const isTalking = connection.status !== 'reconnecting' && connection.status !== 'end';
  const ended = isTalking ? new Promise<void>((resolve) => connection.once('end', () => resolve())) : undefined;
  connection.disconnect();
  await ended;
}
