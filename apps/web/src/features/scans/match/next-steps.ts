import { type JobDetail, type Knockout } from '@rolefit/contracts';
import { type IndexedRecommendation } from '../components/match/recommendation-list';

/** More than these nobody does in one evening. */
const mostLines = 4;

/** What the user can do about a match. */
export interface NextSteps {
  /** Conditions that rule out, and those that only the user can answer. */
  readonly conditions: readonly Knockout[];
  readonly lines: readonly IndexedRecommendation[];
}

export function nextStepsOf({
  knockouts,
  recommendations,
}: Pick<JobDetail, 'knockouts' | 'recommendations'>): NextSteps {
  const order = ['not-met', 'unknown'] as const satisfies readonly Knockout['status'][];
  const conditions = order.flatMap((wanted) => knockouts.filter(({ status }) => status === wanted));
  // The condition itself is shown, with the way to answer it.
  const repeated = new Set(conditions.map(({ recommendation }) => recommendation));
  return {
    conditions,
    lines: recommendations
      .map((line, place) => ({ line, place }))
      .filter(({ place }) => !repeated.has(place))
      .slice(0, mostLines),
  };
}
