import { type JobDetail, type Knockout } from '@rolefit/contracts';

/** Maximum number of recommendations: more than one does in an evening. */
const mostLines = 4;

/** A recommendation with its index in the match. */
export interface IndexedRecommendation {
  readonly line: string;
  readonly place: number;
}

/** What the user can do about a match. */
export interface NextSteps {
  /** Conditions that rule out, and those that only the user can answer. */
  readonly conditions: readonly Knockout[];
  readonly lines: readonly IndexedRecommendation[];
}

/** Identifies a condition across judgements. */
export function conditionKey({ kind, label }: Knockout): string {
  return `${kind}-${label}`;
}

/** @param answered keys of conditions that the user has just answered: they stay, so that the answer can be seen and changed */
export function nextStepsOf(
  { knockouts, recommendations }: Pick<JobDetail, 'knockouts' | 'recommendations'>,
  answered: ReadonlyMap<string, boolean>,
): NextSteps {
  const isOpen = (one: Knockout) =>
    one.status === 'not-met' || one.status === 'unknown' || answered.has(conditionKey(one));
  const conditions = knockouts.filter(isOpen);
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
