import type { LinkVerdict, VerifiedEvidence } from '@rolefit/contracts';
import { keyOfEvidence } from './evidence-key.js';

const strengths = {
  'not-found': 0,
  contradicted: 1,
  partly: 2,
  shown: 3,
} as const satisfies Record<LinkVerdict, number>;

/** Any answer about one piece, even `not-found`, ranks above no answer. */
function strengthOf({ verdict, isLeftToRules }: VerifiedEvidence): number {
  return isLeftToRules === true ? -1 : strengths[verdict];
}

/** Keeps the strongest entry for each requirement, since the pieces of a long resume are read separately. */
export function mergeEvidence(found: readonly VerifiedEvidence[]): VerifiedEvidence[] {
  const merged = new Map<string, VerifiedEvidence>();
  for (const one of found) {
    const known = merged.get(keyOfEvidence(one));
    if (known === undefined || strengthOf(one) > strengthOf(known))
      merged.set(keyOfEvidence(one), one);
  }
  return [...merged.values()];
}
