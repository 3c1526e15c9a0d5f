import { createLogger } from '@rolefit/config';
import { Sweeper } from './sweeper.js';

describe('the sweeper of a worker', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('sweeps again and again from the start of the worker until its stop', async () => {
    let sweeps = 0;
    const rows = {
      withLock: () => {
        sweeps += 1;
        return Promise.resolve(true);
      },
    };
    const none = null as never;
    const logger = createLogger({ log: { level: 'silent' } }, 'test');
    const sweeper = new Sweeper(rows as never, none, none, none, none, none, none, none, logger);

    sweeper.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sweeps).toBeGreaterThanOrEqual(9);

    await sweeper.onModuleDestroy();
    const before = sweeps;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sweeps).toBe(before);
  });
});
