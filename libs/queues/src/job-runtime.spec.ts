import { createLogger } from '@rolefit/config';
import { JobRuntime } from './job-runtime.js';

describe('JobRuntime', () => {
  const runtimeThat = (isStartAllowed: () => Promise<boolean>) => new JobRuntime({ worker: { port: 0, concurrency: 1, threads: 1 }, model: null }, createLogger({ log: { level: 'silent' } }, 'test'), null, undefined, isStartAllowed);

  it('asks until jobs may be taken, once for all processors, and takes an error for a no', async () => {
    const answers = [() => Promise.reject(new Error('nobody is there')), () => Promise.resolve(false), () => Promise.resolve(true)];
    const runtime = runtimeThat(() => answers.shift()!());
    await Promise.all([runtime.waitUntilStartAllowed(), runtime.waitUntilStartAllowed()]);
    await runtime.waitUntilStartAllowed();
    expect(answers).toEqual([]);
  });

  it('waits for nothing any more once it stops', async () => {
    const runtime = runtimeThat(async () => false);
    const waiting = runtime.waitUntilStartAllowed();
    runtime.beginStopping();
    await waiting;
    expect(runtime.isStopping).toBe(true);
  });
});
