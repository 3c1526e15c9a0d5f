/** The share of 100 points of each weight. */
export function sharesOf(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (100 * weight) / total);
}

/** The overall score. Clients compute it too, so the order of the sum is part of the rule. */
export function sumOfShares(shares: readonly number[], credits: readonly number[]): number {
  return Math.round(shares.reduce((sum, share, index) => sum + (credits[index] ?? 0) * share, 0));
}
