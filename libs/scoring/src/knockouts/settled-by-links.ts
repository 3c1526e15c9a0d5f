import { type Condition, type Link, overlaps } from '@rolefit/linking';

/** Conditions that a line of a resume can prove. Others, such as night work, travel or age, need an answer from the user. */
const shownByLines: ReadonlySet<Condition['kind']> = new Set<Condition['kind']>([
  'licence',
  'clearance',
  'language',
  'degree',
]);

/**
 * Settles conditions that were left open but whose requirement is shown, so that both get the same verdict: by a close reading, or, for a licence, by the
 * rules, which then found it in a line outside the list of licences. It never rules anybody out.
 * @param links of the same posting
 */
export function settledByLinks(
  conditions: readonly Condition[],
  links: readonly Link[],
): readonly Condition[] {
  return conditions.map((condition) => {
    const { status, kind, postingQuote } = condition;
    if (status !== 'unknown' || postingQuote === null || !shownByLines.has(kind)) return condition;
    const shown = links.find(
      ({ by, verdict, requirement }) =>
        (by === 'model' || (kind === 'licence' && requirement.kind === kind)) &&
        verdict === 'shown' &&
        requirement.kind !== 'title' &&
        overlaps(requirement.quote, postingQuote),
    );
    const line = shown?.quotes[0];
    return line === undefined ? condition : { ...condition, status: 'met', resumeQuote: line };
  });
}
