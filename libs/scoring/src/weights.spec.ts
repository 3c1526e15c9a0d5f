import { subScoreKeys } from '@rolefit/contracts';
import {
  rankDecay,
  readyThresholds,
  requirementWeights,
  scoreBands,
  scoreRange,
  subScoreTexts,
} from './index.js';

describe('the constants', () => {
  it('name and explain each sub-score in words of its own', () => {
    const labels = subScoreKeys.map((key) => subScoreTexts[key].label);
    const explanations = subScoreKeys.map((key) => subScoreTexts[key].explanation);
    expect(new Set([...labels, ...explanations, '']).size).toBe(2 * subScoreKeys.length + 1);
  });

  it('weigh what is required more than what is preferred, and what comes first more than what follows', () => {
    expect(requirementWeights.must).toBeGreaterThan(requirementWeights.nice);
    expect(requirementWeights.nice).toBeGreaterThan(0);
    expect(requirementWeights.duty).toBeGreaterThan(0);
    expect(rankDecay).toBeLessThan(1);
    // With a faster decay all that follows would weigh less than the first by itself.
    expect(rankDecay).toBeGreaterThan(0.5);
  });

  it('find a match ready from a score on that is at least good', () => {
    const good = scoreBands.find(({ word }) => word === 'good');
    expect(readyThresholds.overallPercent).toBeGreaterThanOrEqual(good?.from ?? 100);
    expect(scoreRange.few).toBeGreaterThan(scoreRange.least);
  });

  it('draw the bands from strong to weak down to nothing', () => {
    expect(scoreBands.map(({ from }) => from)).toEqual(
      [...scoreBands.map(({ from }) => from)].sort((a, b) => b - a),
    );
    expect(scoreBands.at(-1)?.from).toBe(0);
  });
});
