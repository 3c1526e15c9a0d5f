import type { Quote } from '@rolefit/contracts';
import type { RequirementAsk } from '../asks/requirement-asks.js';

/** The facts that a requirement quotes. */
export function factsWithin<One extends { readonly postingQuote: Quote | null }>(
  { requirement: { quote } }: RequirementAsk,
  all: readonly One[],
): One[] {
  return all.filter(
    ({ postingQuote }) =>
      postingQuote !== null && postingQuote.start < quote.end && quote.start < postingQuote.end,
  );
}
