import { inParallel } from './in-parallel.ts';

describe('inParallel', () => {
  it('keeps the order of the items and runs no more than allowed at a time', async () => {
    let running = 0;
    let most = 0;
    const work = async (item: number) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5 - item));
      running -= 1;
      return item * 10;
    };
    expect(await inParallel([1, 2, 3, 4, 5], 2, work)).toEqual([10, 20, 30, 40, 50]);
    expect(most).toBe(2);
  });

  it('fails with the first failure', async () => {
    await expect(inParallel([1, 2], 2, () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
  });
});
