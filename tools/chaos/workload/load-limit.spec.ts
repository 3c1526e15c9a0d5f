import { LoadLimit, type ScanCounts } from './load-limit.ts';

describe('the limit of the load', () => {
  const limitOf = (counts: readonly ScanCounts[]) => {
    const load = new LoadLimit(() => Promise.reject(new Error('not asked')));
    load.stop();
    counts.forEach((now, second) => load.note(now, second * 1_000));
    return load;
  };
  const steadily = (perSecond: number, underWay: number) =>
    limitOf(Array.from({ length: 120 }, (_, second) => ({ underWay, ended: second * perSecond })));

  it('is as many scans as end in a quarter of a minute', () => {
    expect(steadily(4, 50).limit).toBeCloseTo(60, 0);
    expect([steadily(4, 50).isReached, steadily(4, 61).isReached]).toEqual([false, true]);
  });

  it('falls when less ends, and stays between two bounds', () => {
    expect([steadily(0, 0).limit, steadily(1_000, 0).limit]).toEqual([20, 150]);
    // A scan that is repeated is under way again.
    expect(
      limitOf([
        { underWay: 0, ended: 100 },
        { underWay: 100, ended: 0 },
      ]).limit,
    ).toBe(20);
  });
});
