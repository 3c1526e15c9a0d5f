import * as english from './example';
import * as german from './example.de';

describe.each([
  ['English', english],
  ['German', german],
])('the example in %s', (_, { examplePoints, examplePosting, exampleResume }) => {
  const sumOf = (key: 'points' | 'pointsPossible') =>
    examplePoints.reduce((sum, { [key]: points }) => sum + points, 0);

  it('has a hundred points, earns some of them, and quotes its texts exactly', () => {
    expect(sumOf('pointsPossible')).toBe(100);
    expect(sumOf('points')).toBeGreaterThan(50);
    for (const { postingQuote, resumeQuote } of examplePoints) {
      expect(examplePosting.slice(postingQuote.start, postingQuote.end)).toBe(postingQuote.text);
      if (resumeQuote)
        expect(exampleResume.slice(resumeQuote.start, resumeQuote.end)).toBe(resumeQuote.text);
    }
  });

  it('contains met, partly met and missing requirements', () => {
    for (const isShown of [
      (credit: number) => credit === 1,
      (credit: number) => credit > 0 && credit < 1,
      (credit: number) => credit === 0,
    ]) {
      expect(examplePoints.some(({ credit }) => isShown(credit))).toBe(true);
    }
  });
});
