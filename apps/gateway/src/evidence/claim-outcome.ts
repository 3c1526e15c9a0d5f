import type { EvidenceClaim, RefusedClaim } from '@rolefit/contracts';

/** A claim of which something counts. */
export interface AcceptedClaim {
  readonly requirementId: string;
  readonly verdict: EvidenceClaim['verdict'];
  /** Quotes that were found in the resume. */
  readonly quotes: readonly string[];
}

/**
 * The claims that count, with the quotes that were not refused. A verdict other than not-found counts only with a quote.
 * @param refused as the worker has recorded it
 */
export function acceptedClaims(
  claims: readonly EvidenceClaim[],
  refused: readonly RefusedClaim[],
): AcceptedClaim[] {
  return claims.flatMap(({ requirementId, verdict, quotes }) => {
    const refusals = refused.filter((one) => one.requirementId === requirementId);
    if (refusals.some(({ quote }) => quote === null)) return [];
    const dropped = new Set(refusals.map(({ quote }) => quote));
    const kept = verdict === 'not-found' ? [] : quotes.filter((quote) => !dropped.has(quote));
    return verdict === 'not-found' || kept.length > 0
      ? [{ requirementId, verdict, quotes: kept }]
      : [];
  });
}
