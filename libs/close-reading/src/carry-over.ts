import type { Quote, Requirement, VerifiedEvidence } from '@rolefit/contracts';
import { requirementKey } from '@rolefit/linking';
import { keyOfEvidence } from './evidence-key.js';

/** Evidence that an earlier reading found in another version of the resume. */
export interface EarlierReading {
  readonly resumeText: string;
  readonly evidence: readonly VerifiedEvidence[];
}

/** What of an earlier reading still holds, and the requirements to be read again. */
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

/** The same words in the new text, near the former place where they occur more than once. */
function moved(quote: Quote, text: string): Quote | null {
  if (text.slice(quote.start, quote.end) === quote.text) return quote;
  let best: number | null = null;
  for (let at = text.indexOf(quote.text); at >= 0; at = text.indexOf(quote.text, at + 1))
    if (best === null || Math.abs(at - quote.start) < Math.abs(best - quote.start)) best = at;
  return best === null ? null : { text: quote.text, start: best, end: best + quote.text.length };
}

/**
 * Takes over what an edit of the resume cannot have changed: what was shown by lines that are still there, and what was missing if no line
 * was added.
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
    const quotes = known?.quotes.flatMap((quote) => moved(quote, resumeText) ?? []) ?? [];
    const isSame =
      known !== undefined &&
      quotes.length === known.quotes.length &&
      (known.verdict === 'shown' || !mayHaveMore);
    if (isSame) evidence.push({ ...known, quotes });
    else toRead.push(requirement);
  }
  return { evidence, toRead };
}
