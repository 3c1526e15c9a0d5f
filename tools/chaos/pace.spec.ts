import { Pace } from './pace.mjs';

describe('the pace of the load', () => {
  const paceOf = (counts: readonly { underWay: number; ended: number }[]) => {
    const pace = new Pace(null, () => Promise.reject(new Error('not asked')));
    pace.stop();
    counts.forEach((now, second) => pace.note(now, second * 1_000));
    return pace;
  };
  const steadily = (perSecond: number, underWay: number) => paceOf(Array.from({ length: 120 }, (_, second) => ({ underWay, ended: second * perSecond })));

  it('is as much as ends in a quarter of a minute', () => {
    expect(steadily(4, 50).limit).toBeCloseTo(60, 0);
    expect([steadily(4, 50).isFull, steadily(4, 61).isFull]).toEqual([false, true]);
  });

  it('falls when less ends, and stays between two bounds', () => {
    expect([steadily(0, 0).limit, steadily(1_000, 0).limit]).toEqual([20, 150]);
    // What is scanned again has not ended any more.
    expect(paceOf([{ underWay: 0, ended: 100 }, { underWay: 100, ended: 0 }]).limit).toBe(20);
  });
});
