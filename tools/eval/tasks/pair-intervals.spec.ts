import { pairIntervals } from './pair-intervals.ts';

const postings = ['baker', 'driver', 'nurse', 'teacher'];
const labels = postings.flatMap((posting) =>
  [10, 40, 80].map((score) => ({
    kind: 'pair' as const,
    posting,
    resume: `${posting}-${score}`,
    score,
    label: Math.floor(score / 25),
    apply: score >= 60,
  })),
);
const predict = (overallScore: (score: number, posting: string) => number) =>
  labels.map(({ posting, resume, score }) => ({
    posting,
    resume,
    overallScore: overallScore(score, posting),
    readyToApply: false,
    points: [],
  }));
const valuesOf = (predictions: Parameters<typeof pairIntervals>[1]) =>
  pairIntervals(labels, predictions).map(({ value }) => value);

describe('pairIntervals', () => {
  it('has no width for perfect predictions', () => {
    expect(valuesOf(predict((score) => score))).toEqual([1, 1, 0, 0]);
  });

  it('contains the error of the whole set, and is the same in each run', () => {
    const predictions = predict((score, posting) => score + postings.indexOf(posting) * 5);
    const [, , low = NaN, high = NaN] = valuesOf(predictions).map(Number);
    expect(low).toBeLessThan(7.5);
    expect(high).toBeGreaterThan(7.5);
    expect(valuesOf(predictions)).toEqual([...valuesOf(predictions)]);
  });
});
