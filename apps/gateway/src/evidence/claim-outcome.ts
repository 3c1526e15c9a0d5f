import type { EvidenceClaim, RefusedClaim } from '@rolefit/contracts';

/** A claim that counts, at least in part. */
export interface AcceptedClaim {
  readonly requirementId: string;
  readonly verdict: EvidenceClaim['verdict'];
  /** The quotes that were not refused. */
  readonly quotes: readonly string[];
}

/**
 * Returns the claims that count, with the quotes that were not refused. A verdict other than not-found needs at least one quote to count.
 * @param refused as recorded by the worker
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
