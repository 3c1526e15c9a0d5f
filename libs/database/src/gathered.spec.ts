import { gathered } from './gathered.js';

describe('gathered', () => {
  it('asks once for all that come within its time, and answers each by itself', async () => {
    const asked: number[][] = [];
    const double = gathered<number, number>(20, async (items) => {
      asked.push([...items]);
      return (item) => item * 2;
    });
    await expect(Promise.all([double(1), double(2), double(3)])).resolves.toEqual([2, 4, 6]);
    await expect(double(4)).resolves.toBe(8);
    expect(asked).toEqual([[1, 2, 3], [4]]);
  });

  it('tells each of them what went wrong, and asks anew the next time', async () => {
    let isAway = true;
    const ask = gathered<string, string>(5, async () => {
      if (isAway) throw new Error('away');
      return (item) => item;
    });
    const outcomes = await Promise.allSettled([ask('a'), ask('b')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    await expect(ask('c')).resolves.toBe('c');
  });
});
