import { examplePoints, examplePosting, exampleResume } from './example';

it('quotes its own texts and adds up to a hundred possible points', () => {
  for (const { postingQuote, resumeQuote } of examplePoints) {
    expect(examplePosting.slice(postingQuote.start, postingQuote.end)).toBe(postingQuote.text);
    if (resumeQuote) expect(exampleResume.slice(resumeQuote.start, resumeQuote.end)).toBe(resumeQuote.text);
  }
  expect(examplePoints.reduce((sum, { pointsPossible }) => sum + pointsPossible, 0)).toBe(100);
});
