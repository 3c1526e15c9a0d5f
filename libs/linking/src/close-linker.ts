import type { LinkVerdict, Requirement, VerifiedEvidence } from '@rolefit/contracts';
import { linkerByRules } from './built-in-linker.js';
import { closeReadingCredits, confidences } from './link-weights.js';
import type { LinkedRequirement } from './link-requirement.js';
import type { Linker } from './linker.js';

/** Identifies a requirement by its kind and words: ids change when a posting is read again. */
export function requirementKey({ kind, quote }: Pick<Requirement, 'kind' | 'quote'>): string {
  return `${kind}\n${quote.text}`;
}

/**
 * Links that take precedence over a close reading: what the user has stated, since the resume may omit it, and a language that the resume names
 * or is written in.
 */
function isKnownBetter({ by, credit }: LinkedRequirement, verdict: LinkVerdict): boolean {
  return (by === 'stated' || by === 'language') && credit >= closeReadingCredits[verdict];
}

function revised(
  found: LinkedRequirement,
  { verdict, quotes: [quote, ...moreQuotes] }: VerifiedEvidence,
): LinkedRequirement {
  return {
    ...found,
    credit: closeReadingCredits[verdict],
    verdict,
    by: 'model',
    confidence: confidences.model,
    quote: quote ?? null,
    moreQuotes,
    isInPart: false,
    saysTheSame: true,
    title: null,
  };
}

/**
 * Links by the evidence that a model or an agent found. Requirements that it did not judge are linked by rules, and the user's own
 * statements count as before.
 * @param evidence verified; see the library `close-reading`
 */
export function closeLinker(evidence: readonly VerifiedEvidence[]): Linker {
  const byKey = new Map<string, VerifiedEvidence>(
    evidence
      .filter(({ isLeftToRules }) => isLeftToRules !== true)
      .map((one) => [`${one.kind}\n${one.requirement}`, one]),
  );
  return linkerByRules((found) => {
    const known = byKey.get(requirementKey(found.ask.requirement));
    return known === undefined || isKnownBetter(found, known.verdict)
      ? found
      : revised(found, known);
  });
}
