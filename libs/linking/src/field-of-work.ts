import type { FieldOfWork, Quote } from '@rolefit/contracts';
import { fieldSimilarity } from './credits.js';

/** Credit for work in the same fields, and the line that shows the one that both share most. */
export interface FieldCredit {
  /** 0 to 1. */
  readonly credit: number;
  readonly quote: Quote | null;
}

/**
 * The cosine of the fields of work of posting and resume, as credit between the values of `fieldSimilarity`; nothing where one of them does not
 * say enough about its work.
 */
export function fieldCredit(
  asked: readonly FieldOfWork[],
  held: readonly FieldOfWork[],
): FieldCredit {
  const other = new Map(held.map((one) => [one.field, one]));
  // Sorted, since sums of floating-point numbers depend on the order of their terms.
  const shared = asked
    .flatMap(({ field, weight }) => {
      const one = other.get(field);
      return one ? [{ field, product: weight * one.weight, quote: one.quote }] : [];
    })
    .sort((a, b) => b.product - a.product || (a.field < b.field ? -1 : 1));
  const similarity = shared.reduce((sum, { product }) => sum + product, 0);
  const { none, full } = fieldSimilarity;
  return {
    credit: Math.min(1, Math.max(0, (similarity - none) / (full - none))),
    quote: shared[0]?.quote ?? null,
  };
}
