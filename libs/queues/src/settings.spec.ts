import {
  connectProducer,
  reconnectDelayMs,
  workerConcurrency,
  workerSettings,
} from './connection.js';
import { patientRetry, quickRetry, type Retry } from './define-jobs.js';
import { retryBackoff, retryDelayMs } from './retry-delay.js';

/** The extremes of Math.random(). */
const shares = [0, 0.999];

/** The delays after each attempt but the last. */
function delaysOf({ attempts, firstDelayMs }: Retry, share: number): number[] {
  const random = jest.spyOn(Math, 'random').mockReturnValue(share);
  const job = { opts: { backoff: { type: retryBackoff, delay: firstDelayMs } } };
  const delays = Array.from({ length: attempts - 1 }, (_, index) =>
    retryDelayMs(index + 1, retryBackoff, undefined, job),
  );
  random.mockRestore();
  return delays;
}

/** Measured settings: the defaults lose jobs or minutes. See docs/adr/0020. */
describe('the measured settings', () => {
  it('detect a killed worker within seconds and let its jobs stall five times', () => {
    expect(workerSettings).toMatchObject({
      lockDuration: 4_000,
      stalledInterval: 1_000,
      maxStalledCount: 5,
      autorun: false,
    });
  });

  it('reconnect to Redis at least every second', () => {
    expect([1, 5, 10, 1_000].map(reconnectDelayMs)).toEqual([100, 500, 1_000, 1_000]);
  });

  it('allow at least eight attempts, and about two minutes of retries for external services', () => {
    for (const { attempts } of [patientRetry, quickRetry])
      expect(attempts).toBeGreaterThanOrEqual(8);
    const totalsMs = shares.map((share) =>
      delaysOf(patientRetry, share).reduce((sum, delay) => sum + delay, 0),
    );
    expect(Math.max(...totalsMs)).toBeGreaterThan(120_000);
    expect(Math.min(...totalsMs)).toBeGreaterThan(60_000);
  });

  it('cap the back-off, so that jobs run soon after a recovery', () => {
    for (const retry of [patientRetry, quickRetry])
      for (const share of shares)
        expect(Math.max(...delaysOf(retry, share))).toBeLessThanOrEqual(20_000);
    // Jitter: jobs that failed together do not retry together.
    expect(delaysOf(patientRetry, 0).map((delay) => delay / 1_000)).toEqual([
      0.5, 1, 2, 4, 8, 10, 10, 10, 10, 10, 10,
    ]);
    expect(workerSettings.settings.backoffStrategy).toBe(retryDelayMs);
  });

  it('never block a request on Redis', () => {
    const redis = connectProducer({
      redis: { url: 'redis://127.0.0.1:1', sentinels: null, prefix: 'unused' },
    });
    redis.on('error', () => undefined);
    expect(redis.options).toMatchObject({
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: 1_500,
      connectTimeout: 1_500,
    });
    redis.disconnect();
  });

  it('run as many readings concurrently as configured, and few rescores', () => {
    const config = { worker: { port: 0, concurrency: 200, threads: 1 } };
    expect([
      workerConcurrency('scan.score', config),
      workerConcurrency('resume.evaluate', config),
      workerConcurrency('matches.rescore', config),
    ]).toEqual([200, 200, 2]);
  });
});
