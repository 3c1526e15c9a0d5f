import { aRandom } from '@rolefit/testing';
import { type Figure } from '../task.ts';
import { type PairLabel, type PairPrediction } from './pairs.ts';

const resamples = 500;

/**
 * 90 % intervals by bootstrap: postings are drawn with replacement, each with all of its pairs, because pairs of one posting depend on each other.
 * Source: B. Efron and R. Tibshirani, An Introduction to the Bootstrap (1993), section 13.3 (percentile intervals).
 */
export function pairIntervals(
  labels: readonly PairLabel[],
  predictions: readonly PairPrediction[],
): Figure[] {
  const byPosting = Map.groupBy(
    labels.flatMap(({ posting, apply, score }, at) => {
      const predicted = predictions[at]?.overallScore;
      return predicted === null || predicted === undefined
        ? []
        : [{ posting, apply, score, predicted }];
    }),
    ({ posting }) => posting,
  );
  const groups = [...byPosting.values()];
  const random = aRandom(1);
  const draws = Array.from({ length: resamples }, () => groups.flatMap(() => random.pick(groups)));
  const interval = (
    name: string,
    figure: (pairs: readonly Scored[]) => number | null,
  ): Figure[] => {
    const values = draws.flatMap((draw) => figure(draw) ?? []).sort((a, b) => a - b);
    const at = (share: number) => values[Math.floor(share * (values.length - 1))] ?? null;
    return [
      { figure: `  ${name}: 5th percentile`, value: at(0.05) },
      { figure: `  ${name}: 95th percentile`, value: at(0.95) },
    ];
  };
  return [...interval('AUC of apply', aucOfApply), ...interval('mean absolute error', meanError)];
}

interface Scored {
  readonly apply: boolean;
  readonly score: number;
  readonly predicted: number;
}

function aucOfApply(pairs: readonly Scored[]): number | null {
  const of = (wanted: boolean) =>
    pairs.filter(({ apply }) => apply === wanted).map(({ predicted }) => predicted);
  const [yes, no] = [of(true), of(false)];
  if (yes.length === 0 || no.length === 0) return null;
  const wins = yes.reduce(
    (sum, one) =>
      sum + no.reduce((won, other) => won + (one > other ? 1 : one === other ? 0.5 : 0), 0),
    0,
  );
  return wins / yes.length / no.length;
}

const meanError = (pairs: readonly Scored[]) =>
  pairs.reduce((sum, { score, predicted }) => sum + Math.abs(score - predicted), 0) / pairs.length;
