import { AdaptiveTimeout } from './adaptive-timeout.js';

describe('AdaptiveTimeout', () => {
  it('doubles once for calls that ended together, up to the longest time', () => {
    const timeout = new AdaptiveTimeout(45_000, 200_000);
    for (let call = 0; call < 200; call++) timeout.timedOut(45_000);
    expect(timeout.ms).toBe(90_000);
    timeout.timedOut(90_000);
    timeout.timedOut(180_000);
    expect(timeout.ms).toBe(200_000);
  });

  it('allows twice the time of the slowest answer, and never less than before', () => {
    const timeout = new AdaptiveTimeout(45_000, 200_000);
    timeout.answered(40_000);
    expect(timeout.ms).toBe(80_000);
    timeout.answered(1_000);
    expect(timeout.ms).toBe(80_000);
  });

  it('stays fixed if the operator sets it', () => {
    const timeout = new AdaptiveTimeout(60_000, 60_000);
    timeout.timedOut(60_000);
    timeout.answered(59_000);
    expect(timeout.ms).toBe(60_000);
  });
});
