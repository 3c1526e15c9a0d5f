import { batched } from './batching.js';

describe('batched calls', () => {
  it('makes one call for all items within the window and answers each caller', async () => {
    const asked: number[][] = [];
    const double = batched<number, number>(20, async (items) => {
      asked.push([...items]);
      return (item) => item * 2;
    });
    await expect(Promise.all([double(1), double(2), double(3)])).resolves.toEqual([2, 4, 6]);
    await expect(double(4)).resolves.toBe(8);
    expect(asked).toEqual([[1, 2, 3], [4]]);
  });

  it('rejects every caller of a failed batch and starts a new batch afterwards', async () => {
    let isAway = true;
    const ask = batched<string, string>(5, async () => {
      if (isAway) throw new Error('away');
      return (item) => item;
    });
    const outcomes = await Promise.allSettled([ask('a'), ask('b')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    await expect(ask('c')).resolves.toBe('c');
  });
});
