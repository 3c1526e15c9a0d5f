import { subScoreKeys } from '@rolefit/contracts';
import {
  creditCorners,
  evidenceScores,
  scoreBands,
  subScoreTexts,
  subScoreWeights,
} from './index.js';

describe('the constants', () => {
  it('weigh the sub-scores to a hundred and name each', () => {
    expect(subScoreKeys.reduce((sum, key) => sum + subScoreWeights[key], 0)).toBe(100);
    for (const key of subScoreKeys) expect(subScoreTexts[key].label).not.toBe('');
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
