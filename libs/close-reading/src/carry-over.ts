import type { Requirement, VerifiedEvidence } from '@rolefit/contracts';
import { requirementKey } from '@rolefit/linking';
import { keyOfEvidence } from './evidence-key.js';
import { movedQuote } from './move-evidence.js';

/** Evidence that an earlier reading found in another version of the resume. */
export interface EarlierReading {
  readonly resumeText: string;
  readonly evidence: readonly VerifiedEvidence[];
}

/** The evidence of an earlier reading that is still valid, and the requirements that must be read again. */
export interface CarriedOver {
  readonly evidence: readonly VerifiedEvidence[];
  readonly toRead: readonly Requirement[];
}

function linesOf(text: string): Set<string> {
  return new Set(text.split('\n').map((line) => line.trim()));
}

function hasNewLines(text: string, earlier: string): boolean {
  const known = linesOf(earlier);
  return [...linesOf(text)].some((line) => line !== '' && !known.has(line));
}

/**
 * Keeps the evidence that an edit of the resume cannot have changed: verdicts whose quoted lines are still there, and `not-found` verdicts if no
 * line was added.
 */
export function carryOver(
  requirements: readonly Requirement[],
  resumeText: string,
  earlier: EarlierReading | null,
): CarriedOver {
  if (earlier === null) return { evidence: [], toRead: requirements };
  const byKey = new Map(earlier.evidence.map((one) => [keyOfEvidence(one), one]));
  const mayHaveMore = hasNewLines(resumeText, earlier.resumeText);
  const evidence: VerifiedEvidence[] = [];
  const toRead: Requirement[] = [];
  for (const requirement of requirements) {
    const known = byKey.get(requirementKey(requirement));
    const quotes = known?.quotes.flatMap((quote) => movedQuote(quote, resumeText) ?? []) ?? [];
    const isSame =
      known !== undefined &&
      quotes.length === known.quotes.length &&
      (known.verdict === 'shown' || !mayHaveMore);
    if (isSame) evidence.push({ ...known, quotes });
    else toRead.push(requirement);
  }
  return { evidence, toRead };
}
