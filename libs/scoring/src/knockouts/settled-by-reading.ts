import type { Knockout } from '@rolefit/contracts';
import { type Link, overlaps } from '@rolefit/linking';

/** What a line of a resume can show; nights, travel or age need an answer. */
const shownByLines: ReadonlySet<Knockout['kind']> = new Set<Knockout['kind']>([
  'licence',
  'clearance',
  'language',
  'degree',
]);

/**
 * Conditions that the rules left open and a close reading found in the resume: one verdict for one fact. A reading never rules anybody out.
 * @param links of the same posting
 */
export function settledByReading(
  conditions: readonly Knockout[],
  links: readonly Link[],
): readonly Knockout[] {
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
