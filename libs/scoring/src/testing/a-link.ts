import type { Requirement } from '@rolefit/contracts';
import type { Link } from '@rolefit/linking';

/** A link that finds nothing, unless stated otherwise. */
export function aLink(requirement: Requirement, facts: Partial<Link> = {}): Link {
  return {
    requirement,
    verdict: 'not-found',
    credit: 0,
    by: 'none',
    confidence: 1,
    quotes: [],
    explanation: {
      label: requirement.quote.text,
      isNamed: false,
      reason: [],
      via: null,
      advice: null,
    },
    ...facts,
  };
}
