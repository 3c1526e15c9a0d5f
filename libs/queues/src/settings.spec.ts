import { connectProducer, reconnectDelayMs, workerConcurrency, workerSettings } from './connection.js';
import { patientRetry, quickRetry, type Retry } from './define-jobs.js';
import { retryBackoff, retryDelayMs } from './retry-delay.js';

/** What chance may add to the shortest wait: nothing, or nearly all of it. */
const shares = [0, 0.999];

/** The waits after each try but the last. */
function delaysOf({ attempts, firstDelayMs }: Retry, share: number): number[] {
  const random = jest.spyOn(Math, 'random').mockReturnValue(share);
  const job = { opts: { backoff: { type: retryBackoff, delay: firstDelayMs } } };
  const delays = Array.from({ length: attempts - 1 }, (_, index) => retryDelayMs(index + 1, retryBackoff, undefined, job));
  random.mockRestore();
  return delays;
}

/** Numbers that were measured: a default in their place loses jobs or minutes. See docs/adr/0020. */
describe('the measured settings', () => {
  it('find a killed worker within seconds and give its jobs five more lives', () => {
    expect(workerSettings).toMatchObject({ lockDuration: 4_000, stalledInterval: 1_000, maxStalledCount: 5, autorun: false });
  });

  it('look for a lost Redis at least every second', () => {
    expect([1, 5, 10, 1_000].map(reconnectDelayMs)).toEqual([100, 500, 1_000, 1_000]);
  });

  it('try at least eight times, and for about two minutes where others are waited for', () => {
    for (const { attempts } of [patientRetry, quickRetry]) expect(attempts).toBeGreaterThanOrEqual(8);
    const leastMs = shares.map((share) => delaysOf(patientRetry, share).reduce((sum, delay) => sum + delay, 0));
    expect(Math.max(...leastMs)).toBeGreaterThan(120_000);
    expect(Math.min(...leastMs)).toBeGreaterThan(60_000);
  });

  it('leave no job waiting for long once its servers are back', () => {
    for (const retry of [patientRetry, quickRetry]) for (const share of shares) expect(Math.max(...delaysOf(retry, share))).toBeLessThanOrEqual(20_000);
    // What failed in the same moment does not come back in the same moment.
    expect(delaysOf(patientRetry, 0).map((delay) => delay / 1_000)).toEqual([0.5, 1, 2, 4, 8, 10, 10, 10, 10, 10, 10]);
    expect(workerSettings.settings.backoffStrategy).toBe(retryDelayMs);
  });

  it('let no request wait for Redis', () => {
    const redis = connectProducer({ redis: { url: 'redis://127.0.0.1:1', prefix: 'unused' } });
    redis.on('error', () => undefined);
    expect(redis.options).toMatchObject({ enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 1_500, connectTimeout: 1_500 });
    redis.disconnect();
  });

  it('run as many readings at a time as are configured, and few rescores', () => {
    const config = { worker: { port: 0, concurrency: 200, threads: 1 } };
    expect([workerConcurrency('scan.score', config), workerConcurrency('resume.evaluate', config), workerConcurrency('matches.rescore', config)]).toEqual([200, 200, 2]);
  });
});
