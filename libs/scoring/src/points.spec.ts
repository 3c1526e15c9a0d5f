import { aRandom } from '@rolefit/testing';
import { largestRemainder } from './points.js';

describe('largestRemainder', () => {
  it('gives the missing points to the largest remainders, to the first among equals', () => {
    expect(largestRemainder([1.2, 2.7, 3.1], 7)).toEqual([1, 3, 3]);
    expect(largestRemainder([0.5, 0.5, 1], 2)).toEqual([1, 0, 1]);
  });

  it('does not lose a point to a sum that misses a whole number by a trillionth', () => {
    expect(largestRemainder([0.1 * 3 * 10, 7 - 1e-12], 10)).toEqual([3, 7]);
  });

  it('always sums to the total, and never gives to nothing', () => {
    const random = aRandom(5);
    for (let run = 0; run < 100; run++) {
      const exact = Array.from({ length: random.whole(1, 60) }, () =>
        random.chance(0.3) ? 0 : random.next() * 5,
      );
      const total = Math.round(exact.reduce((sum, value) => sum + value, 0));
      const whole = largestRemainder(exact, total);
      expect(whole.reduce((sum, value) => sum + value, 0)).toBe(total);
      whole.forEach((value, index) =>
        expect(Math.abs(value - (exact[index] ?? 0))).toBeLessThan(1),
      );
      exact.forEach((value, index) => value === 0 && expect(whole[index]).toBe(0));
    }
  });
});
