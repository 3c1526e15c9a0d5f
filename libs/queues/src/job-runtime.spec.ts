import { createLogger } from '@rolefit/config';
import { JobRuntime } from './job-runtime.js';

describe('JobRuntime', () => {
  const runtimeThat = (isStartAllowed: () => Promise<boolean>) =>
    new JobRuntime(
      { worker: { port: 0, concurrency: 1, threads: 1 }, model: null },
      createLogger({ log: { level: 'silent' } }, 'test'),
      null,
      undefined,
      isStartAllowed,
    );

  it('polls the start condition once for all processors, and treats an error as false', async () => {
    const answers = [
      () => Promise.reject(new Error('connection refused')),
      () => Promise.resolve(false),
      () => Promise.resolve(true),
    ];
    const runtime = runtimeThat(() => answers.shift()!());
    await Promise.all([runtime.waitUntilStartAllowed(), runtime.waitUntilStartAllowed()]);
    await runtime.waitUntilStartAllowed();
    expect(answers).toEqual([]);
  });

  it('stops waiting on shutdown', async () => {
    const runtime = runtimeThat(async () => false);
    const waiting = runtime.waitUntilStartAllowed();
    runtime.beginStopping();
    await waiting;
    expect(runtime.isStopping).toBe(true);
  });
});
