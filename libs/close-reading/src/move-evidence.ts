import type { Quote, VerifiedEvidence } from '@rolefit/contracts';

/** Finds the same words in another version of the text; if they occur more than once, the occurrence nearest to the old position. */
export function movedQuote(quote: Quote, text: string): Quote | null {
  if (text.slice(quote.start, quote.end) === quote.text) return quote;
  let best: number | null = null;
  for (let at = text.indexOf(quote.text); at >= 0; at = text.indexOf(quote.text, at + 1))
    if (best === null || Math.abs(at - quote.start) < Math.abs(best - quote.start)) best = at;
  return best === null ? null : { text: quote.text, start: best, end: best + quote.text.length };
}

/**
 * The evidence that is still valid in an edited resume until it is read again: entries whose quoted lines all still exist. `not-found` entries are
 * dropped, because the new lines may be the missing evidence.
 * @param resumeText of the new version
 */
export function moveEvidence(
  evidence: readonly VerifiedEvidence[],
  resumeText: string,
): VerifiedEvidence[] {
  return evidence.flatMap((one) => {
    const quotes = one.quotes.flatMap((quote) => movedQuote(quote, resumeText) ?? []);
    return quotes.length > 0 && quotes.length === one.quotes.length ? [{ ...one, quotes }] : [];
  });
}
