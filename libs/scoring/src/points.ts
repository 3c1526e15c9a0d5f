import type { Match, Score, SubScoreKey } from '@rolefit/contracts';
import type { RequirementJudgement } from './judgement.js';
import { sharesOf, sumOfShares } from './overall.js';
import { scoreRange } from './weights.js';

/** A judgement with its weight in the overall score. */
export interface WeighedJudgement {
  readonly judgement: RequirementJudgement;
  /** Maximum points, unrounded; all judgements of a match sum to 100. */
  readonly weight: number;
}

/** Whole points as displayed. */
export interface PointShare {
  readonly points: number;
  readonly pointsPossible: number;
}

/** Gives each requirement its maximum points: its share of all weights. A requirement never moves the overall score by more. */
export function weigh(judgements: readonly RequirementJudgement[]): WeighedJudgement[] {
  const shares = sharesOf(judgements.map(({ weight }) => weight));
  return judgements.map((judgement, index) => ({ judgement, weight: shares[index] ?? 0 }));
}

function subScore(judgements: readonly RequirementJudgement[], key: SubScoreKey): number | null {
  const own = judgements.filter((one) => one.subScore === key);
  const weight = own.reduce((sum, one) => sum + one.weight, 0);
  return own.length === 0
    ? null
    : Math.round((100 * own.reduce((sum, one) => sum + one.weight * one.credit, 0)) / weight);
}

/** The overall score for the given credits; weights do not depend on credits. */
export function overallOf(
  weighed: readonly WeighedJudgement[],
  credit: (one: WeighedJudgement, index: number) => number,
): number {
  return sumOfShares(
    weighed.map(({ weight }) => weight),
    weighed.map(credit),
  );
}

/**
 * The scores. All are computed from exact credits and rounded once, independently, halves up. The
 * overall score is therefore the rounded weighted mean of the exact sub-scores, and within 1 of the
 * mean of the rounded ones.
 */
export function scoresOf(
  weighed: readonly WeighedJudgement[],
  breadth: NonNullable<Match['breadth']>,
): Score {
  const judgements = weighed.map(({ judgement }) => judgement);
  const overallScore = overallOf(weighed, ({ judgement }) => judgement.credit);
  return {
    overallScore,
    skillsScore: subScore(judgements, 'skillsScore'),
    experienceScore: subScore(judgements, 'experienceScore'),
    responsibilitiesScore: subScore(judgements, 'responsibilitiesScore'),
    titleScore: subScore(judgements, 'titleScore'),
    educationScore: subScore(judgements, 'educationScore'),
    languageScore: subScore(judgements, 'languageScore'),
    range: rangeOf(overallScore, breadth),
  };
}

/** The score as an interval: the fewer requirements are understood, the wider. */
function rangeOf(
  overallScore: number,
  { understood }: NonNullable<Match['breadth']>,
): NonNullable<Score['range']> {
  const { least, few } = scoreRange;
  const reach = Math.round(least + few / Math.sqrt(Math.max(1, understood)));
  return { low: Math.max(0, overallScore - reach), high: Math.min(100, overallScore + reach) };
}

/**
 * Largest remainder method: rounds numbers to integers that sum to `total`; among equal remainders
 * the first is rounded up.
 * @param exact at least 0; their sum rounds to `total`
 */
export function largestRemainder(exact: readonly number[], total: number): number[] {
  // Floating-point error must not cost a point.
  const floors = exact.map((value) => Math.floor(value + 1e-9));
  const missing = total - floors.reduce((sum, value) => sum + value, 0);
  const order = exact.map((value, index) => ({
    index,
    rest: Math.round((value - (floors[index] ?? 0)) * 1e9),
  }));
  const raised = new Set(
    order
      .filter(({ rest }) => rest > 0)
      .sort((a, b) => b.rest - a.rest || a.index - b.index)
      .slice(0, Math.max(0, missing))
      .map(({ index }) => index),
  );
  return floors.map((value, index) => (raised.has(index) ? value + 1 : value));
}

/**
 * Integer points of each judgement. Earned and lost points are rounded separately, earned points to the overall score and lost ones to
 * the rest of 100: so a requirement that is met shows all of its points, one that is not met shows none, and all sums are exact.
 */
export function sharePoints(
  weighed: readonly WeighedJudgement[],
  overallScore: number,
): PointShare[] {
  const earned = largestRemainder(
    weighed.map(({ judgement, weight }) => weight * judgement.credit),
    overallScore,
  );
  const lost = largestRemainder(
    weighed.map(({ judgement, weight }) => weight * (1 - judgement.credit)),
    100 - overallScore,
  );
  return weighed.map((_, index) => ({
    points: earned[index] ?? 0,
    pointsPossible: (earned[index] ?? 0) + (lost[index] ?? 0),
  }));
}
