import { waitInWords } from './waiting.js';

describe('waitInWords', () => {
  it.each([
    [0.2, '1 second'],
    [40, '40 seconds'],
    [90, '90 seconds'],
    [91, '2 minutes'],
    [121, '3 minutes'],
    [7_199, '120 minutes'],
    [7_201, '3 hours'],
    [86_400, '24 hours'],
  ])('says %d seconds as %s, never less than it is', (seconds, words) => {
    expect(waitInWords(seconds)).toBe(words);
  });
});
