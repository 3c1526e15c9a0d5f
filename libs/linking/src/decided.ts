import type { LinkBasis, LinkVerdict, Quote } from '@rolefit/contracts';
import type { ComparedFact } from './facts/compared-fact.js';

/** What one kind of evidence says about a requirement. */
export interface Decided {
  readonly credit: number;
  readonly by: LinkBasis;
  readonly quote: Quote | null;
  readonly fact?: ComparedFact | null;
  readonly verdict?: LinkVerdict;
  /** Whether it is only a small part of a long demand: see `fewWords`. */
  readonly isInPart?: boolean;
  /** False where the line quoted shares few words with the requirement, and other evidence earns most of the credit. */
  readonly saysTheSame?: boolean;
}
