import { backOffMs } from './back-off';

describe('backOffMs', () => {
  it('doubles from five seconds to fifteen minutes, half of it jitter', () => {
    expect([1, 2, 3, 20].map((attempts) => backOffMs(attempts, 1))).toEqual([
      5_000, 10_000, 20_000, 900_000,
    ]);
    expect([1, 2, 3, 20].map((attempts) => backOffMs(attempts, 0))).toEqual([
      2_500, 5_000, 10_000, 450_000,
    ]);
  });
});
