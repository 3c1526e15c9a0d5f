import {
  creditCorners,
  evidenceScores,
  matchedCredit,
  occupationStrength,
  proofShare,
  relationCredits,
  verdictCredits,
} from './index.js';

describe('the constants', () => {
  it('call a requirement shown by more than what meets it in part', () => {
    expect(verdictCredits.shown).toBeGreaterThan(verdictCredits.partly);
    expect(verdictCredits.partly).toBeGreaterThan(0);
  });

  it('count what a listed skill implies as found, and what is merely close to one as missing', () => {
    const listed = creditCorners[1].credit;
    expect(listed * relationCredits.implied).toBeGreaterThanOrEqual(matchedCredit);
    expect(relationCredits.near[0]).toBeLessThan(matchedCredit);
  });

  it('trust a title less than a line, a long career more than its first month, and none forever', () => {
    expect(proofShare.work).toBeLessThan(1);
    expect(proofShare.unnamedTool).toBeLessThan(proofShare.work);
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

  it('draw the credit as a line that only rises', () => {
    creditCorners
      .slice(1)
      .forEach((corner, index) =>
        expect(corner.credit).toBeGreaterThan(creditCorners[index]?.credit ?? 0),
      );
  });
});
