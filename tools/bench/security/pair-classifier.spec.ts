import { aRandom } from '@rolefit/testing';
import {
  areaUnderCurve,
  centred,
  classify,
  featuresOf,
  type Pair,
  tellingFeatures,
} from './pair-classifier.ts';

describe('the classifier of pairs', () => {
  /** Pairs with many uninformative features, and one that differs by so much of its spread. */
  function pairsOf(count: number, difference: number, seed: number): Pair[] {
    const { next: random } = aRandom(seed);
    const observe = (label: number) => ({
      ...Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`noise ${index}`, random()])),
      telling: random() + difference * label,
      constant: 7,
    });
    return Array.from({ length: count }, () => [observe(0), observe(1)] as const);
  }

  it('takes apart what an answer counts', () => {
    expect(featuresOf({ a: 1, b: true, c: 'four', d: [{ e: null }], f: [] })).toEqual({
      a: 1,
      b: 1,
      'c length': 4,
      'd count': 1,
      'd.0.e is missing': 1,
      'f count': 0,
    });
  });

  it('measures the area under the curve, ties as half', () => {
    const scores = (positive: number[], negative: number[]) => [
      ...positive.map((score) => ({ score, label: 1 })),
      ...negative.map((score) => ({ score, label: 0 })),
    ];
    expect(areaUnderCurve(scores([3, 4], [1, 2]))).toBe(1);
    expect(areaUnderCurve(scores([1, 2], [3, 4]))).toBe(0);
    expect(areaUnderCurve(scores([1, 1], [1, 1]))).toBe(0.5);
  });

  it('finds one feature that tells among thirty that do not, and nothing where none does', () => {
    expect(classify(pairsOf(40, 1, 1))).toBeGreaterThan(0.9);
    expect(tellingFeatures(pairsOf(40, 1, 1), 1)[0]?.name).toBe('telling');
    const byChance = [1, 2, 3, 4, 5].map((seed) => classify(pairsOf(40, 0, seed)));
    expect(byChance.reduce((sum, auc) => sum + auc, 0) / byChance.length).toBeGreaterThan(0.4);
    expect(byChance.reduce((sum, auc) => sum + auc, 0) / byChance.length).toBeLessThan(0.6);
  });

  it('sees a difference within pairs that vary much more between each other', () => {
    const { next: random } = aRandom(3);
    const pairs = Array.from({ length: 40 }, (): Pair => {
      const base = 1_000 * random();
      return [{ ms: base + random() }, { ms: base + random() + 1 }];
    });
    expect(classify(pairs)).toBeLessThan(0.7);
    expect(classify(centred(pairs))).toBeGreaterThan(0.9);
  });
});
