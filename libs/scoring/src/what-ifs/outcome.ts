import type { ReadinessCheck, WhatIfMatch } from '@rolefit/contracts';
import { sharesOf, sumOfShares } from '../overall.js';
import { readyThresholds } from '../weights.js';
import { valueWith } from './sets-of-offers.js';

/** What a match would come to. */
export interface WhatIfOutcome {
  readonly overallScore: number;
  readonly readyToApply: boolean;
  /** The rules that would not be met. */
  readonly missed: readonly ReadinessCheck['rule'][];
}

const thousand = 1_000;

/**
 * What a match would come to with some offers, as judging it with these would say.
 * @param weights of the answer that has the match
 * @param active indices of offers, at most `limits.whatIfTogether`
 */
export function whatIfOutcome(
  { credits, craft, isBroad, isRuledOut, ...match }: WhatIfMatch,
  weights: readonly number[],
  active: ReadonlySet<number>,
): WhatIfOutcome {
  const changed = new Map(match.requirements.map((one) => [one.at, valueWith(one, active)]));
  const earned = credits.map((credit, index) => (changed.get(index) ?? credit) / thousand);
  const overallScore = sumOfShares(
    sharesOf(match.weights.map((index) => weights[index] ?? 0)),
    earned,
  );
  const isBlocked = isRuledOut || match.conditions.some((one) => valueWith(one, active) > 0);
  const missed: ReadinessCheck['rule'][] = [];
  if (isBlocked) missed.push('knockouts');
  if (craft === null || (earned[craft] ?? 0) < readyThresholds.craftCredit) missed.push('craft');
  if (!isBroad) missed.push('breadth');
  if (overallScore < readyThresholds.overallPercent) missed.push('overall');
  return { overallScore, readyToApply: missed.length === 0, missed };
}
