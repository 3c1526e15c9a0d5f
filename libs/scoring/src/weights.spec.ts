import { subScoreKeys } from '@rolefit/contracts';
import {
  creditCorners,
  evidenceScores,
  matchedCredit,
  rankDecay,
  readyThresholds,
  relationCredits,
  requirementWeights,
  scoreBands,
  scoreRange,
  subScoreTexts,
} from './index.js';
import { occupationStrength, proofShare, verdictCredits } from './links/link-weights.js';

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

  it('call a requirement shown by more than what meets it in part', () => {
    expect(verdictCredits.shown).toBeGreaterThan(verdictCredits.partly);
    expect(verdictCredits.partly).toBeGreaterThan(0);
  });

  it('find a match ready from a score on that is at least good', () => {
    const good = scoreBands.find(({ word }) => word === 'good');
    expect(readyThresholds.overallPercent).toBeGreaterThanOrEqual(good?.from ?? 100);
    expect(scoreRange.few).toBeGreaterThan(scoreRange.least);
  });

  it('count what a listed skill implies as found, and what is merely close to one as missing', () => {
    const listed = creditCorners[1].credit;
    expect(listed * relationCredits.implied).toBeGreaterThanOrEqual(matchedCredit);
    expect(relationCredits.near[0]).toBeLessThan(matchedCredit);
  });

  it('trust a title less than a line, a long career more than its first month, and none forever', () => {
    expect(proofShare).toBeLessThan(1);
    expect(occupationStrength.first).toBeLessThan(1);
    expect(occupationStrength.forgotten).toBeLessThan(1);
    expect(occupationStrength.freshYears).toBeLessThan(occupationStrength.forgottenYears);
  });

  it('let better evidence score more, up to exactly a hundred', () => {
    const { listed, shown, undatedRole, datedRole, years, recency } = evidenceScores;
    expect([listed, shown, undatedRole, datedRole]).toEqual(
      [listed, shown, undatedRole, datedRole].sort((a, b) => a - b),
    );
    expect(datedRole + years + recency).toBe(100);
  });

  it('draw the credit as a line that only rises, and the bands from strong to weak down to nothing', () => {
    creditCorners
      .slice(1)
      .forEach((corner, index) =>
        expect(corner.credit).toBeGreaterThan(creditCorners[index]?.credit ?? 0),
      );
    expect(scoreBands.map(({ from }) => from)).toEqual(
      [...scoreBands.map(({ from }) => from)].sort((a, b) => b - a),
    );
    expect(scoreBands.at(-1)?.from).toBe(0);
  });
});
