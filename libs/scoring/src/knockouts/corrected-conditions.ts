import type { SetAside } from '@rolefit/contracts';
import { type Case, type Condition, overlaps } from '@rolefit/linking';

/** The conditions of a case as the user corrects them. */
export interface CorrectedConditions {
  readonly conditions: readonly Condition[];
  /** Those that the posting does not set, as the user says. */
  readonly setAside: readonly Condition[];
}

/** What the user states about a condition, or about the requirement that names it. */
function statedFor(condition: Condition, { stated, asks }: Case) {
  const { postingQuote } = condition;
  const own = stated.forCondition(condition);
  if (own !== null || postingQuote === null) return own;
  for (const { requirement } of asks.requirements) {
    const found = overlaps(requirement.quote, postingQuote)
      ? stated.forRequirement(requirement)
      : null;
    if (found !== null && requirement.kind !== 'title') return found;
  }
  return null;
}

function asStated(condition: Condition, facts: Case): Condition {
  const found = statedFor(condition, facts);
  if (found === null) return condition;
  const { kind, label, postingQuote } = condition;
  return {
    kind,
    label,
    status: 'met',
    postingQuote,
    resumeQuote: found.line,
    ...(found.line === null && { statedByUser: label }),
    correction: { id: found.correction.id, type: 'have' },
  };
}

/** Applies the user's corrections to the conditions of a case. */
export function correctedConditions(
  judged: readonly Condition[],
  facts: Case,
): CorrectedConditions {
  const setAside = judged.filter((one) => facts.stated.setsAside(one) !== null);
  return {
    conditions: judged.filter((one) => !setAside.includes(one)).map((one) => asStated(one, facts)),
    setAside,
  };
}

/** The conditions that a user has set aside, as they are shown. */
export function setAsideConditions(conditions: readonly Condition[], { stated }: Case): SetAside[] {
  return conditions.flatMap((one) => {
    const correction = stated.setsAside(one);
    return correction && one.postingQuote
      ? [{ id: correction.id, words: one.postingQuote.text }]
      : [];
  });
}
