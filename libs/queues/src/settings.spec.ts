import { connectProducer, reconnectDelayMs, workerConcurrency, workerSettings } from './connection.js';
import { patient, quick } from './define-jobs.js';

/** Numbers that were measured: a default in their place loses jobs or minutes. See docs/adr/0020. */
describe('the measured settings', () => {
  it('find a killed worker within seconds and give its jobs five more lives', () => {
    expect(workerSettings).toMatchObject({ lockDuration: 4_000, stalledInterval: 1_000, maxStalledCount: 5, autorun: false });
  });

  it('look for a lost Redis at least every second', () => {
    expect([1, 5, 10, 1_000].map(reconnectDelayMs)).toEqual([100, 500, 1_000, 1_000]);
  });

  it('try eight times, for about two minutes where others are waited for', () => {
    for (const { attempts } of [patient, quick]) expect(attempts).toBe(8);
    const inAllMs = Array.from({ length: patient.attempts - 1 }, (_, index) => patient.firstDelayMs * 2 ** index).reduce((sum, delay) => sum + delay, 0);
    expect(inAllMs).toBeGreaterThan(100_000);
  });

  it('let no request wait for Redis', () => {
    const redis = connectProducer({ redis: { url: 'redis://127.0.0.1:1', prefix: 'unused' } });
    redis.on('error', () => undefined);
    expect(redis.options).toMatchObject({ enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 1_500, connectTimeout: 1_500 });
    redis.disconnect();
  });

  it('run as many readings at a time as are configured, and few rescores', () => {
    const config = { worker: { port: 0, concurrency: 200 } };
    expect([workerConcurrency('scan.score', config), workerConcurrency('resume.evaluate', config), workerConcurrency('matches.rescore', config)]).toEqual([200, 200, 2]);
  });
});
