import type { LinkVerdict, VerifiedEvidence } from '@rolefit/contracts';
import { keyOfEvidence } from './evidence-key.js';

const strengths = {
  'not-found': 0,
  contradicted: 1,
  partly: 2,
  shown: 3,
} as const satisfies Record<LinkVerdict, number>;

/** An answer about one piece, if only that it shows nothing, counts more than none. */
function strengthOf({ verdict, isLeftToRules }: VerifiedEvidence): number {
  return isLeftToRules === true ? -1 : strengths[verdict];
}

/** One entry for each requirement, the strongest: pieces of a long resume are read one by one. */
export function mergeEvidence(found: readonly VerifiedEvidence[]): VerifiedEvidence[] {
  const merged = new Map<string, VerifiedEvidence>();
  for (const one of found) {
    const known = merged.get(keyOfEvidence(one));
    if (known === undefined || strengthOf(one) > strengthOf(known))
      merged.set(keyOfEvidence(one), one);
  }
  return [...merged.values()];
}
