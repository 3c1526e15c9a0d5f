import { type Condition, type Link, overlaps } from '@rolefit/linking';

/** Conditions that a line of a resume can prove. Others, such as night work, travel or age, need an answer from the user. */
const shownByLines: ReadonlySet<Condition['kind']> = new Set<Condition['kind']>([
  'licence',
  'clearance',
  'language',
  'degree',
]);

/**
 * Settles conditions that the rules left open if a close reading found them in the resume, so that condition and requirement get the same verdict.
 * A close reading never rules anybody out.
 * @param links of the same posting
 */
export function settledByReading(
  conditions: readonly Condition[],
  links: readonly Link[],
): readonly Condition[] {
  return conditions.map((condition) => {
    const { status, kind, postingQuote } = condition;
    if (status !== 'unknown' || postingQuote === null || !shownByLines.has(kind)) return condition;
    const shown = links.find(
      ({ by, verdict, requirement }) =>
        by === 'model' &&
        verdict === 'shown' &&
        requirement.kind !== 'title' &&
        overlaps(requirement.quote, postingQuote),
    );
    const line = shown?.quotes[0];
    return line === undefined ? condition : { ...condition, status: 'met', resumeQuote: line };
  });
}
