import type { Demand } from '@rolefit/contracts';
import { creditCorners } from '@rolefit/linking';

/**
 * The weights, credits and thresholds of the judge, each with its reason. The FAQ and the detail page render
 * their explanations from here; raise `judgeVersion` in the commit that changes a number. Unless
 * the name says otherwise, credits are shares from 0 to 1 and weights are relative.
 */

/**
 * Version of the judging rules, stored with each match; matches of another version are judged
 * again.
 */
export const judgeVersion = 'judge-17';
/** The number of this version: matches of a lower one are judged again. */
export const judgeNumber = Number(/(?<!\d)\d+$/.exec(judgeVersion)?.[0] ?? 0);

/**
 * Weight of a requirement by what it demands. A duty tells what the work is, and weighs between a wish and a must: readers of labelled pairs
 * ask what of it somebody has done (ADR 0034).
 */
export const requirementWeights = {
  must: 3,
  nice: 1,
  duty: 1.5,
} as const satisfies Record<Demand, number>;

/** Each further requirement of the same demand weighs this share of the one before: postings list what decides first. .7 to .9 perform alike on labelled pairs. */
export const rankDecay = 0.8;

/**
 * How far the true score may lie from the computed one, in points: `least` for any posting, and `few` divided by the square root of
 * the number of understood requirements. Four in five labelled scores lie within it.
 */
export const scoreRange = { least: 7, few: 28 } as const;

/**
 * The word for an overall score from the given score on. Source: LEDGER 6.
 */
export const scoreBands = [
  { from: 75, word: 'strong' },
  { from: 60, word: 'good' },
  { from: 40, word: 'partial' },
  { from: 0, word: 'weak' },
] as const;

/**
 * When a match counts as ready to apply. Postings ask for more than those have who get the jobs. The craft that the title names must be
 * shown for a good part; a posting of fewer understood requirements than `understood` says too little to advise anybody. Source: labelled pairs (ADR 0034).
 */
export const readyThresholds = { overallPercent: 60, craftCredit: 0.45, understood: 4 } as const;

/** Maximum number of recommendations, and the fewest points that are worth a line: what rounds to one is lost in the range of the score. */
export const recommendationLimits = { lines: 4, pointsMin: 1.5 } as const;

/**
 * A typical self-rating for a skill used in a recent dated role of some length: the lowest score
 * with full credit. The insights show how each missing skill at this score would change the result.
 */
export const statedSkillScore = creditCorners[2].score;
