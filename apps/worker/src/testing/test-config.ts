import { loadWorkerConfig, type WorkerConfig } from '@rolefit/config';
import { randomBytes } from 'node:crypto';

/** Environment variables of a worker under test. */
export type TestEnvironment = Readonly<Record<string, string>>;

/** @throws Error where the test servers do not run */
export function testRedisUrl(): string {
  const url = process.env['TEST_REDIS_URL'];
  if (url !== undefined) return url;
  throw new Error(
    'TEST_REDIS_URL is not set: start the test servers with node tools/launcher/run.mjs servers',
  );
}

/** The configuration of a worker under test, with its own Redis prefix. A model reads facts, unless a test is about close readings. */
export function testConfig(environment: TestEnvironment): WorkerConfig {
  return loadWorkerConfig({
    REDIS_PREFIX: `test-${randomBytes(6).toString('hex')}`,
    WORKER_PORT: '0',
    WORKER_CONCURRENCY: '4',
    WORKER_THREADS: '1',
    LOG_LEVEL: 'silent',
    // The scripted model is on this machine, so the limit would otherwise start with one call.
    AI_CONCURRENT_CALLS: 'unlimited',
    AI_READS: 'facts',
    ...environment,
  });
}
