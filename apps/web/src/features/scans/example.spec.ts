import { examplePoints, examplePosting, exampleResume } from './example';

const sumOf = (key: 'points' | 'pointsPossible') => examplePoints.reduce((sum, { [key]: points }) => sum + points, 0);

describe('the example', () => {
  it('is worth a hundred points, earns some of them, and quotes only what its texts say', () => {
    expect(sumOf('pointsPossible')).toBe(100);
    expect(sumOf('points')).toBeGreaterThan(50);
    for (const { postingQuote, resumeQuote } of examplePoints) {
      expect(examplePosting.slice(postingQuote.start, postingQuote.end)).toBe(postingQuote.text);
      if (resumeQuote) expect(exampleResume.slice(resumeQuote.start, resumeQuote.end)).toBe(resumeQuote.text);
    }
  });

  it('shows what is met, what is met in part and what we could not find', () => {
    for (const isShown of [(credit: number) => credit === 1, (credit: number) => credit > 0 && credit < 1, (credit: number) => credit === 0]) {
      expect(examplePoints.some(({ credit }) => isShown(credit))).toBe(true);
    }
  });
});
