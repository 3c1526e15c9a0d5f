import { subScoreKeys, type SubScoreKey } from '@rolefit/contracts';
import { aRandom } from '@rolefit/testing';
import type { RequirementJudgement } from './judgement.js';
import { largestRemainder, scoresOf, sharePoints, weigh } from './points.js';
import { aJudgement } from './testing/a-judgement.js';

const judged = (facts: Partial<RequirementJudgement> = {}) =>
  aJudgement('Asked', { weight: 3, ...facts });

const breadth = { requirements: 9, understood: 9 };

/** Every non-empty subset of the sub-scores. */
const choices = Array.from({ length: 2 ** subScoreKeys.length - 1 }, (_, bits) =>
  subScoreKeys.filter((_key, at) => ((bits + 1) >> at) & 1),
);

describe('the sub-scores', () => {
  it('are null where nothing of their kind is asked, and do not change the others', () => {
    const credits: Record<SubScoreKey, number> = {
      skillsScore: 0.1,
      experienceScore: 0.2,
      responsibilitiesScore: 0.3,
      titleScore: 0.4,
      educationScore: 0.5,
      languageScore: 0.6,
    };
    for (const asked of choices) {
      const score = scoresOf(
        weigh(asked.map((subScore) => judged({ subScore, credit: credits[subScore] }))),
        breadth,
      );
      for (const key of subScoreKeys)
        expect(score[key]).toBe(asked.includes(key) ? Math.round(100 * credits[key]) : null);
    }
  });

  it('weigh their requirements as the overall score does', () => {
    const score = scoresOf(
      weigh([judged({ weight: 3, credit: 1 }), judged({ weight: 1 })]),
      breadth,
    );
    expect(score).toMatchObject({ overallScore: 75, skillsScore: 75 });
  });
});

describe('the weight of a requirement', () => {
  it('is its share of all weights, whatever its kind and credit', () => {
    const weighed = weigh([
      judged({ weight: 6, credit: 1 }),
      judged({ weight: 3, subScore: 'titleScore' }),
      judged({ weight: 3, credit: 0.5 }),
    ]);
    expect(weighed.map(({ weight }) => weight)).toEqual([50, 25, 25]);
  });

  it('shows a requirement that is met with all of its points, and one that is not with none', () => {
    const weighed = weigh([1, 0, 0.4, 1, 0, 0.9, 1].map((credit) => judged({ credit })));
    const { overallScore } = scoresOf(weighed, breadth);
    const shares = sharePoints(weighed, overallScore);
    expect(shares.reduce((sum, { points }) => sum + points, 0)).toBe(overallScore);
    expect(shares.reduce((sum, { pointsPossible }) => sum + pointsPossible, 0)).toBe(100);
    for (const at of [0, 3, 6]) expect(shares[at]?.points).toBe(shares[at]?.pointsPossible);
    for (const at of [1, 4]) expect(shares[at]?.points).toBe(0);
  });
});

describe('the range of a score', () => {
  const rangeOf = (credit: number, understood: number) => {
    const score = scoresOf(weigh([judged({ credit })]), { requirements: 40, understood });
    return { low: 0, high: 0, ...score.range };
  };
  const width = (understood: number) =>
    rangeOf(0.5, understood).high - rangeOf(0.5, understood).low;

  it('contains the score', () => {
    for (const understood of [0, 1, 4, 30]) {
      expect(rangeOf(0.5, understood).low).toBeLessThan(50);
      expect(rangeOf(0.5, understood).high).toBeGreaterThan(50);
    }
  });

  it('is wider the fewer requirements are understood, and never a single number', () => {
    const widths = [1, 2, 4, 9, 30].map(width);
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    expect(new Set(widths).size).toBe(widths.length);
    expect(width(1_000)).toBeGreaterThan(0);
    expect(width(0)).toBe(width(1));
  });

  it('stays between 0 and 100', () => {
    expect(rangeOf(0, 1).low).toBe(0);
    expect(rangeOf(1, 1).high).toBe(100);
  });
});

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
