import { subScoreKeys, type Score, type SubScoreKey } from '@rolefit/contracts';
import type { Judgement } from './judgement.js';
import { fieldOfWorkWeight, fullSkillsWeight, subScoreWeights } from './weights.js';

/** A judgement with its weight in the overall score. */
export interface WeighedJudgement<One extends Judgement = Judgement> {
  readonly judgement: One;
  /** Maximum points, unrounded; all judgements of a match sum to 100. */
  readonly weight: number;
}

/** Whole points as displayed. */
export interface PointShare {
  readonly points: number;
  readonly pointsPossible: number;
}

/**
 * Points of a sub-score. The field of work adds its own to those of the title; few skills do not decide
 * as much as many.
 */
function pointsOf(key: SubScoreKey, own: readonly Judgement[]): number {
  const fields = own.filter(({ isFieldOfWork }) => isFieldOfWork).length;
  const points = own.length > fields ? subScoreWeights[key] : 0;
  if (key === 'skillsScore') {
    const weight = own.reduce((sum, one) => sum + one.weight, 0);
    return points * Math.min(1, weight / fullSkillsWeight);
  }
  return points + (fields > 0 ? fieldOfWorkWeight : 0);
}

/**
 * Gives each judgement its exact weight in the overall score: the sub-score's weight, scaled up for
 * absent sub-scores and split by the judgements' weights. A judgement therefore never moves the
 * overall score by more than its weight.
 */
export function weigh(judgements: readonly Judgement[]): WeighedJudgement[] {
  const asked = subScoreKeys.flatMap((key) => {
    const own = judgements.filter(({ subScore }) => subScore === key);
    return own.length === 0 ? [] : [{ own, points: pointsOf(key, own) }];
  });
  const total = asked.reduce((sum, { points }) => sum + points, 0);
  return asked.flatMap(({ own, points }) => {
    const sum = own.reduce((weight, one) => weight + one.weight, 0);
    return own.map((judgement) => ({
      judgement,
      weight: (100 * points * judgement.weight) / (total * sum),
    }));
  });
}

function subScore(judgements: readonly Judgement[], key: SubScoreKey): number | null {
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
  return Math.round(weighed.reduce((sum, one, index) => sum + credit(one, index) * one.weight, 0));
}

/**
 * The scores. All are computed from exact credits and rounded once, independently, halves up. The
 * overall score is therefore the rounded weighted mean of the exact sub-scores, and within 1 of the
 * mean of the rounded ones.
 */
export function scoresOf(weighed: readonly WeighedJudgement[]): Score {
  const judgements = weighed.map(({ judgement }) => judgement);
  return {
    overallScore: overallOf(weighed, ({ judgement }) => judgement.credit),
    skillsScore: subScore(judgements, 'skillsScore'),
    experienceScore: subScore(judgements, 'experienceScore'),
    responsibilitiesScore: subScore(judgements, 'responsibilitiesScore'),
    titleScore: subScore(judgements, 'titleScore'),
    educationScore: subScore(judgements, 'educationScore'),
    languageScore: subScore(judgements, 'languageScore'),
  };
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
